import {describe, expect, test} from 'vitest';
import {countedEnds} from '../../source/rules/ends.js';
import {tilesOf} from '../../source/rules/hand.js';
import {likeEnds, likeGroup} from '../../source/rules/scoring.js';
import {formatTile} from '../../source/rules/tile.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {layout} from '../helpers/notation.js';
import {
	growthOf, nameOf, playedLayout, plays,
} from '../helpers/policies.js';

test.each(plays.map(play => ({play, title: nameOf(play)})))('the ends that count add up to the count: $title', ({play}) => {
	for (let seed = 1; seed <= 10; seed++) {
		for (const grown of growthOf(playedLayout(play, seed))) {
			const ends = countedEnds(grown);
			expect(ends.reduce((sum, {counts}) => sum + counts, 0)).toBe(grown.count);
			expect(ends.every(({counted}) => counted)).toBe(true);
		}
	}
});

describe('the like ends that score', () => {
	const cross = '5-5 5-1>5-5 5-2>5-5 5-3>5-5 5-4>5-5';

	function group(text: string, house: 'played' | 'any' = 'played') {
		const table = layout(text, doubleBergen);
		return {worth: likeEnds(table, {'like-ends': house}), hosts: tilesOf(likeGroup(table, {'like-ends': house})).map(tile => formatTile(tile)).join(' ')};
	}

	test('are those like the end just laid', () => {
		expect(group(`${cross} 2-1>5-1`)).toEqual({worth: 2, hosts: '2-1 5-2'});
		expect(group(`${cross} 2-1>5-1 2-2>2-1`)).toEqual({worth: 3, hosts: '2-2 5-2'});
		expect(group(`${cross} 2-1>5-1 4-3>5-3`)).toEqual({worth: 2, hosts: '4-3 5-4'});
	});

	test('are none where the tile scores nothing, and for the lead double, whose points have another reason', () => {
		expect(group(`${cross} 6-1>5-1`)).toEqual({worth: 0, hosts: ''});
		expect(group('5-5')).toEqual({worth: 2, hosts: ''});
	});

	test('may be any with the house rule, those of the end just laid before others worth as much', () => {
		expect(group(`${cross} 2-1>5-1 6-3>5-3`, 'any')).toEqual({worth: 2, hosts: '2-1 5-2'});
		expect(group(`${cross} 2-1>5-1 4-3>5-3`, 'any')).toEqual({worth: 2, hosts: '4-3 5-4'});
	});
});
