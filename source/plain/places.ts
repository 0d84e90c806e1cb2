/** The places of the layout by their letters and hosts. */
import {type EndLabel, labelEnds} from '../board/letters.js';
import type {View} from '../match/view.js';
import type {Layout} from '../rules/layout.js';
import {
	type Move, hostOfMove, joinOfMove, layMove, laysTile, tileOfMove,
} from '../rules/move.js';
import {type Tile, formatTile} from '../rules/tile.js';

/** The moves that lay this tile now, in the order of the letters of their places. */
export function movesOfTile({layout, moves}: Pick<View, 'layout' | 'moves'>, tile: Tile): Move[] {
	const hosts = labelEnds(layout).map(({end}) => end.host);
	return moves
		.filter(move => laysTile(move) && tileOfMove(move) === tile)
		.toSorted((one, other) => hosts.indexOf(hostOfMove(one)) - hosts.indexOf(hostOfMove(other)));
}

/** The hosts that offer a tile a place now, also off turn, in the order of their letters. */
export function hostsFor(layout: Layout, tile: Tile): string[] {
	const hosts = labelEnds(layout).map(({end}) => end.host).filter(host => layout.fits(layMove(tile, host)));
	return [...new Set(hosts)].map(host => formatTile(host));
}

/** The letter of the place of a move; undefined for the lead. */
export function letterAt({layout}: Pick<View, 'layout'>, move: Move): string | undefined {
	return labelEnds(layout).find(({end}) => end.host === hostOfMove(move) && end.pip === joinOfMove(move))?.letter?.toLowerCase();
}

/** The end with this small letter, if it may be used. */
export function endAt({layout}: Pick<View, 'layout'>, letter: string): EndLabel['end'] | undefined {
	return labelEnds(layout).find(label => label.letter?.toLowerCase() === letter)?.end;
}
