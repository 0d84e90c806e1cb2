import {expect, test} from 'vitest';
import {
	doubles, firstTile, handOf, handPips, handSize, holds, suits, tilesOf, tilesWithAny, wholeSet,
} from '../../source/rules/hand.js';
import {
	hasPip, pipSum, pips, tiles,
} from '../../source/rules/tile.js';
import {picksFrom} from '../helpers/random.js';
import {hand, tile, tileList} from '../helpers/notation.js';

test('a hand gives back its tiles, their number and their pips', () => {
	const pick = picksFrom(1);
	for (let round = 0; round < 500; round++) {
		const some = tiles.filter(() => pick(2) === 1);
		const set = handOf(some);
		expect(tilesOf(set)).toEqual(some);
		expect(handSize(set)).toBe(some.length);
		expect(handPips(set)).toBe(some.reduce((sum, one) => sum + pipSum(one), 0));
		expect(tiles.filter(one => holds(set, one))).toEqual(some);
		if (some.length > 0) {
			expect(firstTile(set)).toBe(some[0]);
		}
	}
});

test('the whole set, the doubles and the suits are what they say', () => {
	expect(handSize(wholeSet)).toBe(28);
	expect(tilesOf(doubles)).toEqual(tileList('0-0 1-1 2-2 3-3 4-4 5-5 6-6'));
	for (const pip of pips) {
		expect(handSize(suits[pip])).toBe(7);
	}
});

test('tiles with any of some pips have one of them', () => {
	for (let set = 0; set < 128; set++) {
		const wanted = pips.filter(pip => ((set >> pip) & 1) === 1);
		expect(tilesOf(tilesWithAny[set])).toEqual(tiles.filter(one => wanted.some(pip => hasPip(one, pip))));
	}
});

test('the last tile of the set does not overflow the number', () => {
	expect(holds(hand('6-6'), tile('6-6'))).toBe(true);
	expect(handPips(hand('6-6 0-0'))).toBe(12);
});
