/** Tree search over information sets, as one seat sees the game: each round plays another of the possible deals. */
import type {View} from '../match/view.js';
import {movesRoom} from '../rules/allowed.js';
import {Deal} from '../rules/deal.js';
import type {Budget, Chance} from './bot.js';
import {listChoices} from './choices.js';
import {dealFrom} from './position.js';
import {playOut} from './rollout.js';
import {PossibleDeals} from './sampling.js';
import {Tree, rootNode} from './tree.js';
import {greediest} from './trial.js';
import {Judge} from './value.js';
import type {Weighed} from './weighing.js';

/** How far the search strays from what is best so far, in standard deviations of what the rounds are worth. */
const exploration = 1.6;
/** How often others are taken to play greedily instead of as the tree finds best for them: they do not know the hand it plans with. */
const greedyOthers = 0.5;
/** The clock is asked once in so many rounds. */
const roundsBetweenQuestions = 32;
/** After every so many rounds it is seen how much they differ; until then they are taken to differ as chances to win a game usually do. */
const roundsToLearn = 32;
const usualDeviation = 0.2;

const tree = new Tree();
const moves = new Int32Array(movesRoom);
/** The nodes of a round, and for each the team that moved. A move that is no choice takes a node as well. */
const path = new Int32Array(256);
const movers = new Int8Array(256);

/** Searches until the budget is spent, at least one round. The move made in most rounds, the best, comes first. */
export function search(view: View, chance: Chance, {playouts, spent}: Budget): Weighed[] {
	const possible = new PossibleDeals(view);
	const round = new Round(view, possible, chance);
	tree.clear();
	for (let number = 0; number < playouts; number++) {
		if (number % roundsBetweenQuestions === 0 && number > 0 && (isDecided(playouts - number) || spent())) {
			break;
		}

		round.play();
	}

	return tree.childrenOf(rootNode)
		.toSorted((one, other) => tree.visits[other] - tree.visits[one])
		.map(node => ({move: tree.moves[node], worth: tree.worth[node] / tree.visits[node]}));
}

/** Whether the move made in most rounds stays ahead of all others however the rounds that are left go. */
function isDecided(left: number): boolean {
	let most = 0;
	let second = 0;
	for (const node of tree.childrenOf(rootNode)) {
		const visits = tree.visits[node];
		second = Math.max(second, Math.min(most, visits));
		most = Math.max(most, visits);
	}

	return most - second > left;
}

/** Plays one possible deal after another: down the tree, on to the end, and back with what the end is worth. */
class Round {
	private readonly possible: PossibleDeals;
	private readonly chance: Chance;
	/** The position to begin with, and the deal that is played from there. */
	private readonly start: Deal;
	private readonly deal: Deal;
	private readonly judge: Judge;
	private length = 0;
	private count = 0;
	/** The sum of what the rounds were worth to the searcher, and of the squares. */
	private sum = 0;
	private squares = 0;
	/** How much one more visit to what was visited little is worth. */
	private curiosity = exploration * usualDeviation;

	constructor(view: View, possible: PossibleDeals, chance: Chance) {
		this.possible = possible;
		this.chance = chance;
		this.start = dealFrom(view, possible);
		this.deal = new Deal(view.terms);
		this.judge = new Judge(view);
	}

	play(): void {
		const {possible, deal, start, judge} = this;
		possible.choose(this.chance);
		deal.copyFrom(start);
		deal.hands.set(possible.hands);
		this.descend();
		playOut(deal);
		judge.judge(deal);
		this.remember();
	}

	/** Follows the tree down to a move that was not made before. */
	private descend(): void {
		const {deal, curiosity, deal: {terms: {teams}}} = this;
		let node = rootNode;
		this.length = 0;
		for (let isNew = false; !isNew && !tree.isFull;) {
			const count = this.listMoves();
			if (count === 0) {
				return;
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

	/** Writes the moves to choose from into `moves`: of another seat often only the greedy one. */
	private listMoves(): number {
		const {deal, start} = this;
		const count = listChoices(deal, moves);
		if (count < 2 || deal.turn === start.turn || this.chance() >= greedyOthers) {
			return count;
		}

		moves[0] = greediest(deal, moves, count);
		return 1;
	}

	private remember(): void {
		const {judge: {chances}, start} = this;
		for (let step = 0; step < this.length; step++) {
			const node = path[step];
			tree.visits[node]++;
			tree.worth[node] += chances[movers[step]];
		}

		const worth = chances[start.terms.teams[start.turn]];
		this.count++;
		this.sum += worth;
		this.squares += worth * worth;
		if (this.count % roundsToLearn === 0) {
			const mean = this.sum / this.count;
			this.curiosity = exploration * Math.sqrt(Math.max(0, (this.squares / this.count) - (mean * mean)));
		}
	}
}
