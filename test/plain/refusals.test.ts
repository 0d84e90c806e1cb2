import {describe, expect, test} from 'vitest';
import {likeEnds, openCross, shared} from './scenes.js';
import {sitAt} from './seat.js';

describe('what is refused changes nothing and says why', () => {
	test.each([
		['5-3', 'You do not hold 5-3.'],
		['6-6', '6-6 fits nowhere.'],
		['6-4 on 2-1', '6-4 does not fit 2-1.'],
		['6-4 on 4-1', 'There is no free place for 6-4 on 4-1.'],
		['6-4 on 3-3', '3-3 is not on the table.'],
		['6-4 z', 'There is no end z that may be used.'],
		['draw', 'You can play 6-4 on 4-2, so you may not draw.'],
		['pass', 'You can play 6-4 on 4-2, so you may not pass.'],
		['p', 'You can play 6-4 on 4-2, so you may not pass.'],
		['stop', 'You may stop only instead of laying another tile.'],
		['next', 'A deal is still in play.'],
		['7', 'You hold no tile with the number 7.'],
		['say hello', 'Nobody at another keyboard plays here: there is no one to say it to.'],
		['7-3', 'There is no tile 7-3: the pips of a half go from 0 to 6.'],
		['Blah blah', 'There is no word Blah blah here; ? tells the words.'],
		['\u001B[31mred', 'There is no word [31mred here; ? tells the words.'],
	])('%s', (typed, sentence) => {
		const {hear, table} = sitAt(likeEnds());
		const before = table.view(0);
		expect(hear(typed)).toEqual([sentence]);
		expect(table.view(0)).toBe(before);
	});

	test('a tile that waits for the cross', () => {
		const {hear} = sitAt(openCross());
		expect(hear('3-2')).toEqual(['Fill all four sides of 6-6 first.']);
		expect(hear('3-2 on 6-3')).toEqual(['Fill all four sides of 6-6 first.']);
		expect(hear('2-1')).toEqual(['2-1 fits nowhere.']);
	});

	test('off turn', () => {
		const {hear, table} = sitAt(likeEnds(), {pauseMilliseconds: 500});
		hear('6-4 b');
		expect(table.view(0)!.turn).toBe(1);
		for (const typed of ['6-6', '3', 'draw', 'pass', 'play', 'try', '6-6 a']) {
			expect(hear(typed), typed).toEqual(['It is not your turn: Klara plays.']);
		}

		expect(hear('i')).toEqual(['Hints are for your own turn.']);
	});
});

test('an unknown word of several people is told to anybody', () => {
	expect(sitAt(shared()).hear('blah')).toEqual(['There is no word blah here; ? tells the words.']);
});
