/** The keys of the person in turn: along the hand, through the places, down to the actions. */
import type {View} from '../../match/view.js';
import {handSize} from '../../rules/hand.js';
import {
	type Move, draw, joinOfMove, layMove, pass, stop,
} from '../../rules/move.js';
import type {Key} from '../../terminal/key-names.js';
import {commandOf, letterOf, numberOf} from '../keys.js';
import type {Order} from '../order.js';
import {endAt, placesInOrder} from '../../board/move-places.js';
import {
	type Desk, chosenMove, itemUnderCursor, itemsOf, moveCursor,
} from './desk.js';
import type {GameStep} from './game-keys.js';
import {type Game, type Side, shownSide} from './game.js';

/** The game after a key of the person in turn. */
export function pressInTurn(game: Game, side: Side, key: Key): GameStep {
	const {view, desk} = side;
	const command = commandOf(key);
	switch (command) {
		case 'left':
		case 'right': {
			return withDesk(game, moveCursor(desk, view, command === 'left' ? -1 : 1));
		}

		case 'next':
		case 'previous':
		case 'up': {
			return nextPlace(game, side, command === 'next' ? 1 : -1);
		}

		case 'down': {
			return placeBelow(game, side);
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

		case 'hint': {
			return game.notice?.kind === 'pondering'
				? {game, orders: []}
				: {game: {...game, notice: {kind: 'pondering'}}, orders: [{type: 'hint', seat: view.turn}]};
		}

		case 'undo': {
			return {game, orders: [{type: 'undo', seat: view.turn}]};
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
	return {type: 'move', seat: view.seat ?? view.turn, move: wanted};
}

function pickItem(game: Game, {view, desk}: Side, place: number): GameStep {
	return place < itemsOf(desk, view).length
		? withDesk(game, {...desk, cursor: place, picked: undefined})
		: withNotice(game, {kind: 'no-tile', tiles: handSize(view.hand)});
}

/** Enter does what is chosen; where there is a choice of places, it never chooses by itself. */
function doChosen(game: Game, {view, desk}: Side): GameStep {
	const chosen = chosenMove(desk, view);
	if (chosen === draw) {
		return {game: {...game, drawing: 'one-by-one'}, orders: [move(view, draw)]};
	}

	return chosen === undefined ? withNotice(game, {kind: 'not-chosen'}) : {game, orders: [move(view, chosen)]};
}

/** The places where the tile under the cursor can be laid, in the order of their letters. */
function placesUnderCursor({view, desk}: Side): Move[] {
	const item = itemUnderCursor(desk, view);
	return item?.kind === 'tile' ? placesInOrder(view, item.tile) : [];
}

/** The next place, or the one before; after the last comes the first. */
function nextPlace(game: Game, side: Side, by: 1 | -1): GameStep {
	const places = placesUnderCursor(side);
	if (places.length === 0) {
		return withNotice(game, {kind: 'not-chosen'});
	}

	const present = places.indexOf(side.desk.picked ?? -1);
	const next = present === -1 ? (by === 1 ? 0 : places.length - 1) : (present + by + places.length) % places.length;
	return withDesk(game, {...side.desk, picked: places[next]});
}

/** Down through the places of a tile that has several; under the last one is the row of actions. */
function placeBelow(game: Game, side: Side): GameStep {
	const places = placesUnderCursor(side);
	const isLast = places.length < 2 || side.desk.picked === places.at(-1);
	return isLast ? {game: {...game, action: 0, notice: undefined}, orders: []} : nextPlace(game, side, 1);
}

function pickPlace(game: Game, side: Side, letter: string | undefined): GameStep {
	const end = letter === undefined ? undefined : endAt(side.view, letter);
	const item = itemUnderCursor(side.desk, side.view);
	if (letter === undefined || item?.kind !== 'tile') {
		return withNotice(game, {kind: 'unknown-key'});
	}

	if (end === undefined) {
		return withNotice(game, {kind: 'no-end', letter});
	}

	const wanted = layMove(item.tile, end.host);
	const fits = side.view.moves.includes(wanted);
	// A lone lead is the host of two ends, each with a letter of its own.
	if (fits && joinOfMove(wanted) !== end.pip) {
		return withNotice(game, {kind: 'refused', action: {type: 'move', seat: side.view.turn, move: wanted}, refusal: 'does-not-fit'});
	}

	return fits ? withDesk(game, {...side.desk, picked: wanted}) : {game, orders: [move(side.view, wanted)]};
}
