/** Text of strangers, made fit to be shown to others: names, chat, and the words of private tables. */
import {eastAsianWidth} from 'get-east-asian-width';

/** Control characters, marks that turn the direction or cannot be seen, halves of characters, and what no font knows. */
const unfit = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** More marks than any language puts on one letter. */
const manyMarks = /(\p{M}{2})\p{M}+/gu;

/** The text on one line without anything unfit, single spaces between its words. */
export function cleanText(text: string): string {
	return text
		// Whatever cannot be kept anyway is not looked at.
		.slice(0, 4000)
		.replaceAll(/[\t\n\r]+/g, ' ')
		.normalize('NFC')
		.replaceAll(unfit, '')
		.replaceAll(manyMarks, '$1')
		.replaceAll(/\s+/gu, ' ')
		.trim();
}

/** The clean text of a saying, of at most so many characters; it may be empty. */
export function cleanSaying(text: string, longest: number): string {
	return [...cleanText(text)].slice(0, longest).join('').trim();
}

/** How many cells of a terminal a name may take. */
export const widestName = 20;

/** A name that a record can hold too, of at most `widestName` cells; it may be empty. */
export function cleanName(name: string): string {
	return cutToCells(cleanText(name).replaceAll('"', '\'').replace(/^\p{M}+/u, ''), widestName);
}

/** What of the text fits into so many cells, without a space at its end. */
export function cutToCells(text: string, cells: number): string {
	let left = cells;
	let kept = '';
	for (const character of text) {
		left -= /\p{M}/u.test(character) ? 0 : eastAsianWidth(character.codePointAt(0)!);
		if (left < 0) {
			break;
		}

		kept += character;
	}

	return [...kept].slice(0, longestName).join('').trim();
}

/** So many characters a record keeps of a name. */
const longestName = 40;

/** Two names that are one for this are too much alike. */
export function nameKey(name: string): string {
	return name.normalize('NFKC').toLowerCase();
}
