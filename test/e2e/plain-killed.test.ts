import {type ChildProcessByStdio, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type {Readable, Writable} from 'node:stream';
import {
	afterEach, beforeEach, expect, test,
} from 'vitest';
import {picksFrom} from '../helpers/random.js';
import {runProgram} from '../helpers/run-program.js';

const program = new URL('../../dist/cli.js', import.meta.url).pathname;

let home: string;
beforeEach(() => {
	home = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
});
afterEach(() => {
	rmSync(home, {recursive: true});
});

/** How often a match is killed after the first time, and how many lines are typed at most before each. */
const mostKills = 3;
const mostTyped = 8;

/** What is typed follows from what can be done alone, so that it does not matter what was told before. */
function reply(told: string): string | undefined {
	if (/Type (?:1 to play it|a number from 1 to \d)\.\n$/.test(told)) {
		return '1';
	}

	if (/Enter or next: (?:deal|game) \d+\.\n$/.test(told)) {
		return '';
	}

	return /: type (draw|pass)\.\n$/.exec(told)?.[1] ?? (/You can (?:play|lead) [^:]*\.\n$/.test(told) ? 'play' : undefined);
}

/** Plays on to the end of the match, or until so many lines were typed: then the program is killed while it does what the last one says. */
async function play(argv: readonly string[], killAfter = Number.POSITIVE_INFINITY): Promise<{readonly isKilled: boolean; readonly told: string; readonly typed: number}> {
	const child: ChildProcessByStdio<Writable, Readable, null> = spawn(process.execPath, [program, 'play', '--accessible', ...argv], { // eslint-disable-line @typescript-eslint/no-restricted-types
		env: {PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8'}, stdio: ['pipe', 'pipe', 'inherit'],
	});
	let all = '';
	let told = '';
	let typed = 0;
	child.stdin.on('error', () => undefined);
	child.stdout.on('data', (text: unknown) => {
		all += String(text);
		told += String(text);
		const next = reply(told);
		if (next === undefined) {
			return;
		}

		told = '';
		child.stdin.write(`${next}\n`);
		if (++typed >= killAfter) {
			child.kill('SIGKILL');
		}
	});
	return new Promise(resolve => {
		child.on('close', (code, signal) => {
			expect(code ?? signal).toBe(signal === null ? 0 : 'SIGKILL');
			resolve({isKilled: signal !== null, told: all, typed});
		});
	});
}

test.each([
	['five-up', '3', '61'], ['seven-toed-pete', '4', '6'], ['double-bergen', '2', '40'],
])('a match that is killed again and again goes on at the exact point, and its record becomes what it would have been: %s', async (variant, players, target) => {
	const [whole, cut] = ['whole', 'cut'].map(name => path.join(home, name));
	const match = ['--variant', variant, '--players', players, '--target', target, '--seed', 'killed', '--name', 'Ala'];
	const {told, typed} = await play([...match, '--record', whole]);
	expect(told).toMatch(/wins? the match\.\n$/);
	// However often it is killed, the match must not be over before the last time.
	expect(typed).toBeGreaterThan((mostKills + 1) * mostTyped);

	const pick = picksFrom(variant.length);
	let run = await play([...match, '--record', cut], 1 + pick(mostTyped));
	let kills = 0;
	for (; run.isKilled; kills++) {
		run = await play(['--resume', cut], kills < mostKills ? 1 + pick(mostTyped) : undefined); // eslint-disable-line no-await-in-loop
		expect(run.told).toMatch(/^The match goes on where it was left\.\n/);
	}

	expect(kills).toBe(mostKills + 1);
	expect(run.told).toMatch(/wins? the match\.\n$/);
	expect(readFileSync(cut, 'utf8')).toBe(readFileSync(whole, 'utf8'));
	expect(runProgram(['check', cut])).toEqual({code: 0, stdout: '', stderr: ''});
});
