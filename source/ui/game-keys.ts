/** What the keys do at the table. A key that may do nothing changes nothing but the notice that says why. */
import type {View} from '../match/view.js';
import {
	type Move, draw, joinOfMove, layMove, pass, stop,
} from '../rules/move.js';
import type {Key} from '../terminal/key-names.js';
import {
	type Desk, chosenMove, itemUnderCursor, itemsOf, moveCursor,
} from './desk.js';
import {
	type Game, type Side, isInTurn, nextAtKeyboard, shownSide,
} from './game.js';
import {
	type Command, commandOf, letterOf, numberOf,
} from './keys.js';
import type {Order} from './order.js';
import {endAt, placesInOrder} from './places.js';

export type GameStep = {readonly game: Game; readonly orders: readonly Order[]};

/** The game after a key. */
export function pressInGame(game: Game, key: Key): GameStep {
	const side = shownSide(game);
	const command = commandOf(key);
	if (game.isLeaving) {
		return answerLeaving(game, command);
	}

	if (game.isHurried) {
		return {game, orders: []};
	}

	if (side === undefined || nextAtKeyboard(game) !== undefined) {
		return beforeHand(game, command);
	}

	if (game.drawing !== undefined) {
		return {game: {...game, drawing: 'at-once'}, orders: [{type: 'draw-on', atOnce: true}]};
	}

	if (side.view.phase === 'playing' && !isInTurn(game, side.view)) {
		return {game: {...game, isHurried: true}, orders: [{type: 'hurry'}]};
	}

	if (command === 'leave') {
		return leave(game, side.view);
	}

	return side.view.phase === 'playing' ? inTurn(game, side, key) : atEnd(game, side.view, command);
}

/** Somebody must take the keyboard before a hand is shown. */
function beforeHand(game: Game, command: Command | undefined): GameStep {
	if (command === 'enter') {
		return {game: {...game, keyboard: nextAtKeyboard(game), notice: undefined}, orders: []};
	}

	return command === 'leave' ? leave(game, shownSide(game)?.view) : {game, orders: []};
}

function atEnd(game: Game, {phase}: View, command: Command | undefined): GameStep {
	if (command === 'again' && phase === 'match-over') {
		return {game, orders: [{type: 'begin-again'}]};
	}

	if (command === 'enter') {
		return {game, orders: [{type: phase === 'match-over' ? 'leave-table' : 'proceed'}]};
	}

	return {game, orders: []};
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

	return {game: command === 'back' ? {...game, isLeaving: false} : game, orders: []};
}

/** A key of the person in turn. */
function inTurn(game: Game, side: Side, key: Key): GameStep {
	const {view, desk} = side;
	const command = commandOf(key);
	switch (command) {
		case 'left':
		case 'right': {
			return withDesk(game, moveCursor(desk, view, command === 'left' ? -1 : 1));
		}

		case 'up':
		case 'down': {
			return nextPlace(game, side, command === 'up' ? -1 : 1);
		}

		case 'enter': {
			return doChosen(game, side);
		}

		case 'back': {
			return withDesk(game, {...desk, picked: undefined});
		}

		case 'draw': {
			return {game: {...game, drawing: view.moves.includes(draw) ? 'one-by-one' : undefined}, orders: [move(view, draw)]};
		}

		case 'pass': {
			return {game, orders: [move(view, view.moves.includes(stop) ? stop : pass)]};
		}

		default: {
			return numberOf(key) === undefined ? pickPlace(game, side, letterOf(key)) : pickItem(game, side, numberOf(key)!);
		}
	}
}

function withDesk(game: Game, desk: Desk): GameStep {
	const sides = new Map(game.sides).set(game.keyboard, {...shownSide(game)!, desk});
	return {game: {...game, sides, notice: undefined}, orders: []};
}

function withNotice(game: Game, notice: Game['notice']): GameStep {
	return {game: {...game, notice}, orders: []};
}

/** A turn is asked for in the name of the seat that sees it. */
function move(view: View, wanted: Move): Order {
	return {type: 'move', seat: view.turn, move: wanted};
}

function pickItem(game: Game, {view, desk}: Side, place: number): GameStep {
	return place < itemsOf(desk, view).length
		? withDesk(game, {...desk, cursor: place, picked: undefined})
		: withNotice(game, {kind: 'unknown-key'});
}

/** Enter does what is chosen; where there is a choice of places, it never chooses by itself. */
function doChosen(game: Game, {view, desk}: Side): GameStep {
	const chosen = chosenMove(desk, view);
	if (chosen === draw) {
		return {game: {...game, drawing: 'one-by-one'}, orders: [move(view, draw)]};
	}

	return chosen === undefined ? withNotice(game, {kind: 'not-chosen'}) : {game, orders: [move(view, chosen)]};
}

function nextPlace(game: Game, side: Side, by: 1 | -1): GameStep {
	const item = itemUnderCursor(side.desk, side.view);
	const places = item?.kind === 'tile' ? placesInOrder(side.view, item.tile) : [];
	if (places.length === 0) {
		return withNotice(game, {kind: 'not-chosen'});
	}

	const present = places.indexOf(side.desk.picked ?? -1);
	const next = present === -1 ? (by === 1 ? 0 : places.length - 1) : (present + by + places.length) % places.length;
	return withDesk(game, {...side.desk, picked: places[next]});
}

function pickPlace(game: Game, side: Side, letter: string | undefined): GameStep {
	const end = letter === undefined ? undefined : endAt(side.view, letter);
	const item = itemUnderCursor(side.desk, side.view);
	if (end === undefined || item?.kind !== 'tile') {
		return withNotice(game, {kind: 'unknown-key'});
	}

	const wanted = layMove(item.tile, end.host);
	const fits = side.view.moves.includes(wanted);
	// A lone lead is the host of two ends, each with a letter of its own.
	if (fits && joinOfMove(wanted) !== end.pip) {
		return withNotice(game, {kind: 'refused', move: wanted, refusal: 'does-not-fit'});
	}

	return fits ? withDesk(game, {...side.desk, picked: wanted}) : {game, orders: [move(side.view, wanted)]};
}
