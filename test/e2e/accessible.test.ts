import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
	afterEach, beforeEach, expect, test,
} from 'vitest';
import {runProgram, startProgram} from '../helpers/run-program.js';

let home: string;
beforeEach(() => {
	home = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
});
afterEach(() => {
	rmSync(home, {recursive: true});
});

const match = ['play', '--seed', 'e2e', '--target', '5', '--name', 'Łucja'];

/** Whatever is to be done, one of these does it; the others are refused and change nothing. */
const script = Array.from({length: 500}, () => 'draw\nplay\n1\npass\n\n').join('');

function recordIn(directory: string): string {
	const records = path.join(directory, 'dominogranie', 'records');
	return path.join(records, readdirSync(records).find(name => name.endsWith('.domino'))!);
}

test.each([
	['en', /^Five Up, to 5\.\n[^]*wins? the match\.\n$/],
	['pl', /^five up, do 5\.\n[^]*wygrywa(?:sz)? mecz\.\n$/i],
] as const)('a whole match through a pipe, in "%s"', (language, pattern) => {
	const {code, stdout, stderr} = runProgram([...match, '--accessible', '--lang', language], {env: {XDG_DATA_HOME: home}, input: script});
	expect([code, stderr]).toEqual([0, '']);
	expect(stdout).toMatch(pattern);
	expect(stdout).toMatch(/^[\p{L}\p{N}\p{P}\p{Zs}+=−\n]+$/u);
	expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(160);
	expect(runProgram(['check', recordIn(home)])).toEqual({code: 0, stdout: '', stderr: ''});
});

test('at the end of the input the match is kept, and goes on where it was left', () => {
	const env = {XDG_DATA_HOME: home};
	const first = runProgram([...match, '--accessible'], {env});
	expect(first).toMatchObject({code: 0, stderr: ''});
	expect(first.stdout).toMatch(/\nThe match is kept\. To go on with it: dominogranie play --accessible --resume\n$/);
	const second = runProgram(['play', '--accessible', '--resume'], {env, input: script});
	expect(second.stdout).toMatch(/^the match goes on where it was left\.\n[^]*wins? the match\.\n$/i);
	expect(runProgram(['check', recordIn(home)])).toEqual({code: 0, stdout: '', stderr: ''});
});

test.each([
	['ACCESSIBLE', {ACCESSIBLE: '1'}],
	['a dumb terminal', {TERM: 'dumb'}],
] as const)('%s gives the same mode', (_, env) => {
	expect(runProgram(match, {env: {...env, XDG_DATA_HOME: home}}).stdout).toMatch(/^Five Up, to 5\.\n/);
	expect(runProgram([], {env: {...env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home}}).stdout).toMatch(/\n1: Go on with Five Up\. Score: .*; to 5\.\n/);
});

test('where the locale is not UTF-8, Polish is written without its marks', () => {
	const {stdout} = runProgram([...match, '--accessible', '--lang', 'pl'], {env: {XDG_DATA_HOME: home, LANG: 'C'}, input: '?\n'});
	expect(stdout).toContain('Wpisz polecenie i nacisnij Enter; ? wypisuje polecenia.');
	expect(stdout).toMatch(/^[ -~\n]+$/);
});

test('quit ends the program although more could be typed', async () => {
	const {code, stdout} = await startProgram([...match, '--accessible', '--record', path.join(home, 'record')], child => {
		child.stdin!.write('quit\n');
	});
	expect(code).toBe(0);
	expect(stdout).toContain(`dominogranie play --accessible --resume ${path.join(home, 'record')}\n`);
});
