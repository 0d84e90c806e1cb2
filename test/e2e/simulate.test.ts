import {
	mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, watch, writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {
	afterAll, beforeAll, describe, expect, test,
} from 'vitest';
import {runProgram, startProgram} from '../helpers/run-program.js';

let directory: string;
beforeAll(() => {
	directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
});
afterAll(() => {
	rmSync(directory, {recursive: true});
});

type Report = {
	readonly matches: number;
	readonly deals: number;
	readonly seats: ReadonlyArray<{
		readonly bot: string; readonly matchesWon: number; readonly rate: number; readonly low: number; readonly high: number;
		readonly pointsPerDeal: number; readonly decisions: number; readonly millisecondsPerDecision: number; readonly failures?: number;
	}>;
};

function parseReport(stdout: string): Report {
	const parsed: Report = JSON.parse(stdout); // eslint-disable-line @typescript-eslint/no-unsafe-assignment
	return parsed;
}

function report(...argv: string[]): Report {
	const {code, stdout, stderr} = runProgram(['simulate', '--json', ...argv]);
	expect([code, stderr]).toEqual([0, '']);
	expect(stdout.split('\n')).toHaveLength(2);
	return parseReport(stdout);
}

function recordsIn(name: string): Map<string, string> {
	const there = path.join(directory, name);
	return new Map(readdirSync(there).toSorted().map(file => [file, readFileSync(path.join(there, file), 'utf8')]));
}

describe('the results', () => {
	test('casual beats novice in Five Up for two in at least 86 % of matches', () => {
		const {matches, seats: [casual, novice]} = report('--bots', 'casual,novice', '--matches', '700', '--seed', 'strength');
		expect(matches).toBe(700);
		expect(casual.low).toBeGreaterThan(0.86);
		expect(casual.matchesWon + novice.matchesWon).toBe(700);
		expect(casual.pointsPerDeal).toBeGreaterThan(novice.pointsPerDeal);
	});

	test('follow the names, not the seats', () => {
		const one = report('--bots', 'casual,novice,novice', '--variant', 'double-bergen', '--players', '3', '--matches', '30', '--seed', '1');
		expect(one.seats.map(seat => seat.bot)).toEqual(['casual', 'novice', 'novice']);
		const won = one.seats.map(seat => seat.matchesWon);
		expect(won[0] + won[1] + won[2]).toBe(30);
		expect(won[0]).toBeGreaterThan(won[1]);
	});

	test('bots that are equal are equal, since luck evens out', () => {
		expect(report('--bots', 'casual', '--matches', '20', '--seed', '1').seats.map(seat => seat.rate)).toEqual([0.5, 0.5]);
	});

	test('of pairs are by team', () => {
		const argv = ['--variant', 'five-up', '--players', '4', '--matches', '20', '--seed', '1', '--bots'];
		expect(report(...argv, 'casual,novice').seats).toHaveLength(2);
		expect(report(...argv, 'casual,novice,novice,novice').seats).toHaveLength(4);
	});

	test('the number of matches is rounded up to whole sets, and it says so', () => {
		const {code, stdout, stderr} = runProgram(['simulate', '--variant', 'seven-toed-pete', '--matches', '5', '--seed', '1']);
		expect(code).toBe(0);
		expect(stderr).toBe('5 matches would not be whole sets: playing 8.\n');
		expect(stdout).toContain('\n8 matches, ');
	});

	test('of deals alone are differences in points', () => {
		const {code, stdout, stderr} = runProgram(['simulate', '--bots', 'casual,novice', '--deals', '599', '--seed', '1', '--json']);
		expect([code, stderr]).toEqual([0, '599 deals would not be whole sets: playing 600.\n']);
		const parsed: unknown = JSON.parse(stdout);
		expect(parsed).toMatchObject({deals: 600, sets: 300});
		const {seats: [casual, novice]} = parsed as {seats: ReadonlyArray<{difference: number; low: number; high: number}>}; // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
		expect(casual.low).toBeGreaterThan(0);
		expect(casual.high - casual.low).toBeLessThan(2);
		expect(novice.difference).toBeCloseTo(-casual.difference, 10);
	});

	test('are the same whatever the number of workers, and so are the records', () => {
		const [one, three] = ['1', '3'].map(workers => {
			const {seats, ...others} = report('--bots', 'club,novice', '--matches', '12', '--playouts', '8', '--seed', 's', '--workers', workers, '--records', path.join(directory, `by-${workers}`));
			return {...others, seconds: 0, seats: seats.map(seat => ({...seat, millisecondsPerDecision: 0}))};
		});
		expect(three).toEqual(one);
		expect(recordsIn('by-3')).toEqual(recordsIn('by-1'));
		expect(recordsIn('by-3').size).toBe(12);
	});

	test('can be read in Polish', () => {
		const {stdout, stderr} = runProgram(['simulate', '--matches', '21', '--seed', '1'], {env: {LANG: 'pl_PL.UTF-8'}});
		expect(stderr).toMatch(/^21 meczów .*22 mecze\.\n$/);
		expect(stdout).toMatch(/^Five Up, gracze: 2, do 61\n22 mecze, \d+ rozda/);
	});
});

describe('the records', () => {
	test('are the same bytes for the same seed, others for another, and right', () => {
		const argv = ['simulate', '--variant', 'double-bergen', '--players', '3', '--bots', 'casual,novice,novice', '--matches', '6'];
		for (const [name, seed] of [['one', 'ą'], ['two', 'ą'], ['other', 'ę']]) {
			expect(runProgram([...argv, '--seed', seed, '--records', path.join(directory, name)]).code).toBe(0);
		}

		const [one, two, other] = ['one', 'two', 'other'].map(name => recordsIn(name));
		expect([...one.keys()]).toEqual(['match-00001.domino', 'match-00002.domino', 'match-00003.domino', 'match-00004.domino', 'match-00005.domino', 'match-00006.domino']);
		expect(two).toEqual(one);
		expect(other).not.toEqual(one);
		const files = [...one.keys()].map(file => path.join(directory, 'one', file));
		expect(runProgram(['check', ...files])).toEqual({code: 0, stdout: '', stderr: ''});
	});

	test('of a set share its secret, and the bots move on by a seat', () => {
		const [first, second, third, fourth] = recordsIn('one').values();
		const line = (record: string, word: string) => record.split('\n').filter(text => text.startsWith(word));
		expect(line(first, 'secret')).toHaveLength(1);
		expect(line(second, 'secret')).toEqual(line(first, 'secret'));
		expect(line(fourth, 'secret')).not.toEqual(line(first, 'secret'));
		expect(line(first, 'date')).toEqual([]);
		expect(line(first, 'hand').slice(0, 3)).toEqual(line(third, 'hand').slice(0, 3));
		expect(line(first, 'seat')).toEqual(['seat 1 bot casual "Łucja"', 'seat 2 bot novice "Wojtek"', 'seat 3 bot novice "Klara"']);
		expect(line(second, 'seat')).toEqual(['seat 1 bot novice "Klara"', 'seat 2 bot casual "Łucja"', 'seat 3 bot novice "Wojtek"']);
	});

	test('follow from the set\'s number and the seed', () => {
		// SHA-256 of "ą", LF, "1".
		expect(recordsIn('one').get('match-00001.domino')).toContain('\nsecret 3f68cd4160fa661f466e17a30c51fcbfa5b207a817af5ae5fd14ef942e2cd7d3\n');
	});

	test('bear a date where there is no seed', () => {
		expect(runProgram(['simulate', '--matches', '2', '--records', path.join(directory, 'dated')]).code).toBe(0);
		expect(recordsIn('dated').get('match-00002.domino')).toMatch(/\ndate \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\nsecret [\da-f]{64}\n/);
	});

	test('are never mixed with others', () => {
		const there = path.join(directory, 'one');
		const before = recordsIn('one');
		expect(runProgram(['simulate', '--matches', '2', '--records', there])).toEqual({
			code: 1, stdout: '', stderr: `${there} already holds records of matches; name another directory.\n`,
		});
		expect(recordsIn('one')).toEqual(before);
	});

	test('that cannot be written end it with a sentence', () => {
		const file = path.join(directory, 'file');
		writeFileSync(file, '');
		expect(runProgram(['simulate', '--matches', '2', '--records', path.join(file, 'records')])).toEqual({
			code: 1, stdout: '', stderr: `${path.join(file, 'records')} cannot be written: a part of the path is no directory.\n`,
		});
	});
});

describe('programs from outside', () => {
	const program = (script: string) => `exec:${process.execPath} -e '${script}'`;
	const last = program('require("node:readline").createInterface({input: process.stdin}).on("line", line => console.log(JSON.stringify({move: JSON.parse(line).moves.at(-1)})))');

	test('play, one process a match', () => {
		const {seats: [own]} = report('--bots', `${last},novice`, '--matches', '4', '--seed', '1', '--records', path.join(directory, 'programs'));
		expect([own.bot, own.failures]).toEqual([last, undefined]);
		expect([...recordsIn('programs').values()].every(record => record.includes(' bot exec "node"'))).toBe(true);
	});

	test('that fail are told of once, and casual plays on', () => {
		const {code, stdout, stderr} = runProgram(['simulate', '--bots', `${program('console.error("no luck"); process.exit(7)')},casual`, '--matches', '4', '--seed', '1', '--json']);
		expect(code).toBe(0);
		expect(parseReport(stdout).seats[0]).toMatchObject({matchesWon: 2, failures: 4});
		expect(stderr).toMatch(/^In 4 of 4 matches a casual bot took over from exec:.*; in number 1, the first of them: it ended with exit code 7\. Its last words: no luck\n$/);
	});

	test('that say nothing do not keep anybody waiting after Ctrl+C', async () => {
		const silent = program('require("node:fs").writeFileSync(process.argv[1], ""); setInterval(() => {}, 1e6)');
		const bots = `${silent} ${path.join(directory, 'ready')},casual`;
		const {code, stdout} = await startProgram(['simulate', '--bots', bots, '--exec-timeout', '600000', '--json'], child => {
			const watcher = watch(directory, (_, name) => {
				if (name === 'ready') {
					watcher.close();
					child.kill('SIGINT');
				}
			});
		});
		expect(code).toBe(130);
		expect(parseReport(stdout).matches).toBe(0);
	});
});

test('Ctrl+C gives up the sets that are on, and tells what has been played', async () => {
	const there = path.join(directory, 'stopped');
	mkdirSync(there);
	const {code, stdout, stderr} = await startProgram(['simulate', '--matches', '1000000', '--seed', '1', '--json', '--records', there], child => {
		const watcher = watch(there, () => {
			watcher.close();
			child.kill('SIGINT');
		});
	});
	expect(code).toBe(130);
	const {matches} = parseReport(stdout);
	expect(matches).toBe(readdirSync(there).length);
	expect(matches % 2).toBe(0);
	expect(stderr).toBe(`Stopped after ${matches} of 1000000 matches.\n`);
});

test.each([
	[['--bots', 'casual,casual,casual'], '--bots must name 1 or 2 bots here, not 3.'],
	[['--matches', '0'], '--matches must be a whole number from 1 to 10000000, not 0.'],
	[['--deals', '5', '--matches', '5'], '--deals and --matches exclude each other.'],
	[['--bots', 'exec:no-such-bot'], 'There is no program no-such-bot.'],
	[['--workers', '0'], '--workers must be a whole number from 1 to 256, not 0.'],
	[['--humans', '1'], 'The option --humans belongs to play.'],
])('%j is refused', (argv, sentence) => {
	const {code, stdout, stderr} = runProgram(['simulate', ...argv]);
	expect([code, stdout]).toEqual([2, '']);
	expect(stderr).toContain(sentence);
	expect(stderr.split('\n')).toHaveLength(2);
});
