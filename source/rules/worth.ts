/** What laying a tile brings at once: asked by the kernel for the tile it laid, by previews, bots and hints beforehand. */
import type {Hand} from './hand.js';
import type {Layout} from './layout.js';
import {type Move, tileOfMove} from './move.js';
import type {Terms} from './variant.js';

/** The points of the tile just laid by a player who is left with `hand`. */
export function pointsEarned(terms: Terms, layout: Layout, hand: Hand): number {
	const points = terms.variant.points(layout, terms.house);
	return hand === 0 ? points + terms.variant.pointsForOut : points;
}

/** Whether that player may lay another tile, or stop. If he cannot lay one, the turn just ends. */
export function mayLayAnother(terms: Terms, layout: Layout, hand: Hand): boolean {
	return terms.variant.earnsAnother(layout) && layout.playable(hand) !== 0;
}

/** What would be if a tile were laid. */
export type Preview = {
	/** The layout with the tile on it. */
	readonly layout: Layout;
	readonly count: number;
	readonly points: number;
	/** Whether the tile earns another play and there is one to make. */
	readonly another: boolean;
};

/** The outcome of laying the tile of a move that fits, from a hand that holds it. */
export function preview(terms: Terms, layout: Layout, {move, hand}: {move: Move; hand: Hand}): Preview {
	const after = layout.copy();
	after.lay(move);
	const left = hand & ~(1 << tileOfMove(move));
	return {
		layout: after,
		count: after.count,
		points: pointsEarned(terms, after, left),
		another: mayLayAnother(terms, after, left),
	};
}
