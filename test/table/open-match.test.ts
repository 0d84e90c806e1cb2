import {
	appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {
	afterEach, beforeEach, describe, expect, test,
} from 'vitest';
import type {ProgramFailure} from '../../source/bots/program.js';
import type {Player} from '../../source/match/match.js';
import {readRecord} from '../../source/record/replay.js';
import type {StoreFault} from '../../source/record/store.js';
import {agree} from '../../source/rules/variant.js';
import {lastUnfinished} from '../../source/store/records.js';
import {type Opening, openMatch, resumeMatch} from '../../source/table/open-match.js';
import type {Table} from '../../source/table/table.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {createClock} from '../helpers/clock.js';

let directory: string;
beforeEach(() => {
	directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
});
afterEach(() => {
	rmSync(directory, {recursive: true});
});

const terms = agree(fiveUp, {seats: 2, target: 20});
const players: readonly Player[] = [{name: 'Ania', kind: 'human'}, {name: 'Klara', kind: 'bot', level: 'casual'}];

function opening(faults: StoreFault[] = []): Opening {
	return {
		pauseMilliseconds: 0,
		later: createClock().later,
		records: path.join(directory, 'records'),
		now: () => new Date('2026-01-10T11:25:00.500Z'),
		notKept(fault) {
			faults.push(fault);
		},
	};
}

/** Plays so many moves of Ania's, each the first she may make, from deal to deal. */
function play(table: Table, moves: number): void {
	for (let made = 0; made < moves && table.view(0)?.phase !== 'match-over'; made++) {
		if (table.view(0)?.phase !== 'playing') {
			table.proceed();
			continue;
		}

		table.submit({type: 'move', seat: 0, move: table.view(0)!.moves[0]});
	}
}

describe('a new match', () => {
	test('has a record named after the time, which only its owner can read', () => {
		const table = openMatch({terms, players}, opening());
		const second = openMatch({terms, players}, opening());
		play(table, 1);
		table.close();
		second.close();
		const records = path.join(directory, 'records');
		expect(readdirSync(records).toSorted()).toEqual(['2026-01-10T11-25-00Z-2.domino', '2026-01-10T11-25-00Z.domino']);
		expect(statSync(records).mode & 0o777).toBe(0o700);
		expect(statSync(path.join(records, '2026-01-10T11-25-00Z.domino')).mode & 0o777).toBe(0o600);
		expect(readFileSync(path.join(records, '2026-01-10T11-25-00Z.domino'), 'utf8')).toContain('\ndate 2026-01-10T11:25:00Z\nsecret ');
	});

	test('is the same with the same seed, and bears no date', () => {
		const texts = ['one', 'two'].map(name => {
			const recordFile = path.join(directory, name);
			const table = openMatch({
				terms, players, seed: 'x', recordFile,
			}, opening());
			play(table, 1000);
			table.close();
			return readFileSync(recordFile, 'utf8');
		});
		expect(texts[0]).toBe(texts[1]);
		expect(texts[0]).not.toContain('\ndate');
		expect(readRecord(new TextEncoder().encode(texts[0]))).toMatchObject({fault: undefined, isFinished: true});
	});

	test('can be played without a record, and it is said', () => {
		writeFileSync(path.join(directory, 'records'), '');
		const faults: StoreFault[] = [];
		const table = openMatch({terms, players}, opening(faults));
		expect(faults).toHaveLength(1);
		play(table, 1000);
		expect(table.view(0)!.phase).toBe('match-over');
		table.close();
		expect(faults).toHaveLength(1);
	});

	test('never writes over a file', () => {
		const recordFile = path.join(directory, 'precious');
		writeFileSync(recordFile, 'precious');
		const faults: StoreFault[] = [];
		openMatch({terms, players, recordFile}, opening(faults)).close();
		expect(faults).toEqual([{kind: 'failed', file: recordFile, code: 'EEXIST'}]);
		expect(readFileSync(recordFile, 'utf8')).toBe('precious');
	});
});

describe('a match that was left', () => {
	test('goes on at the exact point, as it would have', () => {
		const whole = path.join(directory, 'whole');
		const left = path.join(directory, 'left');
		const first = openMatch({
			terms, players, seed: 'x', recordFile: whole,
		}, opening());
		play(first, 1000);
		first.close();
		const second = openMatch({
			terms, players, seed: 'x', recordFile: left,
		}, opening());
		play(second, 9);
		const before = second.view(0);
		second.close();
		const resumed = resumeMatch(left, opening());
		if (!('table' in resumed)) {
			throw new Error(resumed.kind);
		}

		expect(resumed.players).toEqual(players);
		expect(resumed.table.view(0)!.scores).toEqual(before!.scores);
		expect(resumed.table.view(0)!.hand).toBe(before!.hand);
		play(resumed.table, 1000);
		resumed.table.close();
		expect(readFileSync(left, 'utf8')).toBe(readFileSync(whole, 'utf8'));
	});

	test('loses a last line that was cut off, and says so', () => {
		const file = path.join(directory, 'cut');
		const table = openMatch({terms, players, recordFile: file}, opening());
		play(table, 3);
		table.close();
		appendFileSync(file, '1 dra');
		const resumed = resumeMatch(file, opening());
		expect(resumed).toMatchObject({cutLastLine: true});
		expect(readFileSync(file, 'utf8')).not.toContain('1 dra\n');
	});

	test('needs bots that we have, a record that is right, and one that nobody else is writing', () => {
		const file = path.join(directory, 'left');
		const strange: Player = {name: 'Klara', kind: 'bot', level: 'grandmaster'};
		const header = ['dominogranie 1', 'variant five-up', 'option target 61', 'option games 1', 'option blocked-bonus worst'];
		writeFileSync(file, [...header, 'seat 1 human "Ania"', `seat 2 bot ${strange.level} "Klara"`, 'game 1', ''].join('\n'));
		expect(resumeMatch(file, opening())).toEqual({kind: 'unknown-level', level: 'grandmaster'});
		writeFileSync(file, [...header, 'game 1', ''].join('\n'));
		expect(resumeMatch(file, opening())).toMatchObject({kind: 'wrong-record'});
		expect(resumeMatch(path.join(directory, 'none'), opening())).toMatchObject({kind: 'failed', code: 'ENOENT'});
		const recordFile = path.join(directory, 'locked');
		const table = openMatch({terms, players, recordFile}, opening());
		expect(resumeMatch(recordFile, opening())).toMatchObject({kind: 'locked'});
		table.close();
	});
});

describe('the seats of programs', () => {
	const withProgram: readonly Player[] = [players[0], {name: 'bot', kind: 'bot', level: 'exec'}];
	const programs = [undefined, {
		command: [process.execPath, '-e', `require('node:readline').createInterface({input: process.stdin}).on('line', line => {
			console.log(JSON.stringify({move: JSON.parse(line).moves.at(-1)}));
		})`],
		patience: 1,
	}];

	/** Plays on until it is Ania's turn and the program has made so many decisions. */
	async function playUntil(table: Table, decisions: number): Promise<void> {
		const made = () => table.view(0)?.played.filter(({seat}) => seat === 1).length ?? 0;
		for (let moves = 0; moves < 100 && made() < decisions; moves++) {
			play(table, 1);
			await expect.poll(() => table.view(0)!.phase !== 'playing' || table.view(0)!.turn === 0, {interval: 2}).toBe(true); // eslint-disable-line no-await-in-loop
		}
	}

	test('are played by them, from a new match on and when it goes on', async () => {
		const recordFile = path.join(directory, 'program');
		const failures: ProgramFailure[] = [];
		const hearing = {...opening(), programFailed: (failure: ProgramFailure) => failures.push(failure)};
		const table = openMatch({
			terms, players: withProgram, programs, seed: 'x', recordFile,
		}, hearing);
		await playUntil(table, 2);
		table.close();
		const resumed = resumeMatch(recordFile, hearing, programs);
		if (!('table' in resumed)) {
			throw new Error(resumed.kind);
		}

		await playUntil(resumed.table, 4);
		resumed.table.close();
		expect(resumed.players).toEqual(withProgram);
		expect(failures).toEqual([]);
		expect(readFileSync(recordFile, 'utf8')).not.toContain('2 bot casual');
	});

	test('are played by casual when nobody names a program, and it is said', () => {
		const recordFile = path.join(directory, 'left');
		const failures: ProgramFailure[] = [];
		const hearing = {...opening(), programFailed: (failure: ProgramFailure) => failures.push(failure)};
		const unnamed = {name: 'bot', trouble: {kind: 'unnamed'}, complaint: ''};
		const table = openMatch({
			terms, players: withProgram, programs, seed: 'x', recordFile,
		}, hearing);
		table.proceed();
		table.close();
		expect(failures).toEqual([]);
		const resumed = resumeMatch(recordFile, hearing);
		if (!('table' in resumed)) {
			throw new Error(resumed.kind);
		}

		expect(failures).toEqual([unnamed]);
		expect(resumed.players[1].level).toBe('casual');
		expect(readFileSync(recordFile, 'utf8')).toMatch(/\n2 bot casual\n$/);
		resumed.table.hurry();
		play(resumed.table, 1000);
		resumed.table.close();
		expect(readRecord(readFileSync(recordFile)).isFinished).toBe(true);

		const second = path.join(directory, 'second');
		openMatch({terms, players: withProgram, recordFile: second}, hearing).close();
		expect(failures).toEqual([unnamed, unnamed]);
		expect(readFileSync(second, 'utf8')).toContain('seat 2 bot casual "bot"');
	});
});

describe('the match that was left last', () => {
	const records = () => path.join(directory, 'records');

	function leave(moves: number, minute: number): string {
		const table = openMatch({terms, players}, opening());
		play(table, moves);
		table.close();
		const file = path.join(records(), readdirSync(records()).find(name => statSync(path.join(records(), name)).mtimeMs > Date.UTC(2026, 0, 11))!);
		const time = new Date(Date.UTC(2026, 0, 10, 12, minute));
		utimesSync(file, time, time);
		return file;
	}

	test('is the one whose record was written to last, of those that are right and unfinished', () => {
		expect(lastUnfinished(records())).toBeUndefined();
		leave(2, 1);
		const wanted = leave(3, 2);
		leave(1000, 3);
		const broken = leave(2, 4);
		appendFileSync(broken, 'nonsense\n');
		const time = new Date(Date.UTC(2026, 0, 10, 12, 5));
		utimesSync(broken, time, time);
		writeFileSync(path.join(records(), 'notes.txt'), '');
		expect(lastUnfinished(records())?.file).toBe(wanted);
	});
});
