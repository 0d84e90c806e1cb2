import {Buffer} from 'node:buffer';
import {
	appendFileSync, chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {
	afterEach, beforeEach, describe, expect, test,
} from 'vitest';
import type {Player} from '../../source/match/match.js';
import {type Terms, agree} from '../../source/rules/variant.js';
import {resultOf} from '../../source/store/result.js';
import {standingsOf, totalsOf} from '../../source/store/standings.js';
import {
	keepResult, mendStatistics, readStatistics, statisticsFile,
} from '../../source/store/statistics.js';
import {openMatch, resumeMatch} from '../../source/table/open-match.js';
import type {Table} from '../../source/table/table.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {createClock} from '../helpers/clock.js';

let directory: string;
let records: string;
let file: string;
beforeEach(() => {
	directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	records = path.join(directory, 'records');
	file = statisticsFile(records);
});
afterEach(() => {
	rmSync(directory, {recursive: true});
});

const ania: Player = {name: 'Ania', kind: 'human'};
const bot = (level: string, name = level): Player => ({name, kind: 'bot', level});
const short = agree(fiveUp, {seats: 2, target: 12, games: 3});

const opening = () => ({
	pauseMilliseconds: 0, later: createClock().later, records, now: () => new Date('2026-01-10T11:25:00Z'),
});

/** Plays a match to its end, or only some of the first person's moves; with a seed the same one. */
function play({terms = short, players = [ania, bot('novice')], seed, moves = 100_000}: {terms?: Terms; players?: readonly Player[]; seed?: string; moves?: number} = {}): void {
	const table = openMatch({terms, players, seed}, opening());
	playOn(table, moves);
	table.close();
}

function playOn(table: Table, moves = 100_000): void {
	for (let made = 0; made < moves && table.view(0)?.phase !== 'match-over'; made++) {
		const view = table.view(0);
		if (view?.phase === 'playing') {
			table.submit({type: 'move', seat: view.turn, move: table.view(view.turn)!.moves[0]});
		} else {
			table.proceed();
		}
	}
}

const recordNames = () => readdirSync(records).filter(name => name.endsWith('.domino')).toSorted();
const bytesOf = (name: string) => readFileSync(path.join(records, name));
const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1);

describe('a match that is over', () => {
	test('is in the statistics at once, and only its person can read them', () => {
		play();
		const {results, newer, fault} = readStatistics(records);
		expect({newer, fault}).toEqual({newer: 0, fault: undefined});
		expect(results).toEqual([resultOf(bytesOf(recordNames()[0]), recordNames()[0])]);
		expect(lines()).toHaveLength(1);
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect(readdirSync(directory).toSorted()).toEqual(['records', 'statistics.jsonl']);
	});

	test('is counted once, however often its record is looked at', () => {
		play();
		const record = path.join(records, recordNames()[0]);
		expect(keepResult(record, records)).toBeUndefined();
		const resumed = resumeMatch(record, opening());
		if ('table' in resumed) {
			resumed.table.close();
		}

		writeFileSync(path.join(records, 'copy.domino'), readFileSync(record));
		expect(readStatistics(records).results).toHaveLength(1);
		expect(lines()).toHaveLength(1);
	});

	test('is counted even if the program ended before it could write that down', () => {
		play();
		const [before] = lines();
		rmSync(file);
		expect(readStatistics(records).results).toHaveLength(1);
		expect(lines()).toEqual([before]);
	});

	test('is counted when only the lines that follow from its last tile had to be written', () => {
		play({seed: 'x'});
		const [name] = recordNames();
		const whole = readFileSync(path.join(records, name), 'utf8');
		rmSync(file);
		writeFileSync(path.join(records, name), whole.slice(0, whole.indexOf('end', whole.lastIndexOf('\nend'))));
		const resumed = resumeMatch(path.join(records, name), opening());
		if ('table' in resumed) {
			resumed.table.close();
		}

		expect(lines()).toHaveLength(1);
	});

	test('stays in the statistics when its record is deleted', () => {
		play();
		rmSync(path.join(records, recordNames()[0]));
		expect(readStatistics(records).results).toHaveLength(1);
	});
});

describe('what does not count', () => {
	test('is a match that is not over, one of several people or of none, and a record that is wrong', () => {
		play({moves: 3});
		play({players: [ania, {...ania, name: 'Bob'}]});
		play({players: [bot('casual'), bot('novice')]});
		writeFileSync(path.join(records, 'wrong.domino'), 'nonsense\nmatch won 1\n');
		expect(recordNames()).toHaveLength(4);
		expect(readStatistics(records).results).toEqual([]);
		expect(existsSync(file)).toBe(false);
	});
});

describe('a result', () => {
	test('tells of the match what its record does', () => {
		const table = openMatch({terms: short, players: [bot('casual'), ania], recordFile: path.join(directory, 'own.domino')}, opening());
		table.proceed();
		table.submit({type: 'hint', seat: 1});
		const view = table.view(1)!;
		table.submit({type: 'move', seat: 1, move: view.moves[0]});
		table.submit({type: 'undo', seat: 1});
		playOn(table);
		table.close();
		const text = readFileSync(path.join(directory, 'own.domino'), 'utf8');
		const deals = [...text.matchAll(/^end .* score/gm)].length;
		const games = [...text.matchAll(/^game \d+ won (\d)$/gm)].map(([, winner]) => winner);
		expect(readStatistics(records).results).toMatchObject([{
			record: 'own.domino',
			date: '2026-01-10T11:25:00Z',
			variant: 'five-up',
			players: 2,
			levels: ['casual'],
			won: text.includes('\nmatch won 2\n'),
			games: games.length,
			gamesWon: games.filter(winner => winner === '2').length,
			deals,
			hints: 1,
			undos: [...text.matchAll(/^2 undo$/gm)].length,
		}]);
	});

	test('counts own points, of tiles and of deals\' ends', () => {
		play({seed: 'x'});
		const text = bytesOf(recordNames()[0]).toString();
		const ends = [...text.matchAll(/^end .* score (\d+) \d+$/gm)].map(([line, score]) => ({line, score: Number(score)}));
		const [{points, bestDeal}] = readStatistics(records).results;
		const perDeal: number[] = [];
		let before = 0;
		for (const {line, score} of ends) {
			perDeal.push(score - before);
			before = text.includes(`${line}\ngame `) ? 0 : score;
		}

		expect(points).toBe(perDeal.reduce((sum, one) => sum + one, 0));
		expect(bestDeal).toBe(Math.max(...perDeal));
	});

	test('in pairs names the levels of the other pair only', () => {
		play({terms: agree(fiveUp, {seats: 4, target: 5}), players: [ania, bot('novice'), bot('casual', 'partner'), bot('casual')]});
		expect(readStatistics(records).results[0]).toMatchObject({players: 4, levels: ['casual', 'novice']});
	});
});

const someResult = {
	version: 1, record: 'a', digest: 'b', variant: 'c', players: 2, levels: [], won: true, games: 1, gamesWon: 1, deals: 1, points: 1, bestDeal: 1, hints: 0, undos: 0,
};

describe('damage', () => {
	beforeEach(() => {
		play({seed: 'one'});
		play({seed: 'two'});
	});

	test.each([
		['a line that is none', 'nonsense\n'],
		['half a line', '{"version":1,"record":"a'],
		['zeros', '\0\0\0\0\0\0\0\0'],
		['zeros and a line end', '\0\0\0\0\n'],
		['bytes that are no text', Buffer.from([0xFF, 0xFE, 10])],
		['an empty line', '\n'],
		['a result without its parts', '{"version":1,"record":"a.domino"}\n'],
		['a result of the wrong sort', `${JSON.stringify({...someResult, levels: [1]})}\n`],
		['more games won than played', `${JSON.stringify({...someResult, gamesWon: 2})}\n`],
	])('%s is left out and set aside, the rest counts', (_, damage) => {
		const good = lines();
		appendFileSync(file, damage);
		const damaged = readFileSync(file);
		const {results, fault} = readStatistics(records);
		expect(results).toHaveLength(2);
		expect(fault).toEqual({kind: 'damaged', setAside: `${file}.bak`});
		expect(readFileSync(`${file}.bak`)).toEqual(damaged);
		expect(lines()).toEqual(good);
		expect(readStatistics(records).fault).toBeUndefined();
	});

	test('of all of it is made good from the records', () => {
		writeFileSync(file, 'x');
		expect(readStatistics(records)).toMatchObject({results: [{record: recordNames()[0]}, {record: recordNames()[1]}], fault: {kind: 'damaged'}});
		expect(lines()).toHaveLength(2);
	});

	test('never spoils the result that comes after it', () => {
		appendFileSync(file, '{"half');
		play({seed: 'three'});
		expect(lines()).toHaveLength(4);
		expect(readStatistics(records).results).toHaveLength(3);
	});

	test('is not an empty file', () => {
		writeFileSync(file, '');
		expect(readStatistics(records)).toMatchObject({results: [{}, {}]});
		expect(readStatistics(records).fault).toBeUndefined();
	});

	test('is not the line of a newer version, which is left alone', () => {
		const newer = '{"version":2,"everything":"is different"}';
		appendFileSync(file, `${newer}\n`);
		const {results, newer: count, fault} = readStatistics(records);
		expect({results: results.length, count, fault}).toEqual({results: 2, count: 1, fault: undefined});
		appendFileSync(file, 'damaged\n');
		readStatistics(records);
		expect(lines()[2]).toBe(newer);
	});
});

describe('statistics that cannot be read or written', () => {
	test('are a directory: the matches are counted from the records', () => {
		mkdirSync(file, {recursive: true});
		play();
		expect(readStatistics(records)).toMatchObject({results: [{}], fault: {kind: 'unreadable', file}});
	});

	test('do not stop anybody', () => {
		writeFileSync(records, '');
		expect(readStatistics(records)).toEqual({results: [], newer: 0});
		expect(readStatistics(path.join(records, 'deeper', 'still'))).toMatchObject({results: []});
	});

	test.skipIf(process.getuid?.() === 0)('may be forbidden', () => {
		play();
		chmodSync(file, 0);
		expect(readStatistics(records)).toMatchObject({results: [{}], fault: {kind: 'unreadable'}});
	});
});

describe('standings', () => {
	test('are told apart by variant, players and levels, in the order of the shelf', () => {
		play({terms: agree(doubleBergen, {seats: 3, target: 4}), players: [ania, bot('novice'), bot('casual')]});
		play({terms: agree(doubleBergen, {seats: 2, target: 4})});
		play({seed: 'one'});
		play({seed: 'two'});
		const {results} = readStatistics(records);
		expect(standingsOf(results).map(({variant, players, levels, matches}) => [variant, players, levels, matches])).toEqual([
			['five-up', 2, ['novice'], 2],
			['double-bergen', 2, ['novice'], 1],
			['double-bergen', 3, ['casual', 'novice'], 1],
		]);
		expect(totalsOf(results).map(({variant, matches}) => [variant, matches])).toEqual([['five-up', 2], ['double-bergen', 2]]);
	});

	test('add up', () => {
		for (let seed = 0; seed < 4; seed++) {
			play({seed: String(seed)});
		}

		const {results} = readStatistics(records);
		const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
		expect(standingsOf(results)).toMatchObject([{
			matches: 4,
			matchesWon: results.filter(({won}) => won).length,
			games: sum(results.map(({games}) => games)),
			points: sum(results.map(({points}) => points)),
			bestDeal: Math.max(...results.map(({bestDeal}) => bestDeal)),
		}]);
		expect(standingsOf([])).toEqual([]);
	});
});

describe('a file of statistics at the start', () => {
	test('that is right, or not there, is left as it is', () => {
		expect(mendStatistics(records)).toBeUndefined();
		play();
		const before = readFileSync(file, 'utf8');
		expect(mendStatistics(records)).toBeUndefined();
		expect(readFileSync(file, 'utf8')).toBe(before);
	});

	test('that is damaged is kept aside, and its good lines stay', () => {
		play();
		const before = readFileSync(file, 'utf8');
		appendFileSync(file, 'nonsense\n');
		expect(mendStatistics(records)).toEqual({kind: 'statistics-damaged', file: `${file}.bak`});
		expect(readFileSync(file, 'utf8')).toBe(before);
		expect(mendStatistics(records)).toBeUndefined();
	});

	test('that cannot be read is told of', () => {
		mkdirSync(file);
		expect(mendStatistics(records)).toEqual({kind: 'statistics-unreadable', file});
	});
});
