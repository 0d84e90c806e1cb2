/** Two moves against each other: how they do in the same possible deals, if their player plays on as well as he can see how. */
import type {View} from '../match/view.js';
import {movesRoom} from '../rules/allowed.js';
import {Deal} from '../rules/deal.js';
import type {Move} from '../rules/move.js';
import type {Chance} from './bot.js';
import {listChoices} from './choices.js';
import type {Measure} from './measure.js';
import {dealFrom} from './position.js';
import {playOut} from './rollout.js';
import {PossibleDeals} from './sampling.js';
import {Tree, rootNode} from './tree.js';
import {greediest} from './trial.js';

/** By how much one move is better than another on average, in shares of the measure, and the standard error of that. */
export type Difference = {
	readonly share: number;
	readonly error: number;
};

/** How two moves are compared. */
export type Comparing = {
	readonly chance: Chance;
	/** From how many possible deals it is learned how to play on, and in how many others the moves are compared; at least one. */
	readonly rounds: number;
	readonly deals: number;
	readonly measure: Measure;
};

/** As in the search: how far it strays from what is best so far, and how often others play greedily. */
const exploration = 1.6;
const greedyOthers = 0.5;
/** What was tried less often is not known well enough to rely on. */
const leastVisits = 10;

const tree = new Tree();
const moves = new Int32Array(movesRoom);
const path = new Int32Array(256);
const movers = new Int8Array(256);

/**
Compares two moves of the seat in turn, by nothing but what it sees.

First it is learned from `rounds` possible deals how to play on after each of them. Then both are played out in `deals`
others, the same ones for both: its own later moves as was learned, all else greedily. So a chance that a move leaves
for later is no cost yet; it is one when it is missed.
*/
export function compareMoves(view: View, [one, other]: readonly [Move, Move], {
	chance, rounds, deals, measure,
}: Comparing): Difference {
	const trial = new Trial(view, chance, measure);
	tree.clear();
	const branches = [one, other].map(move => tree.add(rootNode, move));
	for (let number = 0; number < rounds; number++) {
		trial.place();
		for (const branch of branches) {
			trial.learn(branch);
		}
	}

	let sum = 0;
	let squares = 0;
	for (let number = 0; number < deals; number++) {
		trial.place();
		const [first, second] = branches.map(branch => trial.tryOut(branch));
		const difference = first - second;
		sum += difference;
		squares += difference * difference;
	}

	const share = sum / deals;
	return {share, error: Math.sqrt(Math.max(0, (squares / deals) - (share * share)) / deals)};
}

/** Plays possible deals on from each of the moves. */
class Trial {
	private readonly possible: PossibleDeals;
	private readonly chance: Chance;
	private readonly start: Deal;
	private readonly deal: Deal;
	private readonly measure: Measure;
	private length = 0;
	private count = 0;
	private sum = 0;
	private squares = 0;

	constructor(view: View, chance: Chance, measure: Measure) {
		this.possible = new PossibleDeals(view);
		this.chance = chance;
		this.start = dealFrom(view, this.possible);
		this.deal = new Deal(view.terms);
		this.measure = measure;
	}

	/** Puts the hidden tiles somewhere. */
	place(): void {
		this.possible.choose(this.chance);
	}

	/** Plays on down the tree, and remembers what the end is worth. */
	learn(branch: number): void {
		this.begin(branch);
		this.descend(branch);
		const share = this.end();
		for (let step = 0; step < this.length; step++) {
			tree.visits[path[step]]++;
			tree.worth[path[step]] += this.measure.chances[movers[step]];
		}

		this.count++;
		this.sum += share;
		this.squares += share * share;
	}

	/** The share of the seat's team if it plays on as was learned. */
	tryOut(branch: number): number {
		this.begin(branch);
		const {deal, start} = this;
		for (let node = branch; node !== rootNode;) {
			const count = listChoices(deal, moves);
			if (count === 0) {
				break;
			}

			const known = count === 1 || deal.turn !== start.turn ? rootNode : mostVisited(node, count);
			const move = known === rootNode ? greediest(deal, moves, count) : tree.moves[known];
			node = known === rootNode ? childFor(node, move) : known;
			deal.play(move);
		}

		return this.end();
	}

	private begin(branch: number): void {
		const {deal, start, possible} = this;
		deal.copyFrom(start);
		deal.hands.set(possible.hands);
		deal.play(tree.moves[branch]);
	}

	private descend(branch: number): void {
		const {deal, deal: {terms: {teams}}, start} = this;
		const curiosity = exploration * this.deviation();
		let node = branch;
		this.length = 0;
		for (let isNew = false; !isNew && !tree.isFull;) {
			let count = listChoices(deal, moves);
			if (count === 0) {
				return;
			}

			if (count > 1 && deal.turn !== start.turn && this.chance() < greedyOthers) {
				moves[0] = greediest(deal, moves, count);
				count = 1;
			}

			if (count === 1) {
				node = tree.follow(node, moves[0]);
			} else {
				const parent = node;
				node = tree.select(parent, moves, {count, curiosity});
				if (tree.untried > 0) {
					node = tree.add(parent, greediest(deal, moves, tree.untried));
					isNew = true;
				}
			}

			path[this.length] = node;
			movers[this.length++] = teams[deal.turn];
			deal.play(tree.moves[node]);
		}
	}

	private end(): number {
		const {deal, measure, start} = this;
		playOut(deal);
		measure.judge(deal);
		return measure.chances[start.terms.teams[start.turn]];
	}

	private deviation(): number {
		const {count, sum, squares} = this;
		return count === 0 ? 0 : Math.sqrt(Math.max(0, (squares / count) - ((sum / count) ** 2)));
	}
}

/** The child for one of the first `count` moves that was tried most, if that was often enough. */
function mostVisited(parent: number, count: number): number {
	let best = rootNode;
	for (const node of tree.childrenOf(parent)) {
		if (tree.visits[node] >= leastVisits && tree.visits[node] > tree.visits[best] && moves.subarray(0, count).includes(tree.moves[node])) {
			best = node;
		}
	}

	return best;
}

function childFor(parent: number, move: Move): number {
	return tree.childrenOf(parent).find(node => tree.moves[node] === move) ?? rootNode;
}
