/** Tree search over information sets, as one seat sees the game: each round plays another of the possible deals. */
import type {View} from '../match/view.js';
import {Deal} from '../rules/deal.js';
import type {Budget, Chance} from './bot.js';
import {Descent, Spread, exploration} from './descent.js';
import {dealFrom} from './position.js';
import {playOut} from './rollout.js';
import {PossibleDeals} from './sampling.js';
import {Tree, rootNode} from './tree.js';
import {Judge} from './value.js';
import type {Weighed} from './weighing.js';

/** The clock is asked once in so many rounds. */
const roundsBetweenQuestions = 32;
/** After every so many rounds it is seen how much they differ; until then they are taken to differ as chances to win a game usually do. */
const roundsToLearn = 32;
const usualDeviation = 0.2;

const tree = new Tree();

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
	private readonly descent: Descent;
	/** What the rounds were worth to the searcher. */
	private readonly spread = new Spread();
	/** How much one more visit to what was visited little is worth. */
	private curiosity = exploration * usualDeviation;

	constructor(view: View, possible: PossibleDeals, chance: Chance) {
		this.possible = possible;
		this.chance = chance;
		this.start = dealFrom(view, possible);
		this.deal = new Deal(view.terms);
		this.judge = new Judge(view);
		this.descent = new Descent(tree, this.start.turn, chance);
	}

	play(): void {
		const {possible, deal, start, judge, descent} = this;
		possible.choose(this.chance);
		deal.copyFrom(start);
		deal.hands.set(possible.hands);
		descent.go(deal, rootNode, this.curiosity);
		playOut(deal);
		judge.judge(deal);
		descent.remember(judge.chances);
		this.learn(judge.chances[start.terms.teams[start.turn]]);
	}

	private learn(worth: number): void {
		const {spread} = this;
		spread.add(worth);
		if (spread.count % roundsToLearn === 0) {
			this.curiosity = exploration * spread.deviation;
		}
	}
}
