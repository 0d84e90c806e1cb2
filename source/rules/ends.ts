/** The ends of a layout as a person sees them: where tiles may go, and what counts. */
import {holds} from './hand.js';
import type {Layout} from './layout.js';
import {noHost} from './move.js';
import {
	type Pip, type Tile, isDouble, pips,
} from './tile.js';

/**
A free place of the layout. The free sides of one double are one end, since they are the same move.

A lone lead such as 5-3 has two ends on one host, told apart by their pip.
*/
export type End = {
	readonly host: Tile;
	readonly pip: Pip;
	/** How many equivalent sides are free and may be used now, 0–2; 0 while another tile's cross must be filled first. */
	readonly sides: number;
	/** What the end adds to the count: its pip, twice its pip for a double, 0 for a spinner's short sides. */
	readonly counts: number;
	/** Whether it is counted at all (a blank is, with 0 pips; a spinner's free short sides are not). */
	readonly counted: boolean;
};

/** All ends in the order in which their hosts were laid. */
export function endsOf(layout: Layout): End[] {
	const ends: End[] = [];
	for (const host of layout.order.subarray(0, layout.size)) {
		for (const pip of pips) {
			if (holds(layout.open[pip], host)) {
				ends.push(endOn(layout, host, pip));
			}
		}
	}

	return ends;
}

/** The ends that add up to the count, in the same order. */
export function countedEnds(layout: Layout): End[] {
	return endsOf(layout).filter(({counted}) => counted);
}

/** How many places are open now: sides, not moves. */
export function openPlaces(layout: Layout): number {
	let places = 0;
	for (const end of endsOf(layout)) {
		places += end.sides;
	}

	return places;
}

function endOn(layout: Layout, host: Tile, pip: Pip): End {
	const mayBeUsed = layout.cross === noHost || layout.cross === host;
	if (!isDouble(host)) {
		return {
			host, pip, sides: mayBeUsed ? 1 : 0, counts: pip, counted: true,
		};
	}

	const touching = layout.touching[host];
	const longSideFree = touching < 2;
	const free = longSideFree ? 2 - touching : 4 - touching;
	return {
		host, pip, sides: mayBeUsed ? free : 0, counts: longSideFree ? 2 * pip : 0, counted: longSideFree,
	};
}
