/** A position that is played by one person alone, with the keys of the table. */
import type {Match} from '../../match/match.js';
import {viewOf} from '../../match/view.js';
import type {Move} from '../../rules/move.js';
import type {Seat} from '../../rules/variant.js';
import type {Key} from '../../terminal/key-names.js';
import {deskFor} from '../game/desk.js';
import {pressInGame} from '../game/game-keys.js';
import {type Game, newGame, shownSide} from '../game/game.js';
import {retold} from '../../match/retold.js';
import {type Command, commandOf} from '../keys.js';

/** The position as the person in this seat sees it. */
export function tableFor(match: Match, seat: Seat): Game {
	const view = viewOf(match, seat);
	return {...newGame([seat]), sides: new Map([[seat, {view, log: retold(view), desk: deskFor(view)}]])};
}

export type TableStep = {
	readonly game: Game;
	/** What the person wants to do; whether it is allowed has not been asked. */
	readonly move: Move | undefined;
	/** Whether he wants to get up: by `q`, or by Escape where nothing is picked. */
	readonly isLeft: boolean;
};

/** The table after a key of the person in turn. */
export function pressAtTable(game: Game, key: Key): TableStep {
	const isPicked = shownSide(game)?.desk.picked !== undefined;
	const command = commandOf(key);
	if (command === 'leave' || (command === 'back' && !isPicked)) {
		return {game, move: undefined, isLeft: true};
	}

	if (idle.has(command)) {
		return {game: withUnknownKey(game), move: undefined, isLeft: false};
	}

	const {game: next, orders} = pressInGame(game, key);
	const move = orders.find(order => order.type === 'move')?.move;
	// There is no row of actions under the last place here, and tiles are drawn all at once.
	const notice = next.action === undefined ? next.notice : {kind: 'not-chosen'} as const;
	return {
		game: {
			...next, action: undefined, drawing: undefined, notice: move === undefined ? notice : undefined,
		},
		move,
		isLeft: false,
	};
}

/** What there is at a table of a match only. */
const idle: ReadonlySet<Command | undefined> = new Set<Command>(['hint', 'undo', 'tracker', 'messages', 'again', 'erase']);

/** The table after a key that does nothing: that is said. */
export function withUnknownKey(game: Game): Game {
	return {...game, notice: {kind: 'unknown-key'}};
}
