/** Text for terminals that draw ASCII only. */

import {textWidth} from './text.js';

// One character for one, so that nothing changes its width.
const replacements: ReadonlyMap<string, string> = new Map([
	['ł', 'l'],
	['Ł', 'L'],
	['→', '>'],
	['←', '<'],
	['↑', '^'],
	['↓', 'v'],
	['·', '.'],
	['…', '~'],
	['×', 'x'],
	['–', '-'],
	['—', '-'],
	['−', '-'],
	['„', '"'],
	['”', '"'],
	['“', '"'],
	['’', '\''],
	['‹', '<'],
	['›', '>'],
	['│', '|'],
]);

/** The text without marks and signs beyond ASCII: `kamień → 3` is `kamien > 3`. What has no likeness becomes `?`. */
export function plainCharacters(text: string): string {
	if (/^[ -~]*$/.test(text)) {
		return text;
	}

	let plain = '';
	for (const character of text.normalize('NFC')) {
		const base = replacements.get(character) ?? character.normalize('NFD').at(0)!;
		plain += base >= ' ' && base <= '~' ? base : '?'.repeat(textWidth(character));
	}

	return plain;
}
