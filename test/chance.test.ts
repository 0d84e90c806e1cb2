import {Buffer} from 'node:buffer';
import {expect, test} from 'vitest';
import {
	commitment, dealStream, decisionSource, newSecret, parseSecret, seededSecret,
} from '../source/chance.js';
import {dealTiles} from '../source/match/shuffle.js';
import {formatTile} from '../source/rules/tile.js';

const demo = seededSecret('demo');

function firstDeal(words: ReadonlyArray<string | undefined>): string {
	const {order, leader} = dealTiles(dealStream(demo, {words, game: 1, deal: 1}), {why: 'lot'}, 2);
	return `${leader + 1}: ${order.map(one => formatTile(one)).join(' ')}`;
}

test('the seed demo gives the deal of the example record', () => {
	expect(Buffer.from(demo).toString('hex')).toBe('2a97516c354b68848cdbd8f54a226a0a55b21ed138e207ad6c5cbb9c00aa5aea');
	expect(firstDeal([undefined, undefined]))
		.toBe('2: 5-0 5-5 5-1 5-4 2-1 4-0 5-2 4-1 6-5 6-1 1-1 6-3 3-0 2-0 6-2 4-4 6-4 5-3 3-1 3-3 1-0 0-0 3-2 6-0 6-6 4-3 4-2 2-2');
});

test('players’ words change the deal as the example record says', () => {
	expect(firstDeal(['łąka', 'seven']))
		.toBe('1: 6-0 2-1 5-2 3-3 5-1 3-2 6-4 6-6 6-3 5-3 4-0 5-5 3-1 0-0 1-1 6-2 2-0 6-5 4-4 5-4 4-2 4-1 3-0 5-0 6-1 4-3 2-2 1-0');
});

test('sets of a simulation have secrets of their own', () => {
	const secrets = [1, 2, 3].map(set => commitment(seededSecret('demo', set)));
	expect(new Set([...secrets, commitment(demo)]).size).toBe(4);
});

test('a secret is 64 hexadecimal digits, small letters', () => {
	expect(parseSecret(Buffer.from(demo).toString('hex'))).toEqual(demo);
	expect(parseSecret('2A'.repeat(32))).toBeUndefined();
	expect(parseSecret('2a')).toBeUndefined();
	expect(newSecret()).toHaveLength(32);
});

test('picks are fair: each number of each limit comes up, about equally often', () => {
	for (const limit of [2, 3, 28, 256]) {
		const pick = dealStream(demo, {words: [], game: 1, deal: limit});
		const seen = Array.from({length: limit}, () => 0);
		for (let round = 0; round < 400 * limit; round++) {
			seen[pick(limit)]++;
		}

		expect(Math.min(...seen)).toBeGreaterThan(300);
		expect(Math.max(...seen)).toBeLessThan(500);
	}
});

test('a bot’s random source depends on the secret and the place alone', () => {
	const draw = (place: number[]) => {
		const source = decisionSource(demo, place);
		return [source(), source(), source()];
	};

	expect(draw([1, 1, 0, 4])).toEqual(draw([1, 1, 0, 4]));
	expect(draw([1, 1, 0, 4])).not.toEqual(draw([1, 1, 0, 5]));
	const source = decisionSource(demo, [0]);
	const numbers = Array.from({length: 10_000}, () => source());
	expect(numbers.every(number => number >= 0 && number < 1)).toBe(true);
	expect(numbers.reduce((sum, number) => sum + number, 0) / 10_000).toBeCloseTo(0.5, 1);
});
