/** A question that is answered by a number: which of these moves? */
import {letterAt} from '../board/move-places.js';
import type {View} from '../match/view.js';
import {
	type Move, hostOfMove, noHost, tileOfMove,
} from '../rules/move.js';
import {handSize} from '../rules/hand.js';
import {likeEnds, noPoints} from '../rules/scoring.js';
import {type Tile, formatTile} from '../rules/tile.js';
import {preview} from '../rules/worth.js';
import type {NumberedPlace} from '../words/plain.js';
import {mostNumbers} from './hand.js';
import type {Sight} from './sight.js';

/** A question that is open until it is answered, or another tile has been played. */
export type Question = {
	/** Number 1 is the first. */
	readonly moves: readonly Move[];
	/** What had been played when it was asked; an answer after anything more comes too late. */
	readonly played: View['played'];
	/** How it is asked. */
	readonly lines: readonly string[];
};

/** Asks where to lay a tile, and tells what it would bring there; `heading` comes first. */
export function questionOfPlaces(sight: Sight, moves: readonly Move[], heading: readonly string[] = []): Question {
	const {words: {plain: {places}}, view} = sight;
	const lines = numberedPlaces(sight, moves).map(place => places.place(place));
	return {moves, played: view.played, lines: [...heading, ...lines, places.answer(numbersIn(moves))]};
}

/** The same for several tiles. */
export function questionOfTiles(sight: Sight, moves: readonly Move[]): Question {
	const {words: {plain: {places}}, view} = sight;
	const lines = numberedPlaces(sight, moves).map((place, index) => places.tileAt(formatTile(tileOfMove(moves[index])), place));
	return {moves, played: view.played, lines: [...lines, places.answer(numbersIn(moves))]};
}

/** How many of the moves can be picked by a number. */
export function numbersIn(moves: readonly Move[]): number {
	return Math.min(moves.length, mostNumbers);
}

/** Whether the position is another by now. */
export function isStale({played}: Question, view: View): boolean {
	return view.played !== played;
}

/** The move that a number, or the host of its place, picks; undefined where none or several are meant. */
export function answerTo({moves}: Question, answer: {readonly number: number} | {readonly tile: Tile}): Move | undefined {
	if ('number' in answer) {
		return moves.at(answer.number - 1);
	}

	const there = moves.filter(move => hostOfMove(move) === answer.tile);
	return there.length === 1 ? there[0] : undefined;
}

function numberedPlaces({words: {plain: {places}}, view}: Sight, moves: readonly Move[]): NumberedPlace[] {
	const {terms, layout, hand} = view;
	return moves.map((move, index) => {
		const {count, points, another} = preview(terms, layout, {move, hand});
		const host = hostOfMove(move);
		return {
			number: index < mostNumbers ? index + 1 : undefined,
			host: host === noHost ? undefined : formatTile(host),
			letter: letterAt(view, move)?.toLowerCase(),
			result: places.result({
				count: terms.variant.points === likeEnds ? undefined : count,
				points: terms.variant.points === noPoints && points === 0 ? undefined : points,
				another,
				out: handSize(hand) === 1,
			}),
		};
	});
}
