/** Exact play once no tile is hidden any more. */
import {movesRoom} from '../rules/allowed.js';
import {Deal} from '../rules/deal.js';
import type {Move} from '../rules/move.js';
import type {Terms} from '../rules/variant.js';
import {listChoices} from './choices.js';
import type {Measure} from './measure.js';
import {liking} from './trial.js';

/** A move, and for each team the chance to win the game after it if everyone plays his best. */
export type Solution = {
	readonly move: Move;
	readonly chances: readonly number[];
};

/** One position on the way from the start to the end of a deal. */
type Level = {
	readonly deal: Deal;
	readonly moves: Int32Array;
	/** For each team the chance to win the game from here. */
	readonly chances: Float64Array;
};

/**
Plays a deal out in every way. Each team goes for its own chance; of moves that are level for it, it makes the one a
greedy player likes best. Of two teams neither looks further than the other would let it come.
*/
export class Solver {
	/** How many positions may still be looked at. */
	left = 0;
	private readonly terms: Terms;
	private readonly judge: Measure;
	private readonly levels: Level[] = [];
	/** For each team what it can have for certain by playing otherwise before. */
	private readonly assured: Float64Array;

	constructor(terms: Terms, judge: Measure) {
		this.terms = terms;
		this.judge = judge;
		this.assured = new Float64Array(terms.teamCount);
	}

	/** All moves of the seat in turn, the best first; undefined when `limit` positions were not enough. */
	solve(start: Deal, limit: number): Solution[] | undefined {
		this.left = limit;
		const moves = new Int32Array(movesRoom);
		const solutions: Solution[] = [];
		for (const move of moves.subarray(0, listChoices(start, moves))) {
			this.assured.fill(0);
			const chances = this.after(start, move, 0);
			if (this.left < 0) {
				return undefined;
			}

			solutions.push({move, chances: [...chances]});
		}

		const team = this.terms.teams[start.turn];
		return solutions.toSorted((one, other) => other.chances[team] - one.chances[team]);
	}

	/** What a move leads to, worked out on level `depth`. */
	private after(deal: Deal, move: Move, depth: number): Float64Array {
		const level = this.level(depth);
		level.deal.copyFrom(deal).play(move);
		if (this.left-- > 0) {
			this.workOut(level, depth);
		}

		return level.chances;
	}

	private workOut({deal, moves, chances}: Level, depth: number): void {
		const count = listChoices(deal, moves);
		if (count === 0) {
			this.judge.judge(deal);
			chances.set(this.judge.chances);
			return;
		}

		mostLikedFirst(deal, moves, count);
		const {assured, terms: {teams, teamCount}} = this;
		const team = teams[deal.turn];
		const assuredBefore = assured[team];
		const enough = teamCount === 2 ? 1 - assured[1 - team] : 1;
		chances[team] = -1;
		for (let index = 0; index < count && chances[team] < enough; index++) {
			const found = this.after(deal, moves[index], depth + 1);
			if (found[team] > chances[team]) {
				chances.set(found);
				assured[team] = Math.max(assured[team], found[team]);
			}
		}

		assured[team] = assuredBefore;
	}

	private level(depth: number): Level {
		this.levels[depth] ??= {
			deal: new Deal(this.terms),
			moves: new Int32Array(movesRoom),
			chances: new Float64Array(this.terms.teamCount),
		};
		return this.levels[depth];
	}
}

/** Good moves first save looking at bad ones. */
function mostLikedFirst(deal: Deal, moves: Int32Array, count: number): void {
	const hand = deal.hands[deal.turn];
	for (let sorted = 1; sorted < count; sorted++) {
		const move = moves[sorted];
		const liked = liking(deal, move, hand);
		let place = sorted;
		while (place > 0 && liking(deal, moves[place - 1], hand) < liked) {
			moves[place] = moves[place - 1];
			place--;
		}

		moves[place] = move;
	}
}
