import {describe, expect, test} from 'vitest';
import {type Layout, movesOf} from '../../source/rules/layout.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {drawBoard} from '../../source/board/draw.js';
import {type Placement, type Room, placeTiles} from '../../source/board/placement.js';
import {layout} from '../helpers/notation.js';
import {
	growthOf, nameOf, playedLayout, plays,
} from '../helpers/policies.js';
import {readBoard} from '../helpers/read-board.js';

const home: Room = {width: 78, height: 14, glyphs: 'compact'};
const named = plays.map(play => ({name: nameOf(play), play}));

/** The placements of a deal from the lead on, each from the one before. */
function placementsOf(growth: readonly Layout[], room: Room): Placement[] {
	const placements: Placement[] = [];
	for (const layout of growth) {
		placements.push(placeTiles(layout, room, placements.at(-1)));
	}

	return placements;
}

function linesOf(placement: Placement): string {
	return drawBoard(placement, {charset: 'box-drawing'}).lines.join('\n');
}

describe.each(named)('at 80×24, $name', ({play}) => {
	const deals = Array.from({length: 25}, (_, seed) => placementsOf(growthOf(playedLayout(play, seed)), home));

	test('every position fits, with all its letters', () => {
		const misfits = deals.flat().filter(({fits, sheet}) => !fits || sheet?.labels.cells.some((cells, index) =>
			cells.length === 0 && sheet.sketch.places[index].waiting === 0));
		expect(misfits.map(({layout}) => layout)).toEqual([]);
	});

	test('laid tiles move in fewer than one step in fifty', () => {
		const steps = deals.flat();
		expect(steps.filter(({moved}) => moved.length > 0).length).toBeLessThan(steps.length / 50);
	});

	test('a tile that is not said to have moved lies where it lay, but for a shift of the whole board', () => {
		for (const [before, after] of deals.slice(0, 4).flatMap(deal => pairs(deal))) {
			const now = readBoard(drawBoard(after, {charset: 'box-drawing'}).lines).tiles;
			const shifts = readBoard(drawBoard(before, {charset: 'box-drawing'}).lines).tiles
				.filter(({tile}) => !after.moved.includes(tile))
				.map(({tile, left, top}) => {
					const found = now.find(other => other.tile === tile);
					return `${(found?.left ?? 0) - left},${(found?.top ?? 0) - top}`;
				});
			expect(new Set(shifts).size, linesOf(after)).toBeLessThanOrEqual(1);
		}
	});
});

describe('a placement', () => {
	test('is the same whether it is made tile by tile or at once, in every room', () => {
		for (const room of [home, {width: 58, height: 10, glyphs: 'auto'}, {width: 40, height: 8, glyphs: 'auto'}] as const) {
			for (const {play} of named) {
				const growth = growthOf(playedLayout(play, 3));
				const stepwise = placementsOf(growth, room).at(-1)!;
				expect(linesOf(stepwise)).toBe(linesOf(placeTiles(growth.at(-1)!, room)));
			}
		}
	});

	test('of a layout that went back is that of a layout that never went on', () => {
		const growth = growthOf(playedLayout(plays[4], 9));
		const whole = placementsOf(growth, home).at(-1);
		expect(linesOf(placeTiles(growth[7], home, whole))).toBe(linesOf(placeTiles(growth[7], home)));
	});

	test('does not touch the layout it is made of', () => {
		const shown = layout('6-6 6-2>6-6', fiveUp);
		placeTiles(shown, home);
		expect(movesOf(shown)).toHaveLength(2);
	});

	test('follows the size of the room', () => {
		const shown = layout('6-6 6-2>6-6 6-1>6-6 6-3>6-6', fiveUp);
		const large = placeTiles(shown, {width: 120, height: 32, glyphs: 'auto'});
		expect(large.glyphs).toBe('box');
		expect(placeTiles(shown, {width: 78, height: 14, glyphs: 'auto'}, large).glyphs).toBe('compact');
	});
});

describe('in small rooms', () => {
	const orders = ['box', 'compact', 'mini', 'list'];

	test.each([
		{width: 58, height: 10}, {width: 40, height: 10}, {width: 30, height: 8}, {width: 20, height: 5},
	])('$width×$height the tiles get smaller in the course of a deal, then listed, and never larger again', size => {
		for (const {play} of named) {
			const styles = placementsOf(growthOf(playedLayout(play, 5)), {...size, glyphs: 'auto'})
				.map(placement => orders.indexOf(drawBoard(placement, {charset: 'ascii'}).style));
			expect(styles).toEqual(styles.toSorted((one, other) => one - other));
		}
	});

	test.each([
		{width: 1, height: 1}, {width: 4, height: 3}, {width: 5, height: 1}, {width: 9, height: 2}, {width: 12, height: 4}, {width: 0, height: 0},
	])('nothing is ever wider or higher than $width×$height', size => {
		for (const placement of placementsOf(growthOf(playedLayout(plays[2], 5)), {...size, glyphs: 'auto'})) {
			const {lines} = drawBoard(placement, {charset: 'ascii'});
			expect(lines.length).toBeLessThanOrEqual(size.height);
			expect(Math.max(0, ...lines.map(line => line.length))).toBeLessThanOrEqual(size.width);
		}
	});
});

function pairs<Value>(values: readonly Value[]): Array<[Value, Value]> {
	return values.slice(1).map((value, index) => [values[index], value]);
}
