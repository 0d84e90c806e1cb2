/** Reads the line of an action, and asks the kernel whether the rules allow it. What it says of the result is compared later. */
import {type Action, refusalOf} from '../match/action.js';
import {type Match, phaseOf} from '../match/match.js';
import {allowedMoves} from '../rules/allowed.js';
import {
	draw, laysTile, parseMove, pass, stop,
} from '../rules/move.js';
import {type Tile, parseTile} from '../rules/tile.js';
import type {Flaw} from './fault.js';
import {isLevel, parsePlace} from './text.js';

/** An action and what its line claims: `=5` and `+1` for a tile, the tile for a draw. */
export type ReadAction = {
	readonly action: Exclude<Action, {type: 'deal'}>;
	readonly claims: readonly string[];
	readonly drawn: Tile | undefined;
};

/** Reads the words of a line that begins with a seat. */
export function readAction([first, word, ...rest]: readonly string[]): ReadAction | Flaw {
	const seat = parsePlace(first);
	if (seat === undefined || word === undefined) {
		return {kind: 'not-understood'};
	}

	if (word === 'draw') {
		return readDraw(seat, rest);
	}

	if (word === 'bot') {
		return rest.length === 1 && isLevel(rest[0])
			? plain({
				type: 'seat', seat, kind: 'bot', level: rest[0],
			})
			: {kind: 'not-understood'};
	}

	const move = parseMove(word);
	if (move !== undefined && laysTile(move)) {
		return {action: {type: 'move', seat, move}, claims: rest, drawn: undefined};
	}

	return rest.length > 0 ? {kind: 'not-understood'} : readWord(seat, word);
}

function readDraw(seat: number, rest: readonly string[]): ReadAction | Flaw {
	if (rest.length !== 1) {
		return {kind: 'not-understood'};
	}

	const drawn = parseTile(rest[0]);
	if (drawn === undefined) {
		return {kind: rest[0] === '?' ? 'hidden-tiles' : 'not-understood'};
	}

	return {action: {type: 'move', seat, move: draw}, claims: [], drawn};
}

function readWord(seat: number, word: string): ReadAction | Flaw {
	switch (word) {
		case 'pass':
		case 'stop': {
			return plain({type: 'move', seat, move: word === 'pass' ? pass : stop});
		}

		case 'undo':
		case 'hint':
		case 'left':
		case 'back': {
			return plain({type: word, seat});
		}

		case 'human': {
			return plain({type: 'seat', seat, kind: 'human'});
		}

		default: {
			return {kind: 'not-understood'};
		}
	}
}

function plain(action: ReadAction['action']): ReadAction {
	return {action, claims: [], drawn: undefined};
}

/** Why the rules do not allow an action, with what a sentence about it may want to name. */
export function flawInAction(match: Match, action: ReadAction['action']): Flaw | undefined {
	const refusal = refusalOf(match, action);
	if (refusal === undefined) {
		return undefined;
	}

	const {seat} = action;
	if (refusal === 'no-such-seat') {
		return {kind: refusal, seat};
	}

	const deal = phaseOf(match) === 'playing' ? match.table!.deal : undefined;
	return {
		kind: 'refused',
		refusal,
		seat,
		move: action.type === 'move' ? action.move : undefined,
		turn: deal?.turn,
		instead: deal && allowedMoves(deal)[0],
	};
}
