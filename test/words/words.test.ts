import {expect, test} from 'vitest';
import {levels} from '../../source/bots/index.js';
import {variants} from '../../source/variants/index.js';
import {languages} from '../../source/words/language.js';
import {wordsOfVariant} from '../../source/words/variants.js';
import {wordsFor} from '../../source/words/words-for.js';
import {type Sentence, sentencesOf} from '../helpers/sentences.js';

const [english, polish] = languages.map(language => sentencesOf(wordsFor(language)));

/** The path without the language and without places in lists, which may differ in length. */
function keyOf({path}: Sentence): string {
	return path.slice(3).replaceAll(/\.\d+/g, '');
}

test.each(languages)('nothing is empty or has a hole in "%s"', language => {
	for (const {path, text} of sentencesOf(wordsFor(language))) {
		expect(text.trim(), path).not.toBe('');
		expect(text, path).not.toMatch(/undefined|null|NaN|\[object|\s{3}/);
	}
});

test('both languages have the same words', () => {
	expect([...new Set(polish.map(sentence => keyOf(sentence)))].toSorted()).toEqual([...new Set(english.map(sentence => keyOf(sentence)))].toSorted());
});

test('every variant on the shelf and every house rule is told of', () => {
	for (const language of languages) {
		const words = wordsFor(language);
		for (const variant of variants) {
			const {name, houseRules} = wordsOfVariant(words, variant);
			expect(name).not.toBe('');
			expect(Object.keys(houseRules)).toEqual(variant.houseRules.map(rule => rule.name));
			for (const rule of variant.houseRules) {
				expect(Object.keys(houseRules[rule.name].values)).toEqual(rule.values);
			}
		}
	}
});

test('every level of bots is told of', () => {
	for (const language of languages) {
		expect(Object.keys(wordsFor(language).bots.levels)).toEqual(expect.arrayContaining([...levels]));
	}
});

/** What is written the same in every language: names, what is typed, what stands in a record. */
const sameEverywhere = /Five Up|Seven-Toed Pete|Double Bergen|dominogranie \d|match-\d+|--[a-z-]+|(?:blocked-bonus|deal-ends|like-ends) [a-z-]+|„[a-z]+(?: \w+)*”/g;

test('no English is left in Polish', () => {
	const common = /\b(?:the|you|your|and|of|with|is|are|not|tiles?|hands?|draws?|pass|deals?|games?|match|points?|sum|ends|players?|leads?|lays?|help|back|next|seat|must|may|can)\b/i;
	for (const {path, text} of polish) {
		if (!path.includes('.examples.')) {
			expect(text.replaceAll(sameEverywhere, ''), path).not.toMatch(common);
		}
	}
});

test('hardly any word is the same in both languages', () => {
	const inEnglish = new Map(english.map(({path, text}) => [path.slice(3), text]));
	const same = polish.filter(({path, text}) => /\p{L}{2}/u.test(text) && !path.includes('.examples.') && inEnglish.get(path.slice(3)) === text);
	const texts = [...new Set(same.map(({text}) => text))].toSorted();
	expect(texts).toEqual(['Double Bergen', 'English', 'Enter: menu', 'Five Up', 'MS', 'Seven-Toed Pete', 'Start', 'bot', 'dominogranie', 'menu', 'polski']);
});

test('Polish never tells the gender of whoever reads it', () => {
	const gendered = /(?<!\p{L})\p{L}+(?:łem|łam|łeś|łaś|liśmy|łyśmy|liście|łyście)(?!\p{L})/giu;
	// Other words with these endings.
	const harmless = new Set(['hasłem', 'przedziałem']);
	for (const {path, text} of polish) {
		expect([...text.matchAll(gendered)].map(([word]) => word.toLowerCase()).filter(word => !harmless.has(word)), path).toEqual([]);
	}
});

test('Polish never tells the gender of those who sit at the table', () => {
	// Verbs of the past tense, and the words in -ł, -ła, -li, -ły that are none. Elsewhere things and bots have a gender, too.
	const gendered = /(?<!\p{L})\p{L}+(?:ł|ła|li|ły)(?!\p{L})/giu;
	const harmless = new Set(['stół', 'zwykły', 'cały', 'chwili', 'jeżeli', 'jeśli', 'czyli', 'dzieli', 'myśli', 'mała']);
	for (const {path, text} of polish.filter(({path}) => /^pl\.(?:events|bonus|screens|sum|report)\b/.test(path))) {
		expect([...text.matchAll(gendered)].map(([word]) => word.toLowerCase()).filter(word => !harmless.has(word)), path).toEqual([]);
	}
});

test('Polish quotes are „ and ”', () => {
	for (const {path, text} of polish) {
		expect(text, path).not.toMatch(/["“]/);
		expect(text.split('„').length, path).toBe(text.split('”').length);
	}
});

test('the words of the line of keys are short', () => {
	for (const language of languages) {
		const {tile, move, place, lay, draw, pass, hint, undo, help, leave} = wordsFor(language).screens.keys;
		for (const label of [tile, move, place, lay, draw, pass, hint, undo, help, leave]) {
			expect(label.length, label).toBeLessThanOrEqual(7);
		}
	}
});

test('the size message fits ten columns, and is told in full where there is room', () => {
	const needed = {columns: 60, rows: 18};
	expect(wordsFor('en').screens.window.tooSmall(needed, {columns: 50, rows: 12})).toBe('window too small: needs 60×18, is 50×12');
	expect(wordsFor('pl').screens.window.tooSmall(needed, {columns: 50, rows: 12})).toBe('za małe okno: trzeba 60×18, jest 50×12');
	for (const language of languages) {
		for (const line of wordsFor(language).screens.window.tooSmallNarrow(needed, {columns: 10, rows: 3})) {
			expect(line.length).toBeLessThanOrEqual(10);
		}
	}
});
