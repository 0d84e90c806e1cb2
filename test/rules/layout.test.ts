import {describe, expect, test} from 'vitest';
import {endsOf, openPlaces} from '../../source/rules/ends.js';
import {movesOf} from '../../source/rules/layout.js';
import {formatTile} from '../../source/rules/tile.js';
import type {Variant} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {layout, move, moveList} from '../helpers/notation.js';

/** The counts after each tile. */
function counts(text: string, variant: Variant): number[] {
	const moves = text.split(' ');
	return moves.map((_, index) => layout(moves.slice(0, index + 1).join(' '), variant).count);
}

/** The ends in words: `6-6(6)x2+12` is host 6-6, pip 6, two sides, counting 12; `-` instead of a count when not counted. */
function ends(text: string, variant: Variant): string {
	return endsOf(layout(text, variant))
		.map(({host, pip, sides, counts: pipsCounted, counted}) => `${formatTile(host)}(${pip})x${sides}${counted ? `+${pipsCounted}` : '-'}`)
		.join(' ');
}

describe('the count', () => {
	test.each([
		['6-6 6-2>6-6 6-1>6-6 6-3>6-6 3-3>6-3', [12, 14, 3, 6, 9]],
		['6-1 6-6>6-1 6-2>6-6', [7, 13, 3]],
		['4-2 4-4>4-2', [6, 10]],
		['6-4', [10]],
		['0-0', [0]],
		['5-3', [8]],
		['5-5', [10]],
		['6-6 6-4>6-6 6-1>6-6 6-5>6-6 6-2>6-6', [12, 16, 5, 10, 12]],
		['6-0 3-0>6-0', [6, 9]],
	])('after each tile of %s is %j', (text, expected) => {
		expect(counts(text, fiveUp)).toEqual(expected);
	});

	test('a double that is laid last counts both halves: ends 0 and 5, then 5-5 on the 5, are 10', () => {
		expect(counts('5-0 5-5>5-0', fiveUp).at(-1)).toBe(10);
	});

	test('a lone lead tile counts both its halves', () => {
		expect(ends('5-3', fiveUp)).toBe('5-3(3)x1+3 5-3(5)x1+5');
	});
});

describe('the sides of a double', () => {
	test('the long sides come first, the short sides when both are covered, on a spinner', () => {
		expect(ends('6-6', fiveUp)).toBe('6-6(6)x2+12');
		expect(ends('6-6 6-2>6-6', fiveUp)).toBe('6-6(6)x1+12 6-2(2)x1+2');
		expect(ends('6-6 6-2>6-6 6-1>6-6', fiveUp)).toBe('6-6(6)x2- 6-2(2)x1+2 6-1(1)x1+1');
		expect(ends('6-6 6-2>6-6 6-1>6-6 6-3>6-6', fiveUp)).toBe('6-6(6)x1- 6-2(2)x1+2 6-1(1)x1+1 6-3(3)x1+3');
	});

	test('a fifth tile on a spinner is refused', () => {
		const full = layout('6-6 6-4>6-6 6-1>6-6 6-5>6-6 6-2>6-6', fiveUp);
		expect(full.fits(move('6-3>6-6'))).toBe(false);
	});

	test('a later double covers one long side with its host', () => {
		expect(ends('6-1 6-6>6-1', fiveUp)).toBe('6-1(1)x1+1 6-6(6)x1+12');
		expect(ends('6-1 6-6>6-1 6-2>6-6', fiveUp)).toBe('6-1(1)x1+1 6-6(6)x2- 6-2(2)x1+2');
	});

	test('in Five Up every double is a spinner', () => {
		expect(ends('6-5 6-6>6-5 6-4>6-6 4-4>6-4 4-1>4-4', fiveUp)).toBe('6-5(5)x1+5 6-6(6)x2- 4-4(4)x2- 4-1(1)x1+1');
	});

	test('in Seven-Toed Pete only the first double laid is a spinner, be it lead or later', () => {
		expect(ends('6-5 6-6>6-5 6-4>6-6 4-4>6-4 4-1>4-4', sevenToedPete)).toBe('6-5(5)x1+5 6-6(6)x2- 4-1(1)x1+1');
	});

	test('a third tile against a double that is no spinner does not fit', () => {
		expect(layout('6-6 6-4>6-6 4-4>6-4 4-1>4-4', sevenToedPete).fits(move('4-2>4-4'))).toBe(false);
	});
});

describe('the cross of Double Bergen', () => {
	const cross = '6-6 6-2>6-6 6-1>6-6 6-3>6-6 6-4>6-6';

	test('offers 2, 1, 2, 1 places while it is filled, then 4', () => {
		const moves = cross.split(' ');
		expect(moves.map((_, index) => openPlaces(layout(moves.slice(0, index + 1).join(' '), doubleBergen)))).toEqual([2, 1, 2, 1, 4]);
	});

	test('keeps the other ends waiting, though they count', () => {
		expect(ends('6-6 6-2>6-6', doubleBergen)).toBe('6-6(6)x1+12 6-2(2)x0+2');
		expect(layout('6-6 6-2>6-6', doubleBergen).fits(move('5-2>6-2'))).toBe(false);
		expect(layout(cross, doubleBergen).fits(move('5-2>6-2'))).toBe(true);
	});

	test('is filled from the lead double alone', () => {
		expect(layout('6-6 6-2>6-6', doubleBergen).playable(0xF_FF_FF_FF)).toBe(layout('6-6', doubleBergen).playable(0xF_FF_FF_FF));
	});
});

test('ends that show the same pip are different places', () => {
	const line = layout('4-2 2-1>4-2 4-1>2-1 4-4>4-1', fiveUp);
	expect(line.count).toBe(12);
	expect(line.fits(move('6-4>4-2'))).toBe(true);
	expect(line.fits(move('6-4>4-4'))).toBe(true);
	const onSingle = line.copy();
	onSingle.lay(move('6-4>4-2'));
	expect(onSingle.count).toBe(14);
	line.lay(move('6-4>4-4'));
	expect(line.count).toBe(10);
});

test('an open blank counts nothing but is an end', () => {
	expect(ends('6-0 3-0>6-0', fiveUp)).toBe('6-0(6)x1+6 3-0(3)x1+3');
	expect(ends('6-0', fiveUp)).toBe('6-0(0)x1+0 6-0(6)x1+6');
});

test('a copy is equal and goes its own way', () => {
	const text = '6-6 6-2>6-6 6-1>6-6';
	const original = layout(text, fiveUp);
	const copied = original.copy();
	copied.lay(move('6-3>6-6'));
	expect(movesOf(original)).toEqual(moveList(text));
	expect(movesOf(copied)).toEqual(moveList(`${text} 6-3>6-6`));
	expect([original.count, copied.count]).toEqual([3, 6]);
});
