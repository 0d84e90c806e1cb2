import {describe, expect, test} from 'vitest';
import {type End, endsOf} from '../../source/rules/ends.js';
import {formatTile} from '../../source/rules/tile.js';
import type {Variant} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {labelEnds} from '../../source/board/letters.js';
import {layout} from '../helpers/notation.js';
import {
	growthOf, nameOf, playedLayout, plays,
} from '../helpers/policies.js';

/** The letters in order, each with its tile and pip: `A 5-3:3`. */
function letters(moves: string, variant: Variant = fiveUp): string {
	return labelEnds(layout(moves, variant))
		.map(({letter = '·', end}) => `${letter} ${formatTile(end.host)}:${end.pip}`)
		.join(', ');
}

test('the halves of a single lead are A and B, the lower one first', () => {
	expect(letters('5-3')).toBe('A 5-3:3, B 5-3:5');
});

test('the two long sides of a double lead are one end with one letter', () => {
	expect(letters('6-6')).toBe('A 6-6:6');
});

test('an arm keeps its letter while it grows, also past a double', () => {
	expect(letters('5-3 4-3>5-3 4-4>4-3 4-1>4-4')).toBe('A 4-1:1, B 5-3:5, c 4-4:4');
});

test('while one long side of the lead is free it keeps the letter, and the new arm has its own', () => {
	expect(letters('6-6 6-2>6-6')).toBe('A 6-6:6, B 6-2:2');
	expect(letters('6-6 6-2>6-6 6-1>6-6')).toBe('A 6-1:1, B 6-2:2, c 6-6:6');
});

test('the free short sides of a spinner share a letter, and the last arm on them takes it over', () => {
	expect(letters('6-6 6-2>6-6 6-1>6-6 6-3>6-6')).toBe('A 6-1:1, B 6-2:2, c 6-6:6, E 6-3:3');
	expect(letters('6-6 6-2>6-6 6-1>6-6 6-3>6-6 6-4>6-6')).toBe('A 6-1:1, B 6-2:2, C 6-4:4, E 6-3:3');
});

test('an end of blanks counts, with 0 pips, and so has a capital', () => {
	expect(letters('0-0')).toBe('A 0-0:0');
});

test('ends that may not be used while the cross is open have no letter yet', () => {
	expect(letters('6-6 6-2>6-6 6-1>6-6', doubleBergen)).toBe('· 6-1:1, · 6-2:2, c 6-6:6');
	expect(letters('6-6 6-2>6-6 6-1>6-6 6-3>6-6 6-4>6-6', doubleBergen)).toBe('A 6-1:1, B 6-2:2, C 6-4:4, E 6-3:3');
});

test('no command key is a letter', () => {
	const used = plays.flatMap(play => labelEnds(playedLayout(play, 1)).map(({letter}) => letter));
	expect(used.filter(letter => /[dpt?iugm=qhl]/i.test(letter ?? ''))).toEqual([]);
});

describe.each(plays.map(play => ({name: nameOf(play), play})))('in deals of $name', ({play}) => {
	const deals = [1, 2, 3].map(seed => growthOf(playedLayout(play, seed)));

	test('the labelled ends are exactly the ends of the layout', () => {
		for (const layout of deals.flat()) {
			const labelled = labelEnds(layout).map(({end}) => keyOf(end));
			expect(labelled.toSorted()).toEqual(endsOf(layout).map(end => keyOf(end)).toSorted());
		}
	});

	test('capitals count, small letters do not, and what may not be used has none', () => {
		for (const {letter, end} of deals.flat().flatMap(layout => labelEnds(layout))) {
			const kind = letter === undefined ? 'none' : (letter === letter.toUpperCase() ? 'capital' : 'small');
			expect(kind).toBe(end.sides === 0 ? 'none' : (end.counted ? 'capital' : 'small'));
		}
	});

	test('no letter is given twice', () => {
		for (const layout of deals.flat()) {
			const given = labelEnds(layout).map(({letter}) => letter?.toLowerCase()).filter(letter => letter !== undefined);
			expect(new Set(given).size).toBe(given.length);
		}
	});

	test('an end keeps its letter as long as it is there', () => {
		for (const growth of deals) {
			const known = new Map<string, string>();
			for (const {letter, end} of growth.flatMap(layout => labelEnds(layout))) {
				if (letter !== undefined) {
					expect(known.get(keyOf(end)) ?? letter).toBe(letter);
					known.set(keyOf(end), letter);
				}
			}
		}
	});
});

function keyOf({host, pip, counted}: End): string {
	return `${formatTile(host)}:${pip}${counted ? '' : ' short'}`;
}
