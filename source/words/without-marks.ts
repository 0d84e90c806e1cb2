/** Text for places that know ASCII only: Polish without its marks, and plain punctuation. */

const replacements: ReadonlyMap<string, string> = new Map([
	['ł', 'l'],
	['Ł', 'L'],
	['đ', 'd'],
	['Đ', 'D'],
	['ø', 'o'],
	['Ø', 'O'],
	['ß', 'ss'],
	['æ', 'ae'],
	['Æ', 'AE'],
	['œ', 'oe'],
	['Œ', 'OE'],
	['„', '"'],
	['”', '"'],
	['“', '"'],
	['«', '"'],
	['»', '"'],
	['’', '\''],
	['‘', '\''],
	['–', '-'],
	['—', '-'],
	['−', '-'],
	['‑', '-'],
	['…', '...'],
	['×', 'x'],
	['÷', '/'],
	['·', '-'],
	['•', '*'],
	['→', '->'],
	['←', '<-'],
	['↑', '^'],
	['↓', 'v'],
	['≤', '<='],
	['≥', '>='],
	['\u00A0', ' '],
]);

/**
The text in ASCII: `zażółć → „5”` is `zazolc -> "5"`; what has no likeness becomes `?`.

The text may grow. Where every character has to keep its cell, the screen replaces one for one.
*/
export function withoutMarks(text: string): string {
	let plain = '';
	for (const character of text.normalize('NFC')) {
		plain += character <= '\u007F' ? character : replacements.get(character) ?? baseOf(character);
	}

	return plain;
}

/** The letter under its marks. */
function baseOf(character: string): string {
	const base = character.normalize('NFD').charAt(0);
	return base <= '\u007F' ? base : '?';
}
