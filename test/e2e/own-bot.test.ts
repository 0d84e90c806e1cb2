import {
	chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {
	afterAll, beforeAll, describe, expect, test,
} from 'vitest';
import {viewOf} from '../../source/match/view.js';
import {agree} from '../../source/rules/variant.js';
import {requestOf} from '../../source/table/external-bot-request.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {playRandomMatch} from '../helpers/play-matches.js';
import {runProgram} from '../helpers/run-program.js';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

let directory: string;
let bot: string;
beforeAll(() => {
	directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	bot = path.join(directory, 'greedy.mjs');
	const [, example] = /```javascript\n(.*?)```/s.exec(readme)!;
	writeFileSync(bot, example);
	chmodSync(bot, 0o755);
});
afterAll(() => {
	rmSync(directory, {recursive: true});
});

describe('the bot of the README', () => {
	test('is as short as it says', () => {
		expect(readFileSync(bot, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(10);
	});

	test('plays in a simulation, and better than novice', () => {
		const {code, stdout, stderr} = runProgram(['simulate', '--bots', `exec:${process.execPath} ${bot},novice`, '--matches', '10', '--seed', '1', '--json']);
		expect([code, stderr]).toEqual([0, '']);
		const {seats: [{matchesWon}]} = JSON.parse(stdout) as {seats: ReadonlyArray<{matchesWon: number}>}; // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
		expect(matchesWon).toBeGreaterThan(5);
	});

	test('plays against a person, under the name of its file', () => {
		const record = path.join(directory, 'match.domino');
		const {code, stdout} = runProgram(
			['play', '--accessible', '--bots', `exec:${bot}`, '--seed', '1', '--target', '1', '--record', record],
			{input: 'quit\n', env: {PATH: path.dirname(process.execPath), XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory}},
		);
		expect(code).toBe(0);
		expect(stdout).toContain('greedy.mjs (outside program)');
		expect(readFileSync(record, 'utf8')).toContain('\nseat 2 bot exec "greedy.mjs"\n');
	});
});

describe('a match against a program that fails', () => {
	const given = () => ({env: {XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory}});
	const play = (name: string, ...bots: readonly string[]) => runProgram(
		['play', '--accessible', ...bots, '--seed', '4', '--record', path.join(directory, name)],
		{...given(), input: `${'\n'.repeat(3)}play 1\nplay 1\nplay 1\n`},
	);

	test('goes on with casual, and it is said and written', () => {
		const {code, stdout} = play('failed', '--bots', `exec:${process.execPath} -e 'console.error("no luck"); process.exit(7)'`);
		expect(code).toBe(0);
		expect(stdout).toContain('The program node failed: it ended with exit code 7. Its last words: no luck\n');
		expect(stdout).toContain('From here a bot (casual) plays for node.\n');
		expect(readFileSync(path.join(directory, 'failed'), 'utf8')).toContain('\n2 bot casual\n2 ');
	});

	test('needs the program to be named again', () => {
		play('left', '--bots', `exec:${bot}`);
		const left = path.join(directory, 'left');
		const resumed = runProgram(['play', '--accessible', '--resume', left, '--bots', `exec:${bot}`], {...given(), input: 'quit\n'});
		expect(resumed.stdout).toContain('greedy.mjs (outside program)');
		const unnamed = runProgram(['play', '--accessible', '--resume', left], {...given(), input: 'quit\n'});
		expect(unnamed.stdout).toContain('No program was named for greedy.mjs, so a casual bot plays on there;');
		expect(readFileSync(left, 'utf8')).toContain('\n2 bot casual\n');
		const again = runProgram(['play', '--accessible', '--resume', left, '--bots', `exec:${bot}`], given());
		expect(again).toMatchObject({code: 2, stderr: 'A match goes on as it was agreed on: --resume and --bots exclude each other.\n'});
	});
});

test('the README tells of every field of a request', () => {
	const match = playRandomMatch(agree(fiveUp, {seats: 2}), {seed: 1, most: 6});
	const request = requestOf(viewOf(match, match.table!.deal.turn));
	const table = readme.slice(readme.indexOf('| field |'), readme.indexOf('- The program is started once'));
	for (const field of [...Object.keys(request), ...Object.keys(request.ends[0]), 'tile', 'move']) {
		expect(table).toMatch(new RegExp(`[\`"]${field}[\`"]`));
	}
});
