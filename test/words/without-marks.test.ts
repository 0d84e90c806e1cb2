import {expect, test} from 'vitest';
import {languages} from '../../source/words/language.js';
import {withoutMarks} from '../../source/words/without-marks.js';
import {wordsFor} from '../../source/words/words-for.js';
import {sentencesOf} from '../helpers/sentences.js';

test('Polish is written without its marks', () => {
	expect(withoutMarks('Zażółć gęślą jaźń, ŁĄŚĆ ŹŻ')).toBe('Zazolc gesla jazn, LASC ZZ');
});

test('signs become their nearest likeness', () => {
	expect(withoutMarks('19 − 5 = 14 → 3, 60×18, „domino!” – 1…3 · ↑↓')).toBe('19 - 5 = 14 -> 3, 60x18, "domino!" - 1...3 - ^v');
});

test('names in other alphabets cost no more than their letters', () => {
	expect(withoutMarks('Zoë, Øystein, Straße, Юля')).toBe('Zoe, Oystein, Strasse, ???');
	expect(withoutMarks('e\u0301')).toBe('e');
});

test.each(languages)('every sentence in "%s" can be written in ASCII without a question mark too many', language => {
	for (const {text} of sentencesOf(wordsFor(language))) {
		const plain = withoutMarks(text);
		expect(plain).toMatch(/^[ -~]*$/);
		expect(plain.split('?').length, text).toBe(text.split('?').length);
	}
});
