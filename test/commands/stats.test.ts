import {
	appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
	afterEach, beforeEach, describe, expect, test,
} from 'vitest';
import {commands} from '../../source/commands/commands.js';
import {parseCommandLine} from '../../source/commands/options/parse.js';
import {stats} from '../../source/commands/stats.js';
import type {Result} from '../../source/store/result.js';
import {formatResult} from '../../source/store/result-line.js';
import {wordsFor} from '../../source/words/words-for.js';

let home: string;
let file: string;
beforeEach(() => {
	home = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	file = path.join(home, 'dominogranie', 'statistics.jsonl');
	mkdirSync(path.dirname(file));
});
afterEach(() => {
	rmSync(home, {recursive: true});
});

async function shown(language: 'en' | 'pl', ...argv: string[]): Promise<{code: number; printed: string[]; warned: string[]}> {
	const printed: string[] = [];
	const warned: string[] = [];
	const code = await stats(parseCommandLine(['stats', ...argv], commands), {
		env: {XDG_DATA_HOME: home},
		language,
		chosenLanguage: undefined,
		words: wordsFor(language).usage,
		print(line) {
			printed.push(line);
		},
		warn(line) {
			warned.push(line);
		},
	});
	return {code, printed, warned};
}

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

function keep(...results: readonly Result[]): void {
	writeFileSync(file, results.map(one => `${formatResult(one)}\n`).join(''));
}

describe('stats', () => {
	test('says that there is nothing yet', async () => {
		expect(await shown('en')).toEqual({code: 0, printed: ['No match has been finished yet.'], warned: []});
		expect(await shown('pl')).toEqual({code: 0, printed: ['Żaden mecz nie jest jeszcze skończony.'], warned: []});
		expect(await shown('pl', '--ascii')).toMatchObject({printed: ['Zaden mecz nie jest jeszcze skonczony.']});
		expect(await shown('en', '--json')).toMatchObject({printed: ['{"matches":0,"standings":[]}']});
	});

	test('shows a table for each game, every rate with its fraction, and all together where kinds differ', async () => {
		keep(
			...Array.from({length: 7}, (_, number) => result(number)),
			result(7, {players: 3, levels: ['casual', 'club']}),
			result(8, {variant: 'seven-toed-pete', players: 4, levels: ['expert', 'expert', 'expert']}),
		);
		expect(await shown('en')).toEqual({
			code: 0,
			printed: [
				'Five Up: 8 matches',
				'players  against            won       games  deals  points  best  hints  undos',
				'2        casual        3/7 43 %  10/21 48 %     70     350     6      7     14',
				'3        casual, club   0/1 0 %    1/3 33 %     10      50     7      1      2',
				'all                    3/8 38 %  11/24 46 %     80     400     7      8     16',
				'',
				'Seven-Toed Pete: 1 match',
				'players  against      won     games  deals  points  best  hints  undos',
				'4        expert   0/1 0 %  1/3 33 %     10      50     8      1      2',
			],
			warned: [],
		});
	});

	test('fits 80 columns, against however many levels one plays', async () => {
		keep(
			...Array.from({length: 99}, (_, number) => result(number, {levels: ['club']})),
			result(99, {variant: 'double-bergen', players: 4, levels: ['casual', 'club', 'expert']}),
		);
		for (const language of ['en', 'pl'] as const) {
			const {printed} = await shown(language); // eslint-disable-line no-await-in-loop
			for (const line of printed) {
				expect(line.length, line).toBeLessThan(80);
			}
		}
	});

	test('lists what has no room in columns, people among the opponents too', async () => {
		keep(result(0, {players: 4, levels: ['human', 'club', 'expert']}));
		expect(await shown('en')).toMatchObject({
			printed: [
				'Five Up: 1 match',
				'players: 4  against: people, club, expert  won: 1/1 100 %  games: 2/3 67 %',
				'  deals: 10  points: 50  best: 0  hints: 1  undos: 2',
			],
		});
		expect(await shown('pl')).toMatchObject({
			printed: [
				'Five Up: 1 mecz',
				'gracze: 4  przeciw: ludzie, klubowicz, ekspert  wygrane: 1/1 100 %',
				'  rundy: 2/3 67 %  rozd.: 10  punkty: 50  maks.: 0  podp.: 1  cofn.: 2',
			],
		});
	});

	test('can be JSON', async () => {
		keep(result(0), result(1));
		const {printed} = await shown('en', '--json');
		expect(printed.map(line => JSON.parse(line) as unknown)).toEqual([{
			matches: 2,
			standings: [{
				variant: 'five-up',
				players: 2,
				levels: ['casual'],
				matches: 2,
				matchesWon: 1,
				games: 6,
				gamesWon: 3,
				deals: 20,
				points: 100,
				bestDeal: 1,
				hints: 2,
				undos: 4,
			}],
		}]);
	});

	test('has a word about what is damaged or from a newer version, and fails for neither', async () => {
		keep(result(0));
		appendFileSync(file, '{"version":2}\ndamaged\n');
		expect(await shown('en')).toMatchObject({
			code: 0,
			warned: [
				'1 match of a newer version of the program cannot be counted here.',
				`Some of the statistics could not be read; the file as it was is kept as ${file}.bak.`,
			],
		});
		expect(await shown('pl')).toMatchObject({code: 0, warned: ['Nie liczą się tu wyniki z nowszej wersji programu: 1 mecz.']});
		rmSync(file);
		mkdirSync(file);
		expect(await shown('en')).toMatchObject({code: 0, warned: [`The statistics in ${file} could not be read.`]});
	});

	test('calls a variant that is not on the shelf by its id', async () => {
		keep(result(0, {variant: 'all-fives', levels: ['strange']}));
		const {printed} = await shown('en');
		expect(printed[0]).toBe('all-fives: 1 match');
		expect(printed[2]).toContain('strange');
	});
});
