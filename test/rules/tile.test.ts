import {expect, test} from 'vitest';
import {
	commonPip, formatTile, isDouble, otherHalf, parseTile, pipSum, setSize, tileOf, tiles,
} from '../../source/rules/tile.js';
import {tile} from '../helpers/notation.js';

test('the set has 28 tiles, from 0-0 and 1-0 to 6-6', () => {
	expect(tiles).toHaveLength(setSize);
	expect(tiles.slice(0, 4).map(one => formatTile(one))).toEqual(['0-0', '1-0', '1-1', '2-0']);
	expect(formatTile(27)).toBe('6-6');
});

test('seven tiles are doubles and all pips together are 168', () => {
	expect(tiles.filter(one => isDouble(one))).toHaveLength(7);
	expect(tiles.reduce((sum, one) => sum + pipSum(one), 0)).toBe(168);
});

test('a tile is read either way round and written higher pip first', () => {
	for (const one of tiles) {
		expect(parseTile(formatTile(one))).toBe(one);
		expect(parseTile([...formatTile(one)].toReversed().join(''))).toBe(one);
	}

	expect(tileOf(3, 5)).toBe(tileOf(5, 3));
});

test.each(['', '5', '5-', '5-7', '55', '5–3', ' 5-3', '5-3 ', '05-3', '5-3-1'])('"%s" is no tile', text => {
	expect(parseTile(text)).toBeUndefined();
});

test('two different tiles touch on one pip at most', () => {
	expect(commonPip(tile('5-3'), tile('3-1'))).toBe(3);
	expect(commonPip(tile('5-3'), tile('5-5'))).toBe(5);
	expect(commonPip(tile('5-3'), tile('6-4'))).toBeUndefined();
	expect(otherHalf(tile('5-3'), 3)).toBe(5);
	expect(otherHalf(tile('5-5'), 5)).toBe(5);
});
