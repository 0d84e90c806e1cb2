/** The board as lines of plain text, with the boxes that a screen may colour. */
import {holds} from '../rules/hand.js';
import type {Layout} from '../rules/layout.js';
import type {Move} from '../rules/move.js';
import {type Tile, hasPip} from '../rules/tile.js';
import {armList} from './arm-list.js';
import {Canvas} from './canvas.js';
import {type Box, type Cell, isForward} from './geometry.js';
import {
	type Charset, type Emphasis, type Face, type GlyphSize, pictureOf,
} from './glyphs.js';
import {type EndLabel, labelEnds} from './letters.js';
import type {PlacedTile} from './places.js';
import {type Placement, type Sheet, withMove} from './placement.js';
import type {Line} from './pose.js';

/** How a board is to be drawn. */
export type Look = {
	readonly charset: Charset;
	/** Only the ends where this tile may be laid keep their letters. */
	readonly selected?: Tile;
	/** A move that may be made: its tile is shown where it would come to lie, unless others would have to move for it. */
	readonly preview?: Move;
};

/** A drawn board; all boxes count from the first cell of the first line. */
export type Picture = {
	/** Not more lines than the room is high, none wider than the room, without colours and without spaces at the end. */
	readonly lines: readonly string[];
	/** How large the tiles are drawn; `list` when they do not fit and the arms are listed instead. */
	readonly style: GlyphSize | 'list';
	/** How many lines of the list had no room. */
	readonly hidden: number;
	readonly letters: readonly LetterBox[];
	/** The tile laid last, which is also dotted (`[5:3]`). */
	readonly last: Box | undefined;
	/** The tile of the preview, which is all dots (`.5.3.`). */
	readonly ghost: Box | undefined;
	/** The tiles that had to move when the last one was laid. */
	readonly moved: readonly Box[];
};

/** A letter on the board. The free sides of one double share theirs. */
export type LetterBox = Box & {readonly label: EndLabel};

const nothingMarked = {
	hidden: 0, letters: [], last: undefined, ghost: undefined, moved: [],
};

/** Draws the picture of a layout in its room, or the list of its arms where it does not fit. */
export function drawBoard(placement: Placement, look: Look): Picture {
	const {layout, room, fits, glyphs} = placement;
	if (!fits) {
		return {...nothingMarked, style: 'list', ...armList(layout, look.charset, room)};
	}

	const preview = look.preview === undefined ? undefined : previewOf(placement, look.preview);
	const {sheet} = preview ?? placement;
	const canvas = new Canvas(room);
	const marks = sheet && {
		...drawTiles(canvas, sheet, {placement, preview}),
		letters: drawLetters(canvas, sheet, {layout, selected: look.selected}),
	};
	return {
		...nothingMarked, ...marks, style: glyphs, lines: canvas.linesIn(look.charset),
	};
}

/** The placement with the move made, if it leaves all other tiles where they are. */
function previewOf(placement: Placement, move: Move): Placement | undefined {
	const preview = withMove(placement, move);
	const movesNothing = preview.fits && preview.glyphs === placement.glyphs && preview.moved.length === 0;
	return movesNothing ? preview : undefined;
}

/** Draws all tiles, the last one dotted and that of the preview as a ghost. */
function drawTiles(canvas: Canvas, {sketch, corner}: Sheet, {placement, preview}: {placement: Placement; preview: Placement | undefined}): Pick<Picture, 'last' | 'ghost' | 'moved'> {
	const {spinners} = (preview ?? placement).layout;
	const last = lastTile(placement.layout);
	const ghost = preview && lastTile(preview.layout);
	const boxes = new Map<Tile, Box>();
	for (const placed of sketch.tiles) {
		const {tile, line} = placed;
		const emphasis: Emphasis = tile === ghost ? 'ghost' : (tile === last ? 'last' : undefined);
		const box = inRoom(placed, corner);
		boxes.set(tile, box);
		canvas.write(box, pictureOf(faceOf(placed, holds(spinners, tile)), placement.glyphs, emphasis));
		if (line !== undefined) {
			canvas.write(inRoom(line, corner), pictureOfLine(line));
		}
	}

	return {
		last: last === undefined ? undefined : boxes.get(last),
		ghost: ghost === undefined ? undefined : boxes.get(ghost),
		moved: placement.moved.flatMap(tile => boxes.get(tile) ?? []),
	};
}

/** Draws the letters of the ends that may be used, each beside its free sides. */
function drawLetters(canvas: Canvas, {sketch, labels, corner}: Sheet, {layout, selected}: {layout: Layout; selected: Tile | undefined}): LetterBox[] {
	const letters: LetterBox[] = [];
	for (const label of labelEnds(layout)) {
		const {letter, end} = label;
		const index = sketch.places.findIndex(({host, pip, kind}) => host.tile === end.host && pip === end.pip && (kind !== 'short') === end.counted);
		if (letter === undefined || index === -1 || (selected !== undefined && !hasPip(selected, end.pip))) {
			continue;
		}

		for (const cell of labels.cells[index]) {
			const {x, y} = inRoom({...cell, width: 1, height: 1}, corner);
			canvas.write({x, y}, [letter]);
			letters.push({
				x, y, width: 1, height: 1, label,
			});
		}
	}

	return letters;
}

function faceOf({tile, posture, heading, inner, outer}: PlacedTile, isSpinner: boolean): Face {
	const [start, end] = isForward(heading) ? [inner, outer] : [outer, inner];
	return {
		tile, posture, start, end, isSpinner,
	};
}

function pictureOfLine({posture, width, height}: Line): string[] {
	return Array.from({length: height}, () => (posture === 'level' ? '─' : '│').repeat(width));
}

function lastTile({order, size}: Layout): Tile | undefined {
	return size === 0 ? undefined : order[size - 1];
}

/** A box of the sheet as it lies in the room. */
function inRoom({x, y, width, height}: Box, corner: Cell): Box {
	return {
		x: x - corner.x, y: y - corner.y, width, height,
	};
}
