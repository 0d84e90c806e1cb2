/** What a line asks for in a village, where no match is being played. English words are always understood. */
import {type Language, languages} from '../../words/language.js';
import {wordsFor} from '../../words/words-for.js';
import {withoutMarks} from '../../words/without-marks.js';
import type {Words} from '../../words/words.js';

type Spoken = keyof Words['plainVillage']['typed'];

/** `text` is what stands behind the word. */
export type VillageCommand =
	| {readonly kind: Spoken; readonly text: string}
	| {readonly kind: 'unknown'};

const keys: Readonly<Record<string, Spoken>> = {
	n: 'found', w: 'watch', m: 'say', q: 'quit', '?': 'help',
};

/** Reads a line. Enter alone asks how things stand, a table's number for a seat there. */
export function villageCommandIn(line: string, words: Words): VillageCommand {
	const [first, ...rest] = line.trim().split(/\s+/);
	const text = rest.join(' ');
	const word = plainText(first);
	if (word === '') {
		return {kind: 'lobby', text: ''};
	}

	if (/^\d{1,6}$/.test(word)) {
		return {kind: 'sit', text: line.trim()};
	}

	const kind = keys[word] ?? kindOf(word, words) ?? kindOf(word, wordsFor('en'));
	return kind === undefined ? {kind: 'unknown'} : {kind, text};
}

/** The language that a word means: its sign, or its name in any of them. */
export function languageNamed(text: string): Language | undefined {
	const word = plainText(text.trim());
	const names: Readonly<Record<Language, readonly string[]>> = {en: ['en', 'english', 'angielski'], pl: ['pl', 'polski', 'polish']};
	return languages.find(language => names[language].includes(word));
}

/** Whether a word means on or off. */
export function switchIn(text: string, words: Words): boolean | undefined {
	const word = plainText(text.trim());
	const means = (which: 'on' | 'off') => [words, wordsFor('en')].some(({plainVillage: {switches}}) => switches[which].some(one => plainText(one) === word));
	return means('on') ? true : (means('off') ? false : undefined);
}

function kindOf(word: string, {plainVillage: {typed}}: Words): Spoken | undefined {
	const known = Object.entries(typed).find(([, spoken]) => spoken.some(one => plainText(one) === word));
	return known?.[0] as Spoken | undefined; // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
}

function plainText(text: string): string {
	return withoutMarks(text).toLowerCase();
}
