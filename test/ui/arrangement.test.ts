import {expect, test} from 'vitest';
import {arrange, isTooSmall} from '../../source/ui/arrangement.js';

/** Every size from the smallest to the largest, by a few columns at a time. */
const sizes = Array.from({length: 100 - 18 + 1}, (_, place) => 18 + place)
	.flatMap(rows => [60, 80, 100, 109, 110, 119, 120, 130, 151, 152, 160, 220, 300].map(columns => ({columns, rows})));

test('all rows of the window are used, whatever the hand', () => {
	for (const size of sizes) {
		for (const [handLines, promptLines] of [[1, 1], [2, 1], [3, 1], [4, 1], [1, 2], [2, 3], [4, 4]]) {
			const {board, ends, seats, events, hand, prompt} = arrange(size, handLines, promptLines);
			// The others are title and keys.
			expect(board.rows + ends + seats + events + hand + prompt + 2).toBe(size.rows);
			expect(hand).toBeGreaterThanOrEqual(handLines);
			expect(prompt).toBe(promptLines);
			expect(ends).toBe(2);
		}
	}
});

test('all columns are used, by the board or a panel beside it', () => {
	for (const size of sizes) {
		const {board, beside} = arrange(size, 1);
		expect(board.columns + beside).toBe(size.columns);
		expect(board.columns).toBeGreaterThanOrEqual(Math.min(78, size.columns));
	}
});

test('the board keeps its room with any hand of two lines, and a prompt of two over the usual hand', () => {
	for (const size of sizes) {
		expect(arrange(size, 2).board).toEqual(arrange(size, 1).board);
		expect(arrange(size, 1, 2).board).toEqual(arrange(size, 1).board);
	}
});

test('seats and events are under the board or beside it', () => {
	for (const size of sizes) {
		const {beside, seats, events} = arrange(size, 1);
		expect([seats > 0, events > 0]).toEqual([beside === 0, beside === 0]);
	}
});

test('no panel takes the room for the largest tiles', () => {
	const hasLargeTiles = (columns: number, rows: number) => {
		const {board} = arrange({columns, rows}, 1);
		return board.columns - 2 >= 118 && board.rows >= 30;
	};

	expect(hasLargeTiles(120, 39)).toBe(true);
	expect(hasLargeTiles(151, 60)).toBe(true);
	expect(hasLargeTiles(152, 37)).toBe(true);
	expect(hasLargeTiles(220, 60)).toBe(true);
});

test.each([
	[{columns: 80, rows: 24}, {
		board: {columns: 80, rows: 14}, beside: 0, ends: 2, seats: 1, events: 3, hand: 1, prompt: 1,
	}],
	[{columns: 60, rows: 18}, {
		board: {columns: 60, rows: 9}, beside: 0, ends: 2, seats: 1, events: 2, hand: 1, prompt: 1,
	}],
	[{columns: 100, rows: 30}, {
		board: {columns: 100, rows: 18}, beside: 0, ends: 2, seats: 1, events: 5, hand: 1, prompt: 1,
	}],
	[{columns: 120, rows: 40}, {
		board: {columns: 120, rows: 30}, beside: 0, ends: 2, seats: 1, events: 3, hand: 1, prompt: 1,
	}],
	[{columns: 160, rows: 50}, {
		board: {columns: 120, rows: 43}, beside: 40, ends: 2, seats: 0, events: 0, hand: 2, prompt: 1,
	}],
])('%o is shared out', (size, parts) => {
	expect(arrange(size, 1)).toEqual(parts);
});

test('60×18 is the smallest window', () => {
	expect(isTooSmall({columns: 60, rows: 18})).toBe(false);
	expect(isTooSmall({columns: 59, rows: 18})).toBe(true);
	expect(isTooSmall({columns: 60, rows: 17})).toBe(true);
});
