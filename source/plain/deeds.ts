/** What a person in turn does besides laying a tile that he names. */
import {placesInOrder} from '../board/move-places.js';
import {
	type Move, draw, laysTile, pass, stop, tileOfMove,
} from '../rules/move.js';
import {formatTile} from '../rules/tile.js';
import type {Seat} from '../rules/variant.js';
import type {Desk} from './desk.js';
import {hintLine} from './hint.js';
import {questionOfPlaces} from './question.js';

/** Draws a tile at a time until one fits, which must then be played: where, the person says. */
export function drawTiles(desk: Desk, seat: Seat): void {
	if (desk.submit({type: 'move', seat, move: draw}) && !desk.answersLater) {
		drawOn(desk, seat);
	}
}

/** After a tile was drawn: draws on, or asks where to lay the one that fits. */
export function drawOn(desk: Desk, seat: Seat): void {
	const {view} = desk.sight();
	if (view.moves.includes(draw) && view.played.at(-1)!.seat === seat) {
		drawTiles(desk, seat);
		return;
	}

	const fitting = view.moves.find(move => laysTile(move));
	if (fitting !== undefined) {
		const {words: {plain: {turn}}} = desk.sight();
		const tile = tileOfMove(fitting);
		desk.ask(questionOfPlaces(desk.sight(), placesInOrder(view, tile), [turn.drawn(formatTile(tile))]));
	}
}

/** Passes, or stops instead of laying another tile, whichever the turn allows. */
export function passOrStop(desk: Desk, seat: Seat): void {
	move(desk, seat, desk.sight().view.moves.includes(stop) ? stop : pass);
}

/** Makes a move that lays no tile. */
export function move(desk: Desk, seat: Seat, wanted: Move): void {
	if (desk.submit({type: 'move', seat, move: wanted})) {
		desk.ask(undefined);
	}
}

/** Gives a hint, which the record tells of. */
export function giveHint(desk: Desk, seat: Seat): void {
	const {words, view} = desk.sight();
	if (view.phase === 'playing' && view.moves.length === 0) {
		desk.tell([words.plain.refused.notInTurn]);
	} else if (desk.submit({type: 'hint', seat}) && !desk.answersLater) {
		desk.tell([hintLine(words, view)]);
	}
}
