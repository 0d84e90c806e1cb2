/** How a greedy player likes a move, found by laying its tile and taking it up again. */
import type {Deal} from '../rules/deal.js';
import type {Hand} from '../rules/hand.js';
import {
	type Move, hostOfMove, laysTile, noHost, tileOfMove,
} from '../rules/move.js';
import {highPip, lowPip, pipSum} from '../rules/tile.js';
import {mayLayAnother, pointsEarned} from '../rules/worth.js';

/** What a point counts in a liking, and what the right to lay another tile; each outweighs all that follows. */
const perPoint = 64;
const forAnother = 32;

/**
How much a greedy player with `hand` likes a move: most points now, then a tile that earns another play, then the
heaviest. What lays no tile he likes least.
*/
export function liking({terms, layout}: Deal, move: Move, hand: Hand): number {
	if (!laysTile(move)) {
		return -1;
	}

	const {open, touching, size, last, spinners, cross, openPips, count} = layout;
	const tile = tileOfMove(move);
	const host = hostOfMove(move);
	const high = highPip(tile);
	const low = lowPip(tile);
	const openHigh = open[high];
	const openLow = open[low];
	const touchingHost = host === noHost ? 0 : touching[host];
	const left = hand & ~(1 << tile);

	layout.lay(move);
	const liked = (perPoint * pointsEarned(terms, layout, left))
		+ (mayLayAnother(terms, layout, left) ? forAnother : 0)
		+ pipSum(tile);

	// All that `lay` changes: what the arrays hold beyond `size` means nothing.
	open[high] = openHigh;
	open[low] = openLow;
	if (host !== noHost) {
		touching[host] = touchingHost;
	}

	layout.size = size;
	layout.last = last;
	layout.spinners = spinners;
	layout.cross = cross;
	layout.openPips = openPips;
	layout.count = count;
	return liked;
}

/** The points in a liking. */
export function pointsIn(liked: number): number {
	return Math.floor(liked / perPoint);
}

/** Whether another play is in a liking. */
export function anotherIn(liked: number): boolean {
	return liked % perPoint >= forAnother;
}

/** The move of the first `count` that the seat in turn likes best if it is greedy; of those it likes equally the first. */
export function greediest(deal: Deal, moves: Int32Array, count: number): Move {
	const hand = deal.hands[deal.turn];
	let best = moves[0];
	let bestLiking = liking(deal, best, hand);
	for (let index = 1; index < count; index++) {
		const liked = liking(deal, moves[index], hand);
		if (liked > bestLiking) {
			bestLiking = liked;
			best = moves[index];
		}
	}

	return best;
}
