/** Why a move is not allowed, in a word. Whatever comes from outside (keys, records, guests) passes through here. */
import type {Deal} from './deal.js';
import {doubles, holds} from './hand.js';
import {
	type Move, draw, hostOfMove, joinOfMove, laysTile, noHost, pass, tileOfMove,
} from './move.js';
import {type Seat, hasBoneyard} from './variant.js';

/** A word for each way in which a move can be wrong; sentences are made of them in `words/`. */
export type Refusal =
	| 'deal-is-over'
	| 'not-your-turn'
	| 'tile-not-in-hand'
	| 'lead-first'
	| 'may-not-be-led'
	| 'table-is-not-empty'
	| 'host-not-on-table'
	| 'does-not-fit'
	| 'not-a-spinner'
	| 'place-is-covered'
	| 'cross-first'
	| 'you-can-lead'
	| 'you-can-play'
	| 'you-may-stop-only'
	| 'draw-first'
	| 'draw-for-lead'
	| 'no-boneyard'
	| 'nothing-to-draw'
	| 'pass-the-lead'
	| 'nothing-to-stop';

/** Why `seat` may not make this move now; undefined when it may. Agrees exactly with `listMoves`. */
export function refusal(deal: Deal, seat: Seat, move: Move): Refusal | undefined {
	if (deal.stage === 'over') {
		return 'deal-is-over';
	}

	if (seat !== deal.turn) {
		return 'not-your-turn';
	}

	if (laysTile(move)) {
		return refusedTile(deal, move);
	}

	if (move === draw) {
		return refusedDraw(deal);
	}

	return move === pass ? refusedPass(deal) : refusedStop(deal);
}

function refusedTile(deal: Deal, move: Move): Refusal | undefined {
	const {layout} = deal;
	const tile = tileOfMove(move);
	const host = hostOfMove(move);
	if (!holds(deal.hands[deal.turn], tile)) {
		return 'tile-not-in-hand';
	}

	if (layout.size === 0) {
		if (host !== noHost) {
			return 'lead-first';
		}

		return holds(deal.playable, tile) ? undefined : 'may-not-be-led';
	}

	if (host === noHost) {
		return 'table-is-not-empty';
	}

	if (!layout.has(host)) {
		return 'host-not-on-table';
	}

	if (joinOfMove(move) < 0) {
		return 'does-not-fit';
	}

	return layout.fits(move) ? undefined : refusedPlace(deal, move);
}

/** The tile has a half for this host, but no place on it is free for that half. */
function refusedPlace({layout}: Deal, move: Move): Refusal {
	const host = hostOfMove(move);
	const free = holds(layout.open[joinOfMove(move)], host);
	if (free) {
		return 'cross-first';
	}

	if (!holds(doubles, host)) {
		// The half that touches is covered, or the tile fits only that one: 6-4 against 5-4 whose 5 is the end.
		return 'place-is-covered';
	}

	return holds(layout.spinners, host) ? 'place-is-covered' : 'not-a-spinner';
}

function refusedDraw(deal: Deal): Refusal | undefined {
	if (!hasBoneyard(deal.terms.variant, deal.terms.seats)) {
		return 'no-boneyard';
	}

	if (deal.playable !== 0) {
		return whatCanBeDone(deal);
	}

	if (deal.stage === 'lead') {
		return 'pass-the-lead';
	}

	return deal.drawable > 0 ? undefined : 'nothing-to-draw';
}

function refusedPass(deal: Deal): Refusal | undefined {
	if (deal.playable !== 0) {
		return deal.stage === 'another' ? 'you-may-stop-only' : whatCanBeDone(deal);
	}

	if (deal.stage === 'lead') {
		return undefined;
	}

	if (deal.stage === 'draw-for-lead') {
		return 'draw-for-lead';
	}

	return deal.drawable > 0 ? 'draw-first' : undefined;
}

function refusedStop(deal: Deal): Refusal | undefined {
	return deal.stage === 'another' ? undefined : 'nothing-to-stop';
}

function whatCanBeDone(deal: Deal): Refusal {
	return deal.layout.size === 0 ? 'you-can-lead' : 'you-can-play';
}
