/** What a step of a lesson asks for. Whether a move does it, the kernel says. */
import type {LaidEvent} from '../../match/events.js';
import {allowedMoves} from '../../rules/allowed.js';
import type {Deal} from '../../rules/deal.js';
import {
	type Move, draw, laysTile, pass, stop,
} from '../../rules/move.js';
import {type Tile, isDouble} from '../../rules/tile.js';
import {preview} from '../../rules/worth.js';

/**
A task in one move. To `lead`, to lay `any` tile, or one that makes the `count`, brings at least so many `points` or the `most`
points, earns `another` tile, is a `double`, lies on this `host`, or is the last one (`out`). Or to `draw` until
one fits, to `pass`, to pass the lead on, to `stop`.
*/
export type Goal =
	| {readonly kind: 'lead' | 'any' | 'most' | 'another' | 'double' | 'out'}
	| {readonly kind: 'draw' | 'pass' | 'pass-lead' | 'stop'}
	| {readonly kind: 'count'; readonly count: number}
	| {readonly kind: 'points'; readonly points: number}
	| {readonly kind: 'host'; readonly host: Tile};

/** A move that was allowed: the deal before it and, of a tile, what it made. */
export type Attempt = {
	readonly before: Deal;
	readonly move: Move;
	readonly laid: LaidEvent | undefined;
};

/** Whether the move does what is asked for. */
export function reaches(goal: Goal, {before, move, laid}: Attempt): boolean {
	switch (goal.kind) {
		case 'draw': {
			return move === draw;
		}

		case 'pass':
		case 'pass-lead': {
			return move === pass;
		}

		case 'stop': {
			return move === stop;
		}

		default: {
			return laid !== undefined && isLaidAsAsked(goal, laid, before);
		}
	}
}

function isLaidAsAsked(goal: Exclude<Goal, {kind: 'draw' | 'pass' | 'pass-lead' | 'stop'}>, laid: LaidEvent, before: Deal): boolean {
	switch (goal.kind) {
		case 'lead': {
			return laid.host === undefined;
		}

		case 'any': {
			return true;
		}

		case 'count': {
			return laid.count === goal.count;
		}

		case 'points': {
			return laid.points >= goal.points;
		}

		case 'most': {
			return laid.points === mostPoints(before);
		}

		case 'another': {
			return laid.another;
		}

		case 'double': {
			return isDouble(laid.tile);
		}

		case 'host': {
			return laid.host === goal.host;
		}

		case 'out': {
			return laid.out;
		}
	}
}

/** The most points that the seat in turn can make with one tile. */
export function mostPoints(deal: Deal): number {
	const hand = deal.hands[deal.turn];
	const tiles = allowedMoves(deal).filter(move => laysTile(move));
	return Math.max(0, ...tiles.map(move => preview(deal.terms, deal.layout, {move, hand}).points));
}
