/** What a choice cost, in the judgement of the strongest bot, which sees what the player saw. */
import type {Choice} from '../../bots/bot.js';
import {chanceAt} from '../../bots/chance-at.js';
import {solveEnding} from '../../bots/expert.js';
import {botByLevel, levels} from '../../bots/index.js';
import {compareMoves} from '../../bots/comparison.js';
import {dealFrom} from '../../bots/position.js';
import type {View} from '../../match/view.js';
import type {Move} from '../../rules/move.js';
import {setSize} from '../../rules/tile.js';
import {choiceLike, choicesIn} from './deals.js';
import {type Unit, amountOf, measureIn} from './unit.js';

/** A choice as it is judged. Plain data, so that it can come from another thread. */
export type Appraisal = {
	readonly unit: Unit;
	/** Between how many moves the player chose. */
	readonly choices: number;
	/** How much less the move brings on average than the better one, in the unit; 0 where the difference may be chance, or is too small to tell. */
	readonly cost: number;
	/** The standard error of the difference; 0 where it was worked out exactly. */
	readonly error: number;
	/** What the adviser would have done, and why; undefined when the move cost nothing. */
	readonly better: Choice | undefined;
};

/** How the choice is to be judged: `playouts` is how many deals the adviser plays out, and once more as many are for the comparison. */
export type AppraisalWish = {
	readonly unit: Unit;
	readonly playouts: number;
};

/** How many play-outs a choice gets where nobody asks for more: some tenth of a second. */
export const usualPlayouts = 8000;

/** So many standard errors are needed to tell a difference from chance. */
const certainErrors = 2;

/** Judges a move of the seat that has this view. It depends on nothing else, and is always the same. */
export function appraise(view: View, move: Move, {unit, playouts}: AppraisalWish): Appraisal {
	const choices = choicesIn(ownDeal(view));
	const made = choiceLike(choices, move);
	const advice = botByLevel(levels.at(-1)!)!.choose(view, chanceAt(view), {playouts, spent: () => false});
	const better = choiceLike(choices, advice.move);
	const fine = {
		unit, choices: choices.length, cost: 0, error: 0, better: undefined,
	};
	if (better === made || choices.length < 2) {
		return fine;
	}

	const {share, error} = difference(view, [better, made], {unit, playouts});
	return share > certainErrors * error && amountOf(unit, share) >= leastCost[unit]
		? {
			...fine, cost: amountOf(unit, share), error: amountOf(unit, error), better: advice,
		}
		: {...fine, error: amountOf(unit, error)};
}

/** Less would be told as 0. */
export const leastCost: Readonly<Record<Unit, number>> = {points: 0.05, game: 0.0005};

/** By how much the first move is better: worked out where that can be, else estimated. */
function difference(view: View, moves: readonly [Move, Move], {unit, playouts}: AppraisalWish): {share: number; error: number} {
	const {terms, leader, scores} = view;
	const measure = measureIn(unit, {terms, leader, before: scores});
	const solved = solveEnding(view, {playouts}, measure);
	if (solved !== undefined) {
		const [better, made] = moves.map(move => solved.find(one => one.move === move)!.worth);
		return {share: better - made, error: 0};
	}

	const each = Math.ceil(playouts / moves.length);
	return compareMoves(view, moves, {
		chance: chanceAt(view), rounds: each, deals: each, measure,
	});
}

/** The deal as far as the view tells: nobody else holds anything. */
function ownDeal(view: View) {
	const hands = new Int32Array(view.terms.seats);
	hands[view.turn] = view.hand;
	return dealFrom(view, {hands, order: new Uint8Array(setSize)});
}
