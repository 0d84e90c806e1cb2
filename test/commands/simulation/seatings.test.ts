import {describe, expect, test} from 'vitest';
import {
	contenderAt, contendersOf, namesPossible, seatingsOf,
} from '../../../source/commands/simulation/seatings.js';
import {agree} from '../../../source/rules/variant.js';
import {doubleBergen} from '../../../source/variants/double-bergen.js';
import {fiveUp} from '../../../source/variants/five-up.js';

const pairs = agree(fiveUp, {seats: 4});
const alone = agree(doubleBergen, {seats: 3});

/** Who sits where in each seating, by the names of the contenders. */
function seatings(names: readonly string[], terms: typeof alone): string[] {
	const contenders = contendersOf(names, terms);
	return Array.from({length: seatingsOf(terms)}, (_, seating) =>
		terms.teams.map((_, seat) => contenders[contenderAt(seat, seating, contenders.length)]).join(' '));
}

describe('each set of deals is played in every seating', () => {
	test('where everyone plays alone, all move on by one seat', () => {
		expect(seatings(['a', 'b', 'c'], alone)).toEqual(['a b c', 'c a b', 'b c a']);
	});

	test('two names in pairs are teams, which change places', () => {
		expect(seatings(['a', 'b'], pairs)).toEqual(['a b a b', 'b a b a']);
	});

	test('four names in pairs are seats, and move on once', () => {
		expect(seatings(['a', 'b', 'c', 'd'], pairs)).toEqual(['a b c d', 'd a b c']);
	});

	test('one name stands for all', () => {
		expect(contendersOf(['a'], alone)).toEqual(['a', 'a', 'a']);
		expect(contendersOf(['a'], pairs)).toEqual(['a', 'a']);
	});

	test('other numbers of names are not possible', () => {
		expect(namesPossible(alone)).toEqual([1, 3]);
		expect(namesPossible(pairs)).toEqual([1, 2, 4]);
	});
});
