/** The strongest play: endings with few possible deals are solved, before that all that may be hidden is searched. */
import type {View} from '../match/view.js';
import type {Bot, Budget} from './bot.js';
import {Solver} from './endgame.js';
import type {Measure} from './measure.js';
import {dealFrom} from './position.js';
import {PossibleDeals} from './sampling.js';
import {search} from './search.js';
import {Judge} from './value.js';
import {type Weighed, chooseFirst} from './weighing.js';

const usual: Budget = {playouts: 2000, spent: () => false};
/** In how many ways the hidden tiles of an ending may be placed at most. */
const mostWays = 100;
/** How many positions of endings take as long as a play-out, and how many are looked at at most: some tenth of a second. */
const positionsPerPlayout = 8;
const mostPositions = 300_000;

export const expert: Bot = {
	level: 'expert',
	usualPlayouts: usual.playouts,
	isSlow: true,
	choose(view, chance, budget = usual) {
		return view.moves.length === 1
			? {move: view.moves[0], reason: {kind: 'only-move'}}
			: chooseFirst(view, solveEnding(view, budget) ?? search(view, chance, budget), chance);
	},
};

/** The moves with the best first, if nothing more can be drawn, few deals are possible, and there is time to work them out. */
export function solveEnding(view: View, {playouts}: Pick<Budget, 'playouts'>, measure: Measure = new Judge(view)): Weighed[] | undefined {
	// A single tile that can be drawn is no secret either.
	if (view.drawable > 0 && view.boneyard > 1) {
		return undefined;
	}

	const possible = new PossibleDeals(view);
	if (possible.weight > mostWays) {
		return undefined;
	}

	const start = dealFrom(view, possible);
	const solver = new Solver(view.terms, measure);
	const team = view.terms.teams[view.turn];
	const sums = new Map<number, number>();
	let left = Math.min(mostPositions, playouts * positionsPerPlayout);
	for (let number = 0; number < possible.weight; number++) {
		if (!possible.place(number)) {
			continue;
		}

		start.hands.set(possible.hands);
		const solutions = solver.solve(start, left);
		if (solutions === undefined) {
			return undefined;
		}

		left = solver.left;
		for (const {move, chances} of solutions) {
			sums.set(move, (sums.get(move) ?? 0) + chances[team]);
		}
	}

	return [...sums]
		.map(([move, worth]) => ({move, worth: worth / possible.weight}))
		.toSorted((one, other) => other.worth - one.worth);
}
