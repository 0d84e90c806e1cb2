/** Laying a tile that was named: where it fits in several places the person decides, never we. */
import {endAt, placesInOrder} from '../board/move-places.js';
import {endsOf} from '../rules/ends.js';
import {holds} from '../rules/hand.js';
import {
	type Move, layMove, noHost,
} from '../rules/move.js';
import {
	type Tile, formatTile, hasPip,
} from '../rules/tile.js';
import {refusalSentence} from '../words/refusal-sentence.js';
import type {Desk} from './desk.js';
import {numberedTiles} from './hand.js';
import type {Command, NamedPlace, NamedTile} from './parse.js';
import {
	answerTo, isStale, numbersIn, questionOfPlaces, questionOfTiles,
} from './question.js';
import {turnLine} from './turn.js';

/** Plays a tile, tells what it would bring (`preview`), or answers the question where to lay one. */
export function layNamed(desk: Desk, {kind, tile: named, place}: Command & {readonly kind: 'play' | 'preview'}): void {
	if (kind === 'play' && named !== undefined && place === undefined && answer(desk, named)) {
		return;
	}

	if (desk.sight().view.moves.length === 0) {
		// Any tile is refused for the same reason: it is not the person's turn, or no deal is in play.
		lay(desk, layMove(0));
		return;
	}

	if (named === undefined) {
		tellAll(desk, kind);
		return;
	}

	const {places} = desk.sight().words.plain;
	const tile = 'tile' in named ? named.tile : numberedTiles(desk.sight().view).at(named.number - 1);
	if (tile === undefined && 'number' in named) {
		desk.tell([places.noNumber(named.number)]);
	} else if (tile !== undefined && place === undefined) {
		layAnywhere(desk, tile, kind);
	} else if (tile !== undefined && place !== undefined) {
		layAt(desk, {tile, place}, kind);
	}
}

/** Whether this was an answer to the question that is open; one that comes too late changes nothing. */
function answer(desk: Desk, named: NamedTile): boolean {
	const question = desk.question();
	const {words: {plain: {places}}, view} = desk.sight();
	if (question === undefined || ('tile' in named && holds(view.hand, named.tile))) {
		return false;
	}

	const move = answerTo(question, named);
	if (move === undefined && 'tile' in named) {
		return false;
	}

	if (isStale(question, view)) {
		desk.ask(undefined);
		desk.tell([places.stale]);
	} else if (move === undefined) {
		desk.tell([places.answer(numbersIn(question.moves))]);
	} else {
		lay(desk, move);
	}

	return true;
}

/** No tile was named: the only one that can be played, or a list. */
function tellAll(desk: Desk, kind: 'play' | 'preview'): void {
	const {view} = desk.sight();
	const moves = numberedTiles(view).flatMap(tile => placesInOrder(view, tile));
	if (kind === 'play' && moves.length === 1) {
		lay(desk, moves[0]);
	} else if (moves.length > 0) {
		desk.ask(questionOfTiles(desk.sight(), moves));
	} else {
		desk.tell([turnLine(desk.sight())]);
	}
}

function layAnywhere(desk: Desk, tile: Tile, kind: 'play' | 'preview'): void {
	const {words, view} = desk.sight();
	const moves = placesInOrder(view, tile);
	if (moves.length === 0) {
		explain(desk, tile);
	} else if (moves.length === 1 && kind === 'play') {
		lay(desk, moves[0]);
	} else {
		desk.ask(questionOfPlaces(desk.sight(), moves, [words.plain.places.several(formatTile(tile), moves.length)]));
	}
}

function layAt(desk: Desk, {tile, place}: {readonly tile: Tile; readonly place: NamedPlace}, kind: 'play' | 'preview'): void {
	const {words, view} = desk.sight();
	const end = 'letter' in place ? endAt(view, place.letter) : undefined;
	if ('letter' in place && end === undefined) {
		desk.tell([words.plain.places.noEnd(place.letter)]);
		return;
	}

	const move = layMove(tile, 'host' in place ? place.host : end!.host);
	if (end !== undefined && holds(view.hand, tile) && !hasPip(tile, end.pip)) {
		// The other half of a lone lead is another end on the same host.
		desk.tell([refusalSentence(words, {refusal: 'does-not-fit', action: {type: 'move', seat: view.turn, move}, view})]);
	} else if (kind === 'preview' && view.moves.includes(move)) {
		desk.ask(questionOfPlaces(desk.sight(), [move]));
	} else {
		lay(desk, move);
	}
}

function lay(desk: Desk, move: Move): void {
	const {seat} = desk.sight().view;
	if (seat !== undefined && desk.submit({type: 'move', seat, move})) {
		desk.ask(undefined);
	}
}

/** A tile without a place: the table is asked about one that shows why. */
function explain(desk: Desk, tile: Tile): void {
	const {words, view: {layout, hand}} = desk.sight();
	const isAboutPlace = holds(hand, tile) && layout.size > 0;
	const waiting = endsOf(layout).find(({pip}) => hasPip(tile, pip));
	if (isAboutPlace && waiting === undefined) {
		desk.tell([words.plain.places.fitsNowhere(formatTile(tile))]);
	} else {
		lay(desk, layMove(tile, isAboutPlace ? waiting!.host : noHost));
	}
}
