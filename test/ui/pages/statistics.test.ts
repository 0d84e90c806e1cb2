import {expect, test} from 'vitest';
import type {Result} from '../../../source/store/result.js';
import {openApp} from '../open-app.js';

function result(number: number, kind: Partial<Result> = {}): Result {
	return {
		record: `${number}.domino`,
		digest: String(number),
		variant: 'five-up',
		players: 2,
		levels: ['casual'],
		won: number % 3 === 0,
		games: 3,
		gamesWon: number % 3 === 0 ? 2 : 1,
		deals: 10,
		points: 50,
		bestDeal: number,
		hints: 1,
		undos: 2,
		...kind,
	};
}

const results = [
	...Array.from({length: 7}, (_, number) => result(number)),
	result(7, {players: 3, levels: ['novice', 'novice']}),
	result(8, {variant: 'seven-toed-pete', players: 4, levels: ['casual', 'casual', 'casual']}),
];

test.each([['en', 80, 24], ['pl', 60, 18]] as const)('statistics show every rate with its fraction, as a table or, where that has no room, as lists (%s)', async (language, columns, rows) => {
	const app = await openApp({
		language, columns, rows, statistics: {results, newer: 2},
	});
	await app.press('3');
	await expect(`${app.text()}\n`).toMatchFileSnapshot(`../frames/statistics.${language}.txt`);
	await app.press('escape');
	expect(app.line(/^> 3/)).not.toBe('');
});

test('before the first match there is nothing to show', async () => {
	const app = await openApp({});
	await app.press('3');
	expect(app.lines()[1]).toBe('No match has been finished yet.');
});

test('a file that was damaged is told of', async () => {
	const app = await openApp({statistics: {results: [], newer: 0, fault: {kind: 'damaged', setAside: '/home/ala/statistics.jsonl.bak'}}});
	await app.press('3');
	expect(app.text()).toContain('/home/ala/statistics.jsonl.bak');
});
