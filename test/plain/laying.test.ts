import {describe, expect, test} from 'vitest';
import {
	another, likeEnds, loneLead, tenPlaces,
} from './scenes.js';
import {sitAt} from './seat.js';

const question = [
	'6-4 fits in 2 places:',
	'1: on 4-4, end a: sum 10, 2 points.',
	'2: on 4-2, end b: sum 14, no points.',
	'Type a number from 1 to 2.',
];

describe('a tile that fits in several places', () => {
	test('is asked about, with what each place would bring; nothing is laid', () => {
		const {hear, table} = sitAt(likeEnds());
		expect(hear('6-4')).toEqual(question);
		expect(table.view(0)!.layout.size).toBe(4);
	});

	test.each([
		['1', 'You lay 6-4 on 4-4: sum 10, 2 points.'],
		['2', 'You lay 6-4 on 4-2: sum 14.'],
		['4-4', 'You lay 6-4 on 4-4: sum 10, 2 points.'],
		['24', 'You lay 6-4 on 4-2: sum 14.'],
	])('is laid where the answer %s says', (answer, sentence) => {
		const {hear} = sitAt(likeEnds());
		hear('64');
		expect(hear(answer)[0]).toBe(sentence);
	});

	test.each(['6-4 b', '46b', '6-4 on 4-2', '6-4>2-4', 'play 6-4 on 4-2', '6-4 at 42', '4 b'])('is laid at once by %s', typed => {
		const {hear} = sitAt(likeEnds());
		expect(hear(typed)[0]).toBe('You lay 6-4 on 4-2: sum 14.');
	});

	test('is not laid by a number that the question does not have', () => {
		const {hear} = sitAt(likeEnds());
		hear('6-4');
		expect(hear('3')).toEqual(['Type a number from 1 to 2.']);
		expect(hear('1')[0]).toBe('You lay 6-4 on 4-4: sum 10, 2 points.');
	});

	test('may be asked about as long as one likes, keys still mean what they always do', () => {
		const {hear} = sitAt(likeEnds());
		hear('6-4');
		expect(hear('b')).toEqual(['Line from end a: 4-4, 4-1, 1-2, 2-4, end b.']);
		expect(hear('')).toEqual(question);
		expect(hear('1')[0]).toBe('You lay 6-4 on 4-4: sum 10, 2 points.');
	});
});

describe('an answer to a question whose turn has gone', () => {
	test('is refused as stale, and nothing is laid', () => {
		const {hear, table} = sitAt(likeEnds());
		hear('6-4');
		table.submit({type: 'undo', seat: 0});
		const {layout} = table.view(0)!;
		expect(hear('2')[0]).toBe('The turn has changed since that question: nothing was played. Name the tile again.');
		expect(table.view(0)!.layout).toBe(layout);
	});

	test('is refused also by the host, and then is no answer any more', () => {
		const {hear, table} = sitAt(likeEnds());
		hear('6-4');
		table.submit({type: 'undo', seat: 0});
		expect(hear('4-2')[0]).toMatch(/^The turn has changed/);
		expect(hear('9')).toEqual(['You hold no tile with the number 9.']);
	});

	test('does not come after another tile was played: numbers are those of the hand again', () => {
		const {hear} = sitAt(likeEnds());
		hear('6-4');
		hear('6-4 b');
		expect(hear('4')).toEqual(['You do not hold 6-4.']);
	});
});

describe('numbers of the hand', () => {
	test('stay with their tiles for the whole deal', () => {
		const {first, hear} = sitAt(likeEnds());
		expect(first).toContain('Your hand: 1: 0-0; 4: 6-4; 5: 6-6.');
		hear('6-4 b');
		expect(hear('h')[0]).toMatch(/^Your hand: 1: 0-0[^;]*; 5: 6-6[^;]*\.$/);
		hear('u');
		expect(hear('h')).toEqual(['Your hand: 1: 0-0; 4: 6-4 on 4-4 or 4-2; 5: 6-6.']);
	});

	test('may be typed with a place', () => {
		const {hear} = sitAt(likeEnds());
		expect(hear('4 on 4-4')[0]).toBe('You lay 6-4 on 4-4: sum 10, 2 points.');
	});
});

test('both halves of a lone lead are ends of their own', () => {
	const {hear} = sitAt(loneLead());
	expect(hear('e')).toEqual(['Ends: a: 3 on 5-3; b: 5 on 5-3. Sum 8.']);
	expect(hear('5-0 a')).toEqual(['5-0 does not fit 5-3.']);
	expect(hear('5-0 b')[0]).toBe('You lay 5-0 on 5-3: sum 3.');
});

describe('play and try without a tile', () => {
	test('play the only tile that fits, or tell what each would bring', () => {
		const {hear} = sitAt(likeEnds());
		expect(hear('play')).toEqual([
			'1: 6-4 on 4-4, end a: sum 10, 2 points.',
			'2: 6-4 on 4-2, end b: sum 14, no points.',
			'Type a number from 1 to 2.',
		]);
		expect(hear('2')[0]).toBe('You lay 6-4 on 4-2: sum 14.');
	});

	test('try a tile: what it would bring, to be laid by its number', () => {
		const {hear} = sitAt(likeEnds());
		expect(hear('try 6-4')).toEqual(question);
		expect(hear('try 6-4 a')).toEqual(['1: on 4-4, end a: sum 10, 2 points.', 'Type 1 to play it.']);
		expect(hear('1')[0]).toBe('You lay 6-4 on 4-4: sum 10, 2 points.');
	});
});

test('of many places only the first nine have a number: two digits are a tile', () => {
	const {hear, table} = sitAt(tenPlaces());
	const told = hear('play');
	expect(told.slice(-3)).toEqual([
		'9: 6-6 on 6-3, end a: sum 18, no points.',
		'6-6 on 6-4, end b: sum 18, no points.',
		'Type a number from 1 to 9.',
	]);
	expect(hear('10')).toEqual(['You do not hold 1-0.']);
	expect(table.view(0)!.layout.size).toBe(3);
	expect(hear('6-6 b')[0]).toBe('You lay 6-6 on 6-4: sum 18.');
});

test('a host answers a question only where one tile is meant', () => {
	const {hear, table} = sitAt(tenPlaces());
	hear('play');
	expect(hear('6-4')).toEqual(['You do not hold 6-4.']);
	expect(table.view(0)!.layout.size).toBe(3);
	hear('6-5');
	expect(hear('6-4')[0]).toMatch(/^You lay 6-5 on 6-4: /);
});

test('another tile may be laid, or one stops', () => {
	const {first, hear, record} = sitAt(another());
	expect(first.at(-1)).toBe('Your turn. You can play 5-4 on 5-5; or stop.');
	expect(hear('pass')).toEqual(['You may lay another tile, or stop, but not pass.']);
	expect(hear('try 5-4')).toContain('1: on 5-5, end a: sum 14.');
	expect(hear('p')[0]).toBe('You stop.');
	expect(record[0]).toBe('1 stop');
});
