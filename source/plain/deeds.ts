/** What a person in turn does besides laying a tile that he names. */
import {placesInOrder} from '../board/move-places.js';
import {
	type Move, draw, pass, stop,
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

/** After this person drew a tile: draws on, or asks where to lay it if it fits. Once anybody else has played, even if it is the person's turn again, there is nothing to draw on. */
export function drawOn(desk: Desk, seat: Seat): void {
	const {words: {plain: {turn}}, view} = desk.sight();
	const last = view.played.at(-1);
	if (last?.seat !== seat || last.move !== draw) {
		return;
	}

	if (view.moves.includes(draw)) {
		// Of a position in which one draws on there is nothing else to tell.
		desk.told();
		drawTiles(desk, seat);
		return;
	}

	const drawn = view.drawn.at(-1);
	const places = drawn === undefined ? [] : placesInOrder(view, drawn);
	if (drawn !== undefined && places.length > 0) {
		desk.ask(questionOfPlaces(desk.sight(), places, [turn.drawn(formatTile(drawn))]));
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
