/** What a person at the keyboard has before him: his tiles in their order, the cursor, and the place he has picked. */
import {holds, tilesOf} from '../../rules/hand.js';
import {
	type Move, laysTile, tileOfMove,
} from '../../rules/move.js';
import type {Tile} from '../../rules/tile.js';
import type {View} from '../../match/view.js';

export type Desk = {
	/** The hand in the order it is shown: the dealt ones in the order of tiles, then the drawn ones as they came. It depends on the view alone, so whoever comes back finds each tile where it was. */
	readonly tiles: readonly Tile[];
	/** The place of the cursor among the items. */
	readonly cursor: number;
	/** The move picked for the tile under the cursor, where it has several. */
	readonly picked: Move | undefined;
};

/** What the cursor can be on: a tile of the hand, or what may be done without one (`draw`, `pass`, `stop`). */
export type Item =
	| {readonly kind: 'tile'; readonly tile: Tile}
	| {readonly kind: 'action'; readonly move: Move};

export const emptyDesk: Desk = {tiles: [], cursor: 0, picked: undefined};

/** The desk after something has happened: the cursor goes to what can be done first. */
export function deskFor(view: View, desk: Desk = emptyDesk): Desk {
	const dealt = tilesOf(view.hand).filter(tile => !view.drawn.includes(tile));
	const drawn = view.drawn.filter(tile => holds(view.hand, tile));
	const next: Desk = {tiles: [...dealt, ...drawn], cursor: 0, picked: undefined};
	const items = itemsOf(next, view);
	const first = items.findIndex(item => item.kind === 'action' || movesOfTile(view, item.tile).length > 0);
	return {...next, cursor: first === -1 ? Math.min(desk.cursor, Math.max(0, items.length - 1)) : first};
}

/** The tiles, then what may be done without one. */
export function itemsOf({tiles}: Desk, view: View): Item[] {
	return [
		...tiles.map((tile): Item => ({kind: 'tile', tile})),
		...view.moves.filter(move => !laysTile(move)).map((move): Item => ({kind: 'action', move})),
	];
}

export function itemUnderCursor(desk: Desk, view: View): Item | undefined {
	return itemsOf(desk, view).at(desk.cursor);
}

/** The moves that lay this tile now. */
export function movesOfTile({moves}: Pick<View, 'moves'>, tile: Tile): Move[] {
	return moves.filter(move => laysTile(move) && tileOfMove(move) === tile);
}

/** What Enter does: the only move of the item under the cursor, or the one picked of several. */
export function chosenMove(desk: Desk, view: View): Move | undefined {
	const item = itemUnderCursor(desk, view);
	if (item?.kind !== 'tile') {
		return item?.move;
	}

	const moves = movesOfTile(view, item.tile);
	return moves.length === 1 ? moves[0] : moves.find(move => move === desk.picked);
}

/** The desk with its cursor so many items farther, from the last on to the first. */
export function moveCursor(desk: Desk, view: View, by: 1 | -1): Desk {
	const {length} = itemsOf(desk, view);
	return length === 0 ? desk : {...desk, cursor: (desk.cursor + by + length) % length, picked: undefined};
}
