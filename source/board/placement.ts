/** Where the tiles of a layout lie in a window, kept from one tile to the next so that the picture stands still. */
import {type Layout, movesOf} from '../rules/layout.js';
import type {Move} from '../rules/move.js';
import type {Tile} from '../rules/tile.js';
import {liesLike} from './beam.js';
import {
	type Box, type Cell, type Size, fitsIn,
} from './geometry.js';
import type {GlyphSize} from './glyphs.js';
import {type Labels, labelsOf} from './labels.js';
import type {Sketch} from './sketch.js';
import {step} from './step.js';

/** The room for the board in cells, and how large to draw the tiles: `auto` as large as suits the room. */
export type Room = Size & {
	readonly glyphs: GlyphSize | 'auto';
};

/** A layout in its room. */
export type Placement = {
	readonly layout: Layout;
	readonly room: Room;
	/** How large the tiles are drawn: what does not fit at one size is drawn at the next smaller one until the deal ends. */
	readonly glyphs: GlyphSize;
	/**
	Undefined while the table is empty, and from the tile on that does not fit at the smallest size. There the picture
	stands even if a letter has no room; larger tiles give way then.
	*/
	readonly sheet: Sheet | undefined;
	readonly fits: boolean;
	/** The tiles that had to move when the last one was laid, in the order of the layout. */
	readonly moved: readonly Tile[];
};

/** Tiles and letters on an endless sheet under the room. The sheet may shift under the room; the tiles stay where they are on the sheet. */
export type Sheet = {
	readonly sketch: Sketch;
	readonly labels: Labels;
	/** The cell of the sheet that lies in the upper left corner of the room. */
	readonly corner: Cell;
};

const sizes: readonly GlyphSize[] = ['box', 'compact', 'mini'];

/** From this size on the largest tiles have room enough in practically every deal. */
const roomForBoxes: Size = {width: 118, height: 30};

/**
Places the tiles of a layout in a room: the same moves in the same room always give the same picture.

An `earlier` placement spares work: where the layout goes on from it, only the tiles laid since are placed.
*/
export function placeTiles(layout: Layout, room: Room, earlier?: Placement): Placement {
	const moves = movesOf(layout);
	let placement = earlier !== undefined && leadsTo(earlier, {layout, room, moves}) ? earlier : emptyTable(layout, room);
	for (const move of moves.slice(placement.layout.size)) {
		placement = withMove(placement, move);
	}

	return placement;
}

/** The placement when one more tile is laid. */
export function withMove(placement: Placement, move: Move): Placement {
	const layout = placement.layout.copy();
	layout.lay(move);
	const {room, sheet} = placement;
	for (const glyphs of placement.fits ? sizes.slice(sizes.indexOf(placement.glyphs)) : []) {
		const shown = glyphs === placement.glyphs ? sheet : undefined;
		const next = sheetOf(layout, {room, glyphs}, shown);
		if (next !== undefined) {
			return {
				layout, room, glyphs, sheet: next, fits: true, moved: movedTiles(sheet, next),
			};
		}
	}

	return {
		...placement, layout, sheet: undefined, fits: false, moved: [],
	};
}

function emptyTable(layout: Layout, room: Room): Placement {
	const empty = layout.copy();
	empty.clear();
	const largest = fitsIn(roomForBoxes, room) ? 'box' : 'compact';
	return {
		layout: empty, room, glyphs: room.glyphs === 'auto' ? largest : room.glyphs, sheet: undefined, fits: true, moved: [],
	};
}

/** Whether a layout in its room goes on from an earlier placement. */
function leadsTo(earlier: Placement, {layout, room, moves}: {layout: Layout; room: Room; moves: readonly Move[]}): boolean {
	return earlier.layout.rule === layout.rule
		&& earlier.room.width === room.width && earlier.room.height === room.height && earlier.room.glyphs === room.glyphs
		&& movesOf(earlier.layout).every((move, index) => move === moves.at(index));
}

/** The sheet of a layout, from the sheet of the moves before the last or from the lead on. */
function sheetOf(layout: Layout, {room, glyphs}: {room: Size; glyphs: GlyphSize}, shown: Sheet | undefined): Sheet | undefined {
	const board = {room, glyphs, spinners: layout.spinners};
	const moves = movesOf(layout);
	let {sketch} = shown ?? {sketch: undefined};
	for (let drawn = sketch?.tiles.length ?? 0; drawn < moves.length; drawn++) {
		const draft = step(sketch, moves.slice(0, drawn + 1), board);
		if (draft === undefined || (draft.unlabelled > 0 && glyphs !== 'mini')) {
			return undefined;
		}

		sketch = draft.sketch;
	}

	if (sketch === undefined) {
		return undefined;
	}

	const labels = labelsOf(sketch, board);
	return {sketch, labels, corner: cornerFor(labels.bounds, room, shown?.corner)};
}

/** Where the room's upper left corner comes to lie: in the middle at first, later moved as little as possible. */
function cornerFor(bounds: Box, room: Size, before: Cell | undefined): Cell {
	const {x, y} = before ?? {
		x: bounds.x - Math.floor((room.width - bounds.width) / 2),
		y: bounds.y - Math.floor((room.height - bounds.height) / 2),
	};
	return {
		x: Math.max(bounds.x + bounds.width - room.width, Math.min(bounds.x, x)),
		y: Math.max(bounds.y + bounds.height - room.height, Math.min(bounds.y, y)),
	};
}

function movedTiles(before: Sheet | undefined, after: Sheet): Tile[] {
	const placedNow = after.sketch.tiles;
	const placedBefore = before?.sketch.tiles ?? [];
	return placedBefore
		.filter((placed, index) => !liesLike(placed, placedNow[index]))
		.map(({tile}) => tile);
}
