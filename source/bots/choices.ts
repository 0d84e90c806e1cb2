/** The moves worth telling apart. */
import {listMoves} from '../rules/allowed.js';
import type {Deal} from '../rules/deal.js';
import {type Hand, doubles, firstTile} from '../rules/hand.js';
import type {Layout} from '../rules/layout.js';
import {layMove, stop} from '../rules/move.js';
import {type Tile, highPip, lowPip} from '../rules/tile.js';

/**
Writes the allowed moves into `into` without those that come to the same, and returns how many there are.

Two ends of the same pip that are no doubles are as good as one: with a tile laid on either the same ends are left.
*/
export function listChoices(deal: Deal, into: Int32Array): number {
	const {layout, playable} = deal;
	if (layout.size < 3 || playable === 0) {
		return listMoves(deal, into);
	}

	let count = 0;
	for (let rest = playable; rest !== 0; rest &= rest - 1) {
		const tile = firstTile(rest);
		for (let hosts = hostsWorthTelling(layout, tile); hosts !== 0; hosts &= hosts - 1) {
			into[count++] = layMove(tile, firstTile(hosts));
		}
	}

	if (deal.stage === 'another') {
		into[count++] = stop;
	}

	return count;
}

/** For each half of a tile the double that offers it a place, and the first of the others. */
function hostsWorthTelling(layout: Layout, tile: Tile): Hand {
	const hosts = layout.hostsFor(tile);
	const others = hosts & ~doubles;
	const onHigh = others & layout.open[highPip(tile)];
	const onLow = others & layout.open[lowPip(tile)];
	return (hosts & doubles) | (onHigh & -onHigh) | (onLow & -onLow);
}
