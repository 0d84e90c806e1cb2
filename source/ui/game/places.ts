/** The places of the layout by their letters. */
import {type EndLabel, labelEnds} from '../../board/letters.js';
import type {View} from '../../match/view.js';
import {
	type Move, hostOfMove, joinOfMove, laysTile,
} from '../../rules/move.js';
import type {Tile} from '../../rules/tile.js';
import {movesOfTile} from './desk.js';

type Table = Pick<View, 'layout' | 'moves'>;

/** The moves that lay this tile now, in the order of the letters of their places. */
export function placesInOrder({layout, moves}: Table, tile: Tile): Move[] {
	const hosts = labelEnds(layout).map(({end}) => end.host);
	return movesOfTile({moves}, tile).toSorted((one, other) => hosts.indexOf(hostOfMove(one)) - hosts.indexOf(hostOfMove(other)));
}

/** The letter of the place of a move; undefined for the lead, and for what lays no tile. */
export function letterAt({layout}: Pick<Table, 'layout'>, move: Move): string | undefined {
	return laysTile(move)
		? labelEnds(layout).find(({end}) => end.host === hostOfMove(move) && end.pip === joinOfMove(move))?.letter
		: undefined;
}

/** The end with this letter, capital or small. */
export function endAt({layout}: Pick<Table, 'layout'>, letter: string): EndLabel['end'] | undefined {
	return labelEnds(layout).find(label => label.letter?.toLowerCase() === letter)?.end;
}
