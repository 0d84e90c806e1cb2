/** What the keys do at the table. A key that may do nothing changes nothing but the notice that says why. */
import type {View} from '../../match/view.js';
import type {Key} from '../../terminal/key-names.js';
import {type Command, commandOf} from '../keys.js';
import type {Order} from '../order.js';
import {
	type Game, isBotInTurn, nextAtKeyboard, shownSide,
} from './game.js';
import {pressInTurn} from './turn-keys.js';

export type GameStep = {readonly game: Game; readonly orders: readonly Order[]};

/** The keys after which the end of a deal, or the demand for the keyboard, is gone. */
const dismissing: ReadonlySet<Command | undefined> = new Set<Command>(['enter', 'again', 'leave']);

/** The game after a key. */
export function pressInGame(game: Game, key: Key): GameStep {
	const side = shownSide(game);
	const command = commandOf(key);
	if (game.isLeaving) {
		return answerLeaving(game, command);
	}

	if (game.isHurried || (game.isUnread && dismissing.has(command))) {
		return {game, orders: []};
	}

	if (side === undefined || nextAtKeyboard(game) !== undefined) {
		return beforeHand(game, command);
	}

	if (game.drawing !== undefined) {
		return {game: {...game, drawing: 'at-once'}, orders: [{type: 'draw-on', atOnce: true}]};
	}

	if (isBotInTurn(game, side.view)) {
		return {game: {...game, isHurried: true}, orders: [{type: 'hurry'}]};
	}

	if (command === 'leave') {
		return leave(game, side.view);
	}

	if (game.guest === 'watching' && side.view.phase !== 'match-over') {
		return watch(game, command);
	}

	return side.view.phase === 'playing' ? pressInTurn(game, side, key) : atEnd(game, side.view, command);
}

/** Somebody must take the keyboard before a hand is shown. */
function beforeHand(game: Game, command: Command | undefined): GameStep {
	if (command === 'enter') {
		return {game: {...game, keyboard: nextAtKeyboard(game), notice: undefined}, orders: []};
	}

	return command === 'leave' ? leave(game, shownSide(game)?.view) : {game, orders: []};
}

/** Nothing in the match is a watcher's to do. */
function watch(game: Game, command: Command | undefined): GameStep {
	return {game: command === 'down' ? {...game, action: 0, notice: undefined} : {...game, notice: {kind: 'watching'}}, orders: []};
}

function atEnd(game: Game, {phase}: View, command: Command | undefined): GameStep {
	switch (command) {
		case 'again': {
			return phase === 'match-over'
				? {game, orders: [game.guest === undefined ? {type: 'begin-again'} : {type: 'to-room', isAgain: true}]}
				: {game: {...game, notice: {kind: 'unknown-key'}}, orders: []};
		}

		case 'enter': {
			return {game, orders: [phase === 'match-over' ? leaveResult(game) : {type: 'proceed'}]};
		}

		case 'down': {
			return {game: {...game, action: 0, notice: undefined}, orders: []};
		}

		case 'draw':
		case 'pass':
		case 'hint':
		case 'undo':
		case 'tracker': {
			return {game: {...game, notice: {kind: 'no-deal'}}, orders: []};
		}

		default: {
			return {game: {...game, notice: {kind: 'unknown-key'}}, orders: []};
		}
	}
}

/** From the result one goes back to where one came from: in a village to the table, whose seat one keeps. */
function leaveResult({guest}: Game): Order {
	return guest === undefined ? {type: 'leave-table'} : {type: 'to-room', isAgain: false};
}

function leave(game: Game, view: View | undefined): GameStep {
	const isLost = !game.isKept && view?.phase !== 'match-over';
	return isLost
		? {game: {...game, isLeaving: true, notice: undefined}, orders: []}
		: {game, orders: [{type: 'leave-table'}]};
}

function answerLeaving(game: Game, command: Command | undefined): GameStep {
	if (command === 'enter') {
		return {game, orders: [{type: 'leave-table'}]};
	}

	return {game: command === 'back' || command === 'left' ? {...game, isLeaving: false} : game, orders: []};
}
