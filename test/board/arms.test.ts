import {describe, expect, test} from 'vitest';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {armList} from '../../source/board/arm-list.js';
import {armsOf} from '../../source/board/arms.js';
import {labelEnds} from '../../source/board/letters.js';
import {layout} from '../helpers/notation.js';
import {
	growthOf, nameOf, playedLayout, plays,
} from '../helpers/policies.js';

const wide = {width: 100, height: 20};

function list(moves: string, variant = fiveUp, room = wide): readonly string[] {
	return armList(layout(moves, variant), 'ascii', room).lines;
}

describe('the list of arms', () => {
	test('is empty while the table is', () => {
		expect(list('')).toEqual([]);
	});

	test('shows a lead with both its ends', () => {
		expect(list('5-3')).toEqual(['A[3:5]B']);
		expect(list('6-6')).toEqual(['A:6+6:A']);
	});

	test('reads one line through the lead, past doubles by their long sides', () => {
		expect(list('5-3 4-3>5-3 4-4>4-3 5-0>5-3 4-1>4-4')).toEqual(['A[1:4][4+4]c[4|3][3|5][5|0]B']);
	});

	test('lists an arm for each short side in use, after the arm it begins at', () => {
		expect(list('6-6 6-2>6-6 6-1>6-6 6-3>6-6 3-3>6-3 4-3>3-3 5-3>3-3 6-0>6-6')).toEqual([
			'A[1|6][6+6][6|2]B',
			'6-6: [6|3][3+3]f[3|4]E',
			'3-3: [3|5]J',
			'6-6: [6:0]C',
		]);
	});

	test('tells ordinary doubles from spinners', () => {
		expect(list('6-4 6-6>6-4 4-4>6-4 4-1>4-4', sevenToedPete)).toEqual(['A[1:4][4|4][4|6][6+6]B']);
	});

	test('shows no letter where nothing may be laid yet', () => {
		expect(list('6-6 6-2>6-6 6-1>6-6', doubleBergen)).toEqual(['[1:6][6+6]c[6|2]']);
	});

	test('wraps between tiles', () => {
		expect(list('5-3 4-3>5-3 4-4>4-3 5-0>5-3 4-1>4-4', fiveUp, {width: 18, height: 5})).toEqual(['A[1:4][4+4]c[4|3]', '  [3|5][5|0]B']);
	});

	test('says how many lines it had to leave out', () => {
		const {lines, hidden} = armList(layout('6-6 6-2>6-6 6-1>6-6 6-3>6-6 6-0>6-6', fiveUp), 'ascii', {width: 30, height: 2});
		expect(lines).toEqual(['A[1|6][6+6][6|2]B', '... +2']);
		expect(hidden).toBe(2);
	});
});

test.each(plays.map(play => ({name: nameOf(play), play})))('every tile and every end is in exactly one arm: $name', ({play}) => {
	for (const layout of [1, 2, 3].flatMap(seed => growthOf(playedLayout(play, seed)))) {
		const arms = armsOf(layout);
		const tiles = arms.flatMap(arm => arm.tiles.map(({tile}) => tile));
		expect(tiles).toHaveLength(layout.size);
		expect(new Set(tiles)).toEqual(new Set(layout.order.subarray(0, layout.size)));
		const labels = new Set(arms.flatMap(({start, tip, tiles}) => [start, tip, ...tiles.map(({shortEnd}) => shortEnd)]));
		labels.delete(undefined);
		expect(labels.size).toBe(labelEnds(layout).length);
	}
});
