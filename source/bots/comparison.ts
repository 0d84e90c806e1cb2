/** Two moves against each other: how they do in the same possible deals, if their player plays on as well as he can see how. */
import type {View} from '../match/view.js';
import {movesRoom} from '../rules/allowed.js';
import {Deal} from '../rules/deal.js';
import type {Move} from '../rules/move.js';
import type {Chance} from './bot.js';
import {listChoices} from './choices.js';
import {Descent, Spread, exploration} from './descent.js';
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

/** What was tried less often is not known well enough to rely on. */
const leastVisits = 10;

const tree = new Tree();
const moves = new Int32Array(movesRoom);

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

	const spread = new Spread();
	for (let number = 0; number < deals; number++) {
		trial.place();
		const [first, second] = branches.map(branch => trial.tryOut(branch));
		spread.add(first - second);
	}

	return {share: spread.mean, error: spread.deviation / Math.sqrt(deals)};
}

/** Plays possible deals on from each of the moves. */
class Trial {
	private readonly possible: PossibleDeals;
	private readonly chance: Chance;
	private readonly start: Deal;
	private readonly deal: Deal;
	private readonly measure: Measure;
	private readonly descent: Descent;
	private readonly spread = new Spread();

	constructor(view: View, chance: Chance, measure: Measure) {
		this.possible = new PossibleDeals(view);
		this.chance = chance;
		this.start = dealFrom(view, this.possible);
		this.deal = new Deal(view.terms);
		this.measure = measure;
		this.descent = new Descent(tree, this.start.turn, chance);
	}

	/** Puts the hidden tiles somewhere. */
	place(): void {
		this.possible.choose(this.chance);
	}

	/** Plays on down the tree, and remembers what the end is worth. */
	learn(branch: number): void {
		const {deal, descent, spread} = this;
		this.begin(branch);
		descent.go(deal, branch, exploration * spread.deviation);
		const share = this.end();
		descent.remember(this.measure.chances);
		spread.add(share);
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

	private end(): number {
		const {deal, measure, start} = this;
		playOut(deal);
		measure.judge(deal);
		return measure.chances[start.terms.teams[start.turn]];
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
