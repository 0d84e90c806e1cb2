/** Plays every move out in the same sampled deals, and takes the one that does best. Knows what passes and draws tell. */
import type {View} from '../match/view.js';
import {movesRoom} from '../rules/allowed.js';
import {Deal} from '../rules/deal.js';
import type {Bot, Budget, Chance} from './bot.js';
import {listChoices} from './choices.js';
import {dealFrom} from './position.js';
import {playOut} from './rollout.js';
import {PossibleDeals} from './sampling.js';
import {Judge} from './value.js';
import {type Weighed, chooseFirst} from './weighing.js';

/** How many deals it samples at most. */
const mostDeals = 100;
const patient: Budget = {playouts: Number.POSITIVE_INFINITY, spent: () => false};

export const club: Bot = {
	level: 'club',
	choose(view, chance, budget = patient) {
		return view.moves.length === 1
			? {move: view.moves[0], reason: {kind: 'only-move'}}
			: chooseFirst(view, weighMoves(view, chance, budget), chance);
	},
};

const moves = new Int32Array(movesRoom);

/** The moves that are worth telling apart, the best first. */
function weighMoves(view: View, chance: Chance, {playouts, spent}: Budget): Weighed[] {
	const possible = new PossibleDeals(view);
	const start = dealFrom(view, possible);
	const deal = new Deal(view.terms);
	const judge = new Judge(view);
	const team = view.terms.teams[view.turn];
	const count = listChoices(start, moves);
	const choices = [...moves.subarray(0, count)];
	const sums = new Float64Array(count);
	const deals = Math.max(1, Math.min(mostDeals, Math.floor(playouts / count)));
	let sampled = 0;
	do {
		possible.choose(chance);
		for (const [index, move] of choices.entries()) {
			deal.copyFrom(start);
			deal.hands.set(possible.hands);
			deal.play(move);
			playOut(deal);
			judge.judge(deal);
			sums[index] += judge.chances[team];
		}

		sampled++;
	} while (sampled < deals && !spent());

	return choices
		.map((move, index) => ({move, worth: sums[index] / sampled}))
		.toSorted((one, other) => other.worth - one.worth);
}
