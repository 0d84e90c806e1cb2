/** The moves worth telling apart. */
import {listMoves} from '../rules/allowed.js';
import type {Deal} from '../rules/deal.js';
import {doubles, holds} from '../rules/hand.js';
import {
	type Move, hostOfMove, joinOfMove, laysTile, noHost, tileOfMove,
} from '../rules/move.js';
import type {Tile} from '../rules/tile.js';

/**
Writes the allowed moves into `into` without those that come to the same, and returns how many there are.

Two ends of the same pip that are no doubles are as good as one: with a tile laid on either the same ends are left.
*/
export function listChoices(deal: Deal, into: Int32Array): number {
	const count = listMoves(deal, into);
	if (count < 2 || deal.layout.size < 3) {
		return count;
	}

	let kept = 0;
	let tile: Tile = noHost;
	/** The pips on which the tile has a place that is no double, bit p for pip p. */
	let joined = 0;
	for (let index = 0; index < count; index++) {
		const move: Move = into[index];
		if (laysTile(move) && !holds(doubles, hostOfMove(move))) {
			if (tileOfMove(move) !== tile) {
				tile = tileOfMove(move);
				joined = 0;
			}

			const join = 1 << joinOfMove(move);
			if ((joined & join) !== 0) {
				continue;
			}

			joined |= join;
		}

		into[kept++] = move;
	}

	return kept;
}
