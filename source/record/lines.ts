/** From the bytes of a record to its lines, and from a line to what counts in it. */
import type {Flaw} from './fault.js';

/** A line that has its LF. */
export type RawLine = {
	/** Counted from 1. */
	readonly number: number;
	/** Without the LF; bytes that are no UTF-8 are replaced. */
	readonly text: string;
	readonly isText: boolean;
};

const lineFeed = 0x0A;
/** No line that can be right is nearly as long; a longer one is not taken apart. */
const longestContent = 1000;
const longestQuotation = 60;
const strict = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
const lenient = new TextDecoder('utf-8', {ignoreBOM: true});

/** How many bytes of the record belong to lines that have their LF. What follows is a line cut off in the writing. */
export function completeLength(bytes: Uint8Array): number {
	return bytes.lastIndexOf(lineFeed) + 1;
}

/** The lines that have their LF. Decoded in pieces, so that a file of any length can be read. */
export function * linesIn(bytes: Uint8Array): Generator<RawLine> {
	const piece = 65_536;
	const end = completeLength(bytes);
	let number = 0;
	for (let start = 0, next = 0; start < end; start = next) {
		next = bytes.indexOf(lineFeed, Math.min(start + piece, end - 1)) + 1;
		for (const {text, isText} of decodeLines(bytes.subarray(start, next - 1))) {
			yield {number: ++number, text, isText};
		}
	}
}

/** A valid piece is decoded at once, an invalid one line by line. */
function decodeLines(bytes: Uint8Array): Array<Omit<RawLine, 'number'>> {
	const whole = decode(bytes);
	if (whole !== undefined) {
		return whole.split('\n').map(text => ({text, isText: true}));
	}

	const lines: Array<Omit<RawLine, 'number'>> = [];
	for (let start = 0, end = 0; start <= bytes.length; start = end + 1) {
		const found = bytes.indexOf(lineFeed, start);
		end = found === -1 ? bytes.length : found;
		const line = bytes.subarray(start, end);
		const text = decode(line);
		lines.push({text: text ?? lenient.decode(line), isText: text !== undefined});
	}

	return lines;
}

function decode(bytes: Uint8Array): string | undefined {
	try {
		return strict.decode(bytes);
	} catch {
		return undefined;
	}
}

/**
What a line holds besides its comment: the empty string for a comment or an empty line.

Spaces before a comment are fine; otherwise one space stands between two words, and none at either end. Control
characters are allowed nowhere, not even in comments: a file with CRs or tabs is not what the program writes.
*/
export function contentOf({text, isText}: RawLine): string | Flaw {
	if (!isText) {
		return {kind: 'not-utf-8'};
	}

	const control = /\p{Cc}/u.exec(text);
	if (control) {
		return {kind: 'control-character', code: control[0].codePointAt(0)!};
	}

	const content = withoutComment(text);
	if (content.length > longestContent) {
		return {kind: 'not-understood'};
	}

	return /^ | $| {2}/.test(content.includes('"') ? content.replace(/".*"/s, '""') : content) ? {kind: 'spaces'} : content;
}

function withoutComment(text: string): string {
	let end = commentStart(text);
	if (end === -1) {
		return text;
	}

	while (text[end - 1] === ' ') {
		end--;
	}

	return text.slice(0, end);
}

/** The place of the first `#` that does not stand between the quotes of a name; −1 when there is none. */
function commentStart(text: string): number {
	const first = text.indexOf('#');
	const opening = text.indexOf('"');
	if (first === -1 || opening === -1 || first < opening) {
		return first;
	}

	const closing = text.indexOf('"', opening + 1);
	return closing === -1 ? -1 : text.indexOf('#', closing);
}

/** A line as it is quoted: the end of a long one is left out. */
export function quotation(text: string, most = longestQuotation): string {
	let quoted = '';
	let characters = 0;
	for (const character of text) {
		if (characters++ === most) {
			return `${quoted}…`;
		}

		quoted += character;
	}

	return quoted;
}
