/** What the seat in turn may do. */
import type {Deal} from './deal.js';
import {firstTile} from './hand.js';
import {
	type Move, draw, layMove, pass, stop,
} from './move.js';

/** Room enough for all moves of any position: 28 tiles, and no tile has more than 14 places. */
export const movesRoom = 400;

/**
Writes the moves allowed now into `into` (at least `movesRoom` long) and returns how many there are: none only when
the deal is over.

Whoever can play must play, unless it is an extra play: that may be declined.
*/
export function listMoves(deal: Deal, into: Int32Array | Move[]): number {
	const {playable, layout, stage} = deal;
	if (playable === 0) {
		return listWhenStuck(deal, into);
	}

	let count = 0;
	for (let rest = playable; rest !== 0; rest &= rest - 1) {
		const tile = firstTile(rest);
		if (layout.size === 0) {
			into[count++] = layMove(tile);
			continue;
		}

		for (let hosts = layout.hostsFor(tile); hosts !== 0; hosts &= hosts - 1) {
			into[count++] = layMove(tile, firstTile(hosts));
		}
	}

	if (stage === 'another') {
		into[count++] = stop;
	}

	return count;
}

/** The moves allowed now, in a fixed order. */
export function allowedMoves(deal: Deal): Move[] {
	const moves: Move[] = [];
	listMoves(deal, moves);
	return moves;
}

/** Drawing is never voluntary, passing never comes before drawing, and the lead is passed on without a draw. */
function listWhenStuck({stage, drawable}: Deal, into: Int32Array | Move[]): number {
	if (stage === 'over') {
		return 0;
	}

	into[0] = stage !== 'lead' && drawable > 0 ? draw : pass;
	return 1;
}
