import {eastAsianWidth} from 'get-east-asian-width';
import {type ColourLevel} from './capabilities.js';
import {type Size} from './size.js';
import {
	plain, restyle, sgr, type Style,
} from './style.js';

/**
One cell of the screen. A wide character stands in its left cell; its right cell has the empty text. Combining
marks belong to the text they follow.
*/
export type Cell = {readonly text: string; readonly style: string};

/** A screen, row by row, each as long as the screen is wide. */
export type Cells = ReadonlyArray<readonly Cell[]>;

/** An empty cell of plain style. */
export const blank: Cell = {text: ' ', style: sgr(plain)};

/** A screen with nothing on it. */
export const blankCells = ({columns, rows}: Size): Cells => Array.from({length: rows}, () => blankRow(columns));

const blankRow = (columns: number): Cell[] => Array.from({length: columns}, () => blank);

const escapeSequence = /(\u001B(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001B]*(?:\u0007|\u001B\\)|[ -/]*[0-~]))/; // eslint-disable-line no-control-regex
const styleSequence = /^\u001B\[([\d;:]*)m$/; // eslint-disable-line no-control-regex

/** Whether the text is a frame, and not empty or mere orders to the terminal. */
export const isFrame = (text: string): boolean =>
	text.split(escapeSequence).some((part, index) => index % 2 === 0 ? part !== '' : styleSequence.test(part));

/**
A frame, lines of text with SGR styles, as cells of a screen. What does not fit is cut off; a wide character that
would be cut in two is left out. Escape sequences other than styles and control characters are dropped.
*/
export function parseFrame(frame: string, size: Size, level: ColourLevel): Cells {
	return createFrameParser(level)(frame, size);
}

/** A row that has been parsed, and the styles before and after it. */
type KnownRow = {readonly line: string; readonly columns: number; readonly before: Style; readonly after: Style; readonly row: readonly Cell[]};

/** Parses one frame after the other. A row that is as it was in the frame before is the same object, and costs nothing. */
export function createFrameParser(level: ColourLevel): (frame: string, size: Size) => Cells {
	const memory: KnownRow[] = [];
	let style = plain;

	const parseRow = (line: string, index: number, columns: number): readonly Cell[] => {
		const known = memory.at(index);
		if (known?.line === line && known.columns === columns && known.before === style) {
			style = known.after;
			return known.row;
		}

		const before = style;
		const row = parseLine(line, columns);
		memory[index] = {
			line, columns, before, after: style, row,
		};
		return row;
	};

	const parseLine = (line: string, columns: number): readonly Cell[] => {
		const row = blankRow(columns);
		let styleText = sgr(style);
		let column = 0;
		for (const [index, part] of line.split(escapeSequence).entries()) {
			if (index % 2 === 0) {
				column = layText(row, column, {text: part, style: styleText});
			} else {
				const parameters = styleSequence.exec(part)?.[1];
				if (parameters !== undefined) {
					style = restyle(style, parameters, level);
					styleText = sgr(style);
				}
			}
		}

		return row;
	};

	return (frame, {columns, rows}) => {
		const lines = frame.split('\n', rows);
		style = plain;
		return Array.from({length: rows}, (_, index) => index < lines.length ? parseRow(lines[index], index, columns) : blankRow(columns));
	};
}

// Answers the column after the text. Marks of a character that was cut off are cut off too.
function layText(row: Cell[], from: number, {text, style}: Cell): number {
	let column = from;
	for (const character of text) {
		const width = characterWidth(character);
		if (width === undefined) {
			continue;
		}

		if (width === 0) {
			addMark(row, column, character);
		} else {
			if (column + width <= row.length) {
				row[column] = {text: character, style};
				if (width === 2) {
					row[column + 1] = {text: '', style};
				}
			}

			column += width;
		}
	}

	return column;
}

const longestCell = 12;

function addMark(row: Cell[], column: number, mark: string): void {
	if (column === 0 || column > row.length) {
		return;
	}

	const place = row[column - 1].text === '' ? column - 2 : column - 1;
	const {text, style} = row[place];
	if (text.length < longestCell) {
		row[place] = {text: text + mark, style};
	}
}

const marks = /^[\p{Mark}\u200D]$/u;
// Characters that order the terminal or the direction of writing about, and unseen ones.
const unseen = /^[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]$/u;

// How many cells a character takes; undefined if it may not reach the terminal.
function characterWidth(character: string): 0 | 1 | 2 | undefined {
	if (character >= ' ' && character <= '~') {
		return 1;
	}

	if (marks.test(character)) {
		return 0;
	}

	return unseen.test(character) ? undefined : eastAsianWidth(character.codePointAt(0) ?? 0);
}
