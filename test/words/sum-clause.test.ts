import {describe, expect, test} from 'vitest';
import {agree, type Variant} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {languages} from '../../source/words/language.js';
import {sumClause} from '../../source/words/sum-clause.js';
import {wordsFor} from '../../source/words/words-for.js';
import {layout} from '../helpers/notation.js';

/** The clause in English and Polish, for the points that the tile earns. */
function clause(text: string, variant: Variant, another = false): string {
	const terms = agree(variant, {seats: variant.seats.at(-1)!});
	const table = layout(text, variant);
	const points = variant.points(table, terms.house);
	return languages.map(language => sumClause(wordsFor(language), {
		layout: table, terms, points, another,
	})).join(' | ');
}

describe('the sum as a calculation', () => {
	test('names every end that counts in the order in which the tiles were laid, a double with both halves', () => {
		expect(clause('6-1 6-6>6-1', fiveUp)).toBe('1 + 6+6 = 13 | 1 + 6+6 = 13');
		expect(clause('6-6 6-4>6-6 6-1>6-6 6-5>6-6', fiveUp)).toBe('4 + 1 + 5 = 10 → 2 points | 4 + 1 + 5 = 10 → 2 punkty');
	});

	test('of a lone lead is that of its halves', () => {
		expect(clause('5-3', fiveUp)).toBe('3 + 5 = 8 | 3 + 5 = 8');
		expect(clause('5-5', fiveUp)).toBe('5+5 = 10 → 2 points | 5+5 = 10 → 2 punkty');
	});

	test('names blanks too', () => {
		expect(clause('5-0 5-5>5-0', fiveUp)).toBe('0 + 5+5 = 10 → 2 points | 0 + 5+5 = 10 → 2 punkty');
		expect(clause('0-0', fiveUp)).toBe('0+0 = 0 | 0+0 = 0');
	});

	test('says in Seven-Toed Pete when it earns another tile', () => {
		expect(clause('4-1', sevenToedPete, true)).toBe('1 + 4 = 5 → another tile | 1 + 4 = 5 → kolejny kamień');
	});

	test('stands in Double Bergen after the like ends, which are what scores', () => {
		const cross = '5-5 5-1>5-5 5-2>5-5 5-3>5-5 5-4>5-5';
		expect(clause('5-5', doubleBergen)).toBe('lead double → 2 points; 5+5 = 10 | pierwszy dublet → 2 punkty; 5+5 = 10');
		expect(clause(`${cross} 2-1>5-1 2-2>2-1`, doubleBergen))
			.toBe('like ends 2 2* → 3 points; 2 + 3 + 4 + 2+2 = 13 | jednakowe końce 2 2* → 3 punkty; 2 + 3 + 4 + 2+2 = 13');
		expect(clause(cross, doubleBergen)).toBe('1 + 2 + 3 + 4 = 10 | 1 + 2 + 3 + 4 = 10');
	});
});
