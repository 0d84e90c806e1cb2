/** A layout with as many arms as there can be. */
import {type Layout, movesOf} from '../../source/rules/layout.js';
import {
	type Move, hostOfMove, layMove, tileOfMove,
} from '../../source/rules/move.js';
import {isDouble, tiles} from '../../source/rules/tile.js';

/** Doubles as soon as they fit, and arms on all their sides: few deals come near it. The spinners are those of `empty`, which stays as it is. */
export function bushyLayout(empty: Layout): Layout {
	const layout = empty.copy();
	layout.clear();
	layout.lay(layMove(tiles.at(-1)!));
	for (;;) {
		const laid = movesOf(layout).map(move => tileOfMove(move));
		const moves = tiles.filter(tile => !laid.includes(tile))
			.flatMap(tile => laid.map(host => layMove(tile, host)).filter(move => layout.fits(move)));
		if (moves.length === 0) {
			return layout;
		}

		const likes = (move: Move) => (isDouble(tileOfMove(move)) ? 2 : 0) + (isDouble(hostOfMove(move)) ? 1 : 0);
		layout.lay(moves.toSorted((one, other) => likes(other) - likes(one))[0]);
	}
}
