/** A deal from picks. Chance is an input: whoever calls hands in the picks. */
import {type Tile, tiles} from '../rules/tile.js';
import type {Leader, Seat} from '../rules/variant.js';

/** A number from 0 to `limit` − 1, each as likely as the others. */
export type Pick = (limit: number) => number;

/** The 28 tiles in dealing order. */
export function shuffle(pick: Pick): Tile[] {
	const order = [...tiles];
	for (let place = order.length - 1; place > 0; place--) {
		const other = pick(place + 1);
		[order[place], order[other]] = [order[other], order[place]];
	}

	return order;
}

/** Shuffles, and draws the lot if the leader is chosen by one. */
export function dealTiles(pick: Pick, leader: Leader, seats: number): {order: Tile[]; leader: Seat} {
	const order = shuffle(pick);
	return {order, leader: leader.why === 'lot' ? pick(seats) : leader.seat};
}
