/** What the tiles look like: the pictures that are drawn, and the shapes that follow from them. */
import {type Pip, type Tile, isDouble} from '../rules/tile.js';
import type {Cell, Size} from './geometry.js';

/** How large the tiles are drawn: boxed in three rows; the usual way; with doubles of three cells, for small windows. */
export type GlyphSize = 'box' | 'compact' | 'mini';

/** The strokes: `ascii` for terminals without box drawing. */
export type Charset = 'box-drawing' | 'ascii';

/** Only this about a tile matters for its shape. */
export type TileKind = 'single' | 'double';

/** Whether a tile lies along a row or stands in a column. */
export type Posture = 'level' | 'upright';

/** How a tile stands out, in text and not by colour alone: the one laid last, or one that is only shown where it could be laid. */
export type Emphasis = 'last' | 'ghost' | undefined;

/** The room a tile takes; its cells count from its upper left one. */
export type Shape = Size & {
	/** The pip of the left or upper half. */
	readonly start: Cell;
	/** The pip of the right or lower half. */
	readonly end: Cell;
	readonly middle: Cell;
};

type ForEach<Value> = Readonly<Record<TileKind, Readonly<Record<Posture, Value>>>>;

/** `a` is the left or upper pip, `b` the other, `+` what tells a spinner from an ordinary double. */
const pictures: Readonly<Record<GlyphSize, ForEach<readonly string[]>>> = {
	box: {
		single: {
			level: ['┌─┬─┐', '│a│b│', '└─┴─┘'],
			upright: ['┌─┐', '│a│', '├─┤', '│b│', '└─┘'],
		},
		double: {
			level: ['┌─┬─┐', '│a+b│', '└─┴─┘'],
			upright: ['┌─┐', '│a│', '├+┤', '│b│', '└─┘'],
		},
	},
	compact: {
		single: {level: ['[a│b]'], upright: ['╭a╮', '╰b╯']},
		double: {level: ['[a+b]'], upright: ['╭a╮', '│+│', '╰b╯']},
	},
	mini: {
		single: {level: ['[a│b]'], upright: ['╭a╮', '╰b╯']},
		double: {level: ['{a}'], upright: ['{a}']},
	},
};

/** The shapes of each size. */
export const shapes: Readonly<Record<GlyphSize, ForEach<Shape>>> = {
	box: shapesOf(pictures.box),
	compact: shapesOf(pictures.compact),
	mini: shapesOf(pictures.mini),
};

/** A tile as it lies: `start` and `end` are the pips of its left or upper and its right or lower half. */
export type Face = {
	readonly tile: Tile;
	readonly posture: Posture;
	readonly start: Pip;
	readonly end: Pip;
	readonly isSpinner: boolean;
};

/** The rows of text that show a tile. */
export function pictureOf({tile, posture, start, end, isSpinner}: Face, glyphs: GlyphSize, emphasis: Emphasis): string[] {
	const rows = pictures[glyphs][kindOf(tile)][posture].map(row => isSpinner ? row : asOrdinary(row, posture));
	return emphasized(rows, emphasis).map(row => row.replace('a', String(start)).replace('b', String(end)));
}

export function kindOf(tile: Tile): TileKind {
	return isDouble(tile) ? 'double' : 'single';
}

const asciiStrokes: Readonly<Record<string, string>> = {
	'│': '|', '─': '-', '╭': '/', '╮': '\\', '╰': '\\', '╯': '/', '┌': '+', '┬': '+', '┐': '+', '├': '+', '┤': '+', '└': '+', '┴': '+', '┘': '+',
};

/** The same row in the strokes of a charset. */
export function inCharset(row: string, charset: Charset): string {
	return charset === 'ascii' ? row.replaceAll(/[─-╿]/g, stroke => asciiStrokes[stroke]) : row;
}

/** A double on which nothing can be laid sideways. */
function asOrdinary(row: string, posture: Posture): string {
	return row.replace('+', posture === 'level' ? '│' : '─').replace('{', '(').replace('}', ')');
}

/** The last tile has dots for its upright strokes, or for its edges where it has none; a ghost is all dots. */
function emphasized(rows: readonly string[], emphasis: Emphasis): readonly string[] {
	switch (emphasis) {
		case 'last': {
			const strokes = rows.some(row => row.includes('│')) ? /│/g : /[[\]{}()╭╮╰╯]/g;
			return rows.map(row => row.replaceAll(strokes, ':'));
		}

		case 'ghost': {
			return rows.map(row => row.replaceAll(/[^ab+]/g, '.'));
		}

		case undefined: {
			return rows;
		}
	}
}

function shapesOf({single, double}: ForEach<readonly string[]>): ForEach<Shape> {
	return {
		single: {level: shapeOf(single.level), upright: shapeOf(single.upright)},
		double: {level: shapeOf(double.level), upright: shapeOf(double.upright)},
	};
}

function shapeOf(rows: readonly string[]): Shape {
	const width = rows[0].length;
	const height = rows.length;
	const start = cellOf('a', rows);
	return {
		width,
		height,
		start,
		end: rows.some(row => row.includes('b')) ? cellOf('b', rows) : start,
		middle: {x: Math.floor(width / 2), y: Math.floor(height / 2)},
	};
}

function cellOf(pip: 'a' | 'b', rows: readonly string[]): Cell {
	const y = rows.findIndex(row => row.includes(pip));
	return {x: rows[y].indexOf(pip), y};
}
