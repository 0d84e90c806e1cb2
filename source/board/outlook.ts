/** What is still to come once a layout is drawn up to some tile: where arms will grow, or might. */
import {
	type Move, hostOfMove, joinOfMove, tileOfMove,
} from '../rules/move.js';
import {
	type Pip, type Tile, hasPip, pips,
} from '../rules/tile.js';
import type {Place} from './places.js';

export type Outlook = {
	/** For each pip how many tiles with it are not on the table. */
	readonly unlaid: readonly number[];
	/** For a host and pip the tiles on the table that are not drawn yet: how many tiles hang on each, itself included. */
	readonly following: ReadonlyMap<string, readonly number[]>;
};

/** The outlook when the first `drawn` of the moves on the table are drawn. */
export function outlookAfter(moves: readonly Move[], drawn: number): Outlook {
	return {unlaid: pips.map(pip => 7 - moves.filter(move => hasPip(tileOfMove(move), pip)).length), following: growthAfter(moves, drawn)};
}

/** How much each free side of a place matters: by what will hang on it, else by the chance that something will. */
export function stakesOf({host, pip, sides, waiting}: Place, {unlaid, following}: Outlook): number[] {
	const growth = following.get(keyOf(host.tile, pip))?.slice(waiting) ?? [];
	const chance = waiting > 0 ? 0.5 : (unlaid[pip] === 0 ? 0.05 : 0.25 + (0.15 * Math.min(3, unlaid[pip])));
	return sides.map((_, index) => index < growth.length ? 1.2 + (0.4 * growth[index]) : chance);
}

function growthAfter(moves: readonly Move[], drawn: number): Map<string, number[]> {
	const hanging = new Map<Tile, number>();
	const following = new Map<string, number[]>();
	for (let index = moves.length - 1; index >= drawn; index--) {
		const move = moves[index];
		const host = hostOfMove(move);
		const size = 1 + (hanging.get(tileOfMove(move)) ?? 0);
		hanging.set(host, size + (hanging.get(host) ?? 0));
		const key = keyOf(host, joinOfMove(move));
		following.set(key, [size, ...(following.get(key) ?? [])]);
	}

	return following;
}

function keyOf(host: Tile, pip: Pip): string {
	return `${host}:${pip}`;
}
