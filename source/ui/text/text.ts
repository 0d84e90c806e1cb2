/** Lines of text with tones: what panels are made of before they are coloured. */
import {eastAsianWidth} from 'get-east-asian-width';

/** What a piece of text is, for the theme to colour. Whatever a tone says, the text says too. */
export type Tone = 'heading' | 'quiet' | 'newest' | 'turn' | 'cursor' | 'playable' | 'last' | 'ghost' | 'place' | 'gain' | 'warning';

export type Span = {readonly text: string; readonly tone?: Tone};

export type Line = readonly Span[];

/** A line, or a span of one, from text without a tone. */
export function span(text: string, tone?: Tone): Span {
	return tone === undefined ? {text} : {text, tone};
}

/** How many cells a text takes on a screen. */
export function textWidth(text: string): number {
	let width = 0;
	for (const character of text) {
		width += characterWidth(character);
	}

	return width;
}

export function lineWidth(line: Line): number {
	let width = 0;
	for (const {text} of line) {
		width += textWidth(text);
	}

	return width;
}

/** The text of a line without its tones. */
export function plainText(line: Line): string {
	return line.map(({text}) => text).join('');
}

/** The beginning of a text that fits into so many cells. */
export function firstCells(text: string, width: number): string {
	let cut = '';
	let left = width;
	for (const character of text) {
		left -= characterWidth(character);
		if (left < 0) {
			break;
		}

		cut += character;
	}

	return cut;
}

/** The same; where something is left out, it ends with `…`. */
export function cutText(text: string, width: number): string {
	return textWidth(text) <= width || width <= 0 ? firstCells(text, width) : `${firstCells(text, width - 1)}…`;
}

/** The beginning of a line that fits into so many cells. */
export function cutLine(line: Line, width: number): Line {
	const cut: Span[] = [];
	let left = width;
	for (const piece of line) {
		const needed = textWidth(piece.text);
		if (needed > left) {
			cut.push({...piece, text: cutText(piece.text, left)});
			break;
		}

		cut.push(piece);
		left -= needed;
	}

	return cut;
}

/** A text with blanks after it, up to so many cells. */
export function padText(text: string, width: number): string {
	return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}

/** A line with its last part at the right edge; when both do not fit, the first is cut. */
export function spreadLine(left: Line, right: Line, width: number): Line {
	const room = width - lineWidth(right);
	const start = cutLine(left, Math.max(0, room - 1));
	return [...start, span(' '.repeat(Math.max(0, room - lineWidth(start)))), ...right];
}

/** Pieces set side by side, as many to a line as fit. A piece is never broken. */
export function flow(pieces: readonly Line[], width: number, gap = '  '): Line[] {
	const lines: Line[] = [];
	for (const piece of pieces) {
		const last = lines.at(-1);
		if (last !== undefined && lineWidth(last) + gap.length + lineWidth(piece) <= width) {
			lines.splice(-1, 1, [...last, span(gap), ...piece]);
		} else {
			lines.push(piece);
		}
	}

	return lines;
}

/** A sentence broken between words into lines of at most so many cells. */
export function wrapText(text: string, width: number): string[] {
	const indent = /^ */.exec(text)![0];
	const words = text.trim().split(' ').map(word => [span(word)]);
	const lines = flow(words, width - indent.length, ' ').map(line => indent + cutText(plainText(line), width - indent.length));
	return lines.length === 0 ? [''] : lines;
}

/** The same, with the lines after the first indented: several sentences under each other stay apart. */
export function hangText(text: string, width: number): string[] {
	const [first, ...others] = wrapText(text, width);
	return others.length === 0 ? [first] : [first, ...wrapText(others.join(' '), width - 2).map(line => `  ${line}`)];
}

/** Exactly so many lines: cut at the end, or filled with empty ones. */
export function fillLines(lines: readonly Line[], rows: number): Line[] {
	return Array.from({length: rows}, (_, row) => lines.at(row) ?? []);
}

function characterWidth(character: string): number {
	if (character >= ' ' && character <= '~') {
		return 1;
	}

	return /^[\p{Mark}\p{Cc}\p{Cf}]$/u.test(character) ? 0 : eastAsianWidth(character.codePointAt(0)!);
}
