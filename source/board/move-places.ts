/** Moves by the places where they lay their tiles, as a person names these. */
import {
	type Move, hostOfMove, joinOfMove, laysTile, tileOfMove,
} from '../rules/move.js';
import type {Layout} from '../rules/layout.js';
import type {Tile} from '../rules/tile.js';
import {type EndLabel, labelEnds} from './letters.js';

/** A layout and the moves that may be made on it. */
export type Table = {
	readonly layout: Layout;
	readonly moves: readonly Move[];
};

/** The moves that lay this tile now, in the order of the letters of their places. */
export function placesInOrder({layout, moves}: Table, tile: Tile): Move[] {
	const hosts = labelEnds(layout).map(({end}) => end.host);
	return moves
		.filter(move => laysTile(move) && tileOfMove(move) === tile)
		.toSorted((one, other) => hosts.indexOf(hostOfMove(one)) - hosts.indexOf(hostOfMove(other)));
}

/** The letter of the place of a move; undefined for the lead, and for what lays no tile. */
export function letterAt({layout}: Pick<Table, 'layout'>, move: Move): string | undefined {
	return laysTile(move)
		? labelEnds(layout).find(({end}) => end.host === hostOfMove(move) && end.pip === joinOfMove(move))?.letter
		: undefined;
}

/** The end with this letter, capital or small, if it may be used. */
export function endAt({layout}: Pick<Table, 'layout'>, letter: string): EndLabel['end'] | undefined {
	return labelEnds(layout).find(label => label.letter?.toLowerCase() === letter.toLowerCase())?.end;
}
