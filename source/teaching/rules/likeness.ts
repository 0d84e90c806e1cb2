/** The ends of a layout as a player of like ends looks at them. */
import {tilesOf} from '../../rules/hand.js';
import type {Layout} from '../../rules/layout.js';
import {
	hostOfMove, joinOfMove, noHost, tileOfMove,
} from '../../rules/move.js';
import {armEnds} from '../../rules/scoring.js';
import {
	type Pip, isDouble, otherHalf, pips,
} from '../../rules/tile.js';

/** The end of the tile just laid, those like it, then the others from the highest down: `5`, `5*` for a double. Empty after the lead. */
export function likeness(layout: Layout): string[] {
	const {last} = layout;
	if (hostOfMove(last) === noHost) {
		return [];
	}

	const laid = tileOfMove(last);
	const suit = otherHalf(laid, joinOfMove(last));
	const others = pips.filter(pip => pip !== suit).toReversed();
	return [
		isDouble(laid) ? `${suit}*` : String(suit),
		...endsWith(layout, suit).slice(isDouble(laid) ? 0 : 1),
		...others.flatMap(pip => endsWith(layout, pip)),
	];
}

/** Single tiles before the double; a double just laid is left out. */
function endsWith(layout: Layout, pip: Pip): string[] {
	return tilesOf(armEnds(layout, pip))
		.filter(tile => !isDouble(tile) || tile !== tileOfMove(layout.last))
		.map(tile => isDouble(tile) ? `${pip}*` : String(pip))
		.toSorted();
}
