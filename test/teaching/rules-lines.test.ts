import {describe, expect, it} from 'vitest';
import type {Variant} from '../../source/rules/variant.js';
import {type Paper, rulesLines} from '../../source/teaching/rules/lines.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {variants} from '../../source/variants/index.js';
import {type Language, languages} from '../../source/words/language.js';
import {withoutMarks} from '../../source/words/without-marks.js';
import {wordsOfVariant} from '../../source/words/variants.js';
import {wordsFor} from '../../source/words/words-for.js';

const fine: Paper = {width: 80, charset: 'box-drawing'};
const plain: Paper = {width: 80, charset: 'ascii', spell: withoutMarks};

const textOf = (language: Language, variant: Variant, paper: Paper) => rulesLines(wordsFor(language), variant, paper).map(({text}) => text);
const inOneLine = (lines: readonly string[]) => lines.join(' ').replaceAll(/\s+/g, ' ');

const cases = languages.flatMap(language => variants.map(variant => ({language, variant})));

describe('the rules as lines', () => {
	it.each(languages)('are those of Five Up in "%s"', async language => {
		await expect(`${textOf(language, fiveUp, fine).join('\n')}\n`).toMatchFileSnapshot(`../pictures/rules-five-up.${language}.txt`);
	});

	describe.each(cases)('of $variant.id in "$language"', ({language, variant}) => {
		it.each([30, 60, 80])('are never wider than %i', width => {
			for (const paper of [fine, plain]) {
				for (const line of textOf(language, variant, {...paper, width})) {
					expect([...line].length, line).toBeLessThanOrEqual(width);
					expect(line).toBe(line.trimEnd());
				}
			}
		});

		it('can do with ASCII', () => {
			expect(textOf(language, variant, plain).join('\n')).toMatch(/^[ -~\n]*$/);
		});

		it('hold every short rule, every reading and every way of the house rules', () => {
			const text = inOneLine(textOf(language, variant, fine));
			const {howTo, readings, background, houseRules} = wordsOfVariant(wordsFor(language), variant);
			for (const sentence of [...howTo, ...readings, background, ...Object.values(houseRules).flatMap(({values}) => Object.values(values))]) {
				expect(text).toContain(sentence);
			}
		});

		it('have no holes', () => {
			expect(textOf(language, variant, fine).join('\n')).not.toMatch(/undefined|NaN|\[object|\n{3}/);
		});

		it('have headings, and no two empty lines together', () => {
			const headings = rulesLines(wordsFor(language), variant, fine).filter(({kind}) => kind === 'heading');
			expect(headings).toHaveLength(13);
		});

		it('tell the same without pictures', () => {
			const drawn = textOf(language, variant, fine);
			const told = textOf(language, variant, {...fine, pictures: false});
			expect(drawn).toEqual(expect.arrayContaining(told));
			expect(told.join('\n')).not.toMatch(/[─-╿]/);
		});
	});
});
