/** What examples and lessons are written in: tiles and moves as in the records, separated by spaces. */
import {type Move, parseMove} from '../rules/move.js';
import {type Tile, parseTile} from '../rules/tile.js';

/** The tile that is written so; anything else is a mistake of ours. */
export function tileIn(text: string): Tile {
	return found(parseTile(text), text);
}

export function tilesIn(text: string): Tile[] {
	return partsOf(text).map(part => tileIn(part));
}

/** The move that is written so; anything else is a mistake of ours. */
export function moveIn(text: string): Move {
	return found(parseMove(text), text);
}

export function movesIn(text: string): Move[] {
	return partsOf(text).map(part => moveIn(part));
}

function partsOf(text: string): string[] {
	return text.split(' ').filter(part => part !== '');
}

function found<Value>(value: Value | undefined, text: string): Value {
	if (value === undefined) {
		throw new Error(`Neither a tile nor a move: "${text}".`);
	}

	return value;
}
