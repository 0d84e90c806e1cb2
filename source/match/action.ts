/** What can be done to a match, and why it may not be done. */
import {handOf, wholeSet} from '../rules/hand.js';
import {type Move, laysTile, stop} from '../rules/move.js';
import {type Refusal, refusal} from '../rules/refusal.js';
import {type Tile, setSize} from '../rules/tile.js';
import type {Seat} from '../rules/variant.js';
import {
	type Match, type PlayedMove, dueDeal, phaseOf,
} from './match.js';

/** All that can be done to a match, by people, bots, and the table itself. */
export type Action =
	/** The 28 tiles in dealing order: seat 0's, seat 1's, …, the boneyard. */
	| {readonly type: 'deal'; readonly order: readonly Tile[]; readonly leader: Seat}
	| {readonly type: 'move'; readonly seat: Seat; readonly move: Move}
	/** Back to just before the seat's last own decision in this deal. */
	| {readonly type: 'undo'; readonly seat: Seat}
	| {readonly type: 'hint'; readonly seat: Seat}
	| {readonly type: 'left'; readonly seat: Seat}
	| {readonly type: 'back'; readonly seat: Seat}
	/** Who plays the seat from here: a person, or a bot of this level. */
	| {readonly type: 'seat'; readonly seat: Seat; readonly kind: 'human'; readonly level?: undefined}
	| {readonly type: 'seat'; readonly seat: Seat; readonly kind: 'bot'; readonly level: string};

/** Why an action is not allowed, in a word. */
export type ActionRefusal =
	| Refusal
	| 'match-is-over'
	| 'deal-in-play'
	| 'no-deal-in-play'
	| 'not-the-set'
	| 'wrong-leader'
	| 'people-at-the-table'
	| 'nothing-to-take-back'
	| 'no-such-seat'
	| 'already-away'
	| 'not-away';

/** Why an action is not allowed now; undefined when it is. */
export function refusalOf(match: Match, action: Action): ActionRefusal | undefined {
	if (action.type === 'deal') {
		return refusedDeal(match, action);
	}

	const player = match.players.at(action.seat);
	if (player === undefined || action.seat < 0) {
		return 'no-such-seat';
	}

	const phase = phaseOf(match);
	switch (action.type) {
		case 'move': {
			return match.table === undefined ? 'no-deal-in-play' : refusal(match.table.deal, action.seat, action.move);
		}

		case 'undo': {
			return refusedUndo(match, action.seat);
		}

		case 'hint': {
			return phase === 'playing' ? undefined : 'no-deal-in-play';
		}

		case 'left': {
			return player.away ? 'already-away' : refusedOnceOver(match);
		}

		case 'back': {
			return player.away ? refusedOnceOver(match) : 'not-away';
		}

		case 'seat': {
			return refusedOnceOver(match);
		}
	}
}

function refusedDeal(match: Match, {order, leader}: Action & {type: 'deal'}): ActionRefusal | undefined {
	const due = dueDeal(match);
	if (due === undefined) {
		return phaseOf(match) === 'match-over' ? 'match-is-over' : 'deal-in-play';
	}

	if (order.length !== setSize || handOf(order) !== wholeSet) {
		return 'not-the-set';
	}

	const possible = due.leader.why === 'lot' ? leader >= 0 && leader < match.terms.seats : leader === due.leader.seat;
	return possible ? undefined : 'wrong-leader';
}

function refusedUndo(match: Match, seat: Seat): ActionRefusal | undefined {
	if (match.players.some((player, other) => other !== seat && player.kind === 'human')) {
		return 'people-at-the-table';
	}

	if (phaseOf(match) !== 'playing') {
		return 'no-deal-in-play';
	}

	return lastDecision(match.table!.played, seat) < 0 ? 'nothing-to-take-back' : undefined;
}

function refusedOnceOver(match: Match): ActionRefusal | undefined {
	return phaseOf(match) === 'match-over' ? 'match-is-over' : undefined;
}

/** The place of a seat's last decision: a tile or a stop; draws and passes are none. −1 when it has made none. */
export function lastDecision(played: readonly PlayedMove[], seat: Seat): number {
	return played.findLastIndex(one => one.seat === seat && (laysTile(one.move) || one.move === stop));
}
