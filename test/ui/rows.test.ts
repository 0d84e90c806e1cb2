import {expect, test} from 'vitest';
import {isTooSmall, shareRows} from '../../source/ui/rows.js';

const used = (rows: number, handLines: number) => {
	const shared = shareRows(rows, handLines);
	return shared.board + shared.ends + shared.events + shared.hand + 4;
};

test('all rows of the window are used', () => {
	for (let rows = 18; rows <= 100; rows++) {
		for (const handLines of [1, 2, 3]) {
			expect(used(rows, handLines)).toBe(rows);
		}
	}
});

test('the board keeps its rows however long the hand is', () => {
	for (let rows = 18; rows <= 100; rows++) {
		expect(shareRows(rows, 3).board).toBe(shareRows(rows, 1).board);
		expect(shareRows(rows, 3).hand).toBe(3);
	}
});

test('24 rows give the board 14, 18 rows give it 10', () => {
	expect(shareRows(24, 1)).toEqual({
		board: 14, ends: 2, events: 3, hand: 1,
	});
	expect(shareRows(18, 1)).toEqual({
		board: 10, ends: 1, events: 2, hand: 1,
	});
});

test('60×18 is the smallest window', () => {
	expect(isTooSmall({columns: 60, rows: 18})).toBe(false);
	expect(isTooSmall({columns: 59, rows: 18})).toBe(true);
	expect(isTooSmall({columns: 60, rows: 17})).toBe(true);
});
