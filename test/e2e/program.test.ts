import {
	closeSync, openSync, readFileSync, readdirSync,
} from 'node:fs';
import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {runProgram, startProgram} from '../helpers/run-program.js';

const root = new URL('../../', import.meta.url);

describe('the program', () => {
	test('says its version', () => {
		const {stdout, code} = runProgram(['--version']);
		expect(code).toBe(0);
		expect(JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))).toMatchObject({version: stdout.trimEnd()});
		expect(runProgram(['play', '--version']).stdout).toBe(stdout);
	});

	test('helps, with each command and in the person\'s language', () => {
		expect(runProgram(['--help']).stdout).toContain('\nCommands:\n  play ');
		expect(runProgram(['simulate', '--help']).stdout).toMatch(/^Usage: dominogranie simulate \[options]\n/);
		expect(runProgram(['check', '--help', '--lang', 'pl']).stdout).toMatch(/^Użycie: dominogranie check \[opcje] PLIK…\n/);
		expect(runProgram(['--help'], {env: {LC_ALL: 'pl_PL.UTF-8', LANG: 'en_GB.UTF-8'}}).stdout).toMatch(/^Domino w terminalu/);
		expect(runProgram(['--help'], {env: {LC_ALL: '', LC_MESSAGES: 'en_GB.UTF-8', LANG: 'pl_PL.UTF-8'}}).stdout).toMatch(/^Dominoes/);
	});

	test.each([
		[[], 'The game needs a terminal for its input and output.'],
		[['play'], 'The game needs a terminal for its input and output.'],
		[['play', '--lang', 'pl', '--games', '2'], '--games musi być liczbą nieparzystą'],
		[['--lang', 'de'], '--lang cannot be de, only en or pl.'],
		[['play', '--speed', '-1'], '--speed must be a whole number from 0 to 60000, not -1.'],
		[['play', '--name', 'a"b'], 'A name has 1 to 40 characters, without quotes and control characters.'],
		[['play', '--resume', '--target', '5'], 'A match goes on as it was agreed on: --resume and --target exclude each other.'],
		[['check'], 'Which file? check needs at least one, or - for standard input.'],
		[['\u001B[31m'], String.raw`There is no command \u{1b}[31m.`],
	])('%j is refused in one sentence, with 2', (argv, sentence) => {
		const {code, stdout, stderr} = runProgram(argv);
		expect([code, stdout]).toEqual([2, '']);
		expect(stderr).toMatch(/^[^\n]*\n$/);
		expect(stderr).toContain(sentence);
	});

	test.each([
		[['play', '--resume'], 'There is no unfinished match.'],
		[['play', '--resume', '/nonexistent.domino'], '/nonexistent.domino cannot be read: there is no such file or directory.'],
		[['play', '--record', '/nonexistent/match.domino'], '/nonexistent/match.domino cannot be written: there is no such file or directory.'],
		[['play', '--record', 'package.json'], 'package.json cannot be written: it is already there.'],
		[['check', '/nonexistent.domino'], '/nonexistent.domino cannot be read: there is no such file or directory.'],
	])('%j fails in one sentence, with 1', (argv, sentence) => {
		expect(runProgram(argv)).toEqual({code: 1, stdout: '', stderr: `${sentence}\n`});
	});

	test('ends quietly when nobody reads on', async () => {
		const {code, stderr} = await startProgram(['--help'], child => {
			child.stdout!.destroy();
		});
		expect([code, stderr]).toEqual([0, '']);
	});

	test.runIf(process.platform === 'linux')('says that its output cannot be written', () => {
		const full = openSync('/dev/full', 'w');
		const {status, stderr} = spawnSync(process.execPath, [new URL('dist/cli.js', root).pathname, '--help'], {stdio: ['ignore', full, 'pipe'], encoding: 'utf8'});
		closeSync(full);
		expect(status).toBe(1);
		expect(stderr).toBe('/dev/stdout cannot be written: the disk is full.\n');
	});
});

describe('check', () => {
	const records = (kind: string) => readdirSync(new URL(`test/records/${kind}/`, root))
		.filter(name => name.endsWith('.domino'))
		.map(name => new URL(`test/records/${kind}/${name}`, root).pathname);

	test('says nothing about records that are right', () => {
		const whole = records('good').filter(file => !file.includes('cut-last-line'));
		expect(runProgram(['check', ...whole])).toEqual({code: 0, stdout: '', stderr: ''});
	});

	test('has a word about a last line that was cut off', () => {
		const cut = records('good').find(file => file.includes('cut-last-line'))!;
		expect(runProgram(['check', cut])).toEqual({code: 0, stdout: '', stderr: `${cut}: the last line has no LF and does not count.\n`});
	});

	test('names the line of each record that is wrong, and why', () => {
		const broken = records('broken');
		const [good] = records('good');
		const {code, stdout, stderr} = runProgram(['check', good, ...broken]);
		expect([code, stderr]).toEqual([1, '']);
		const lines = stdout.trimEnd().split('\n');
		expect(lines).toHaveLength(broken.length);
		for (const [place, line] of lines.entries()) {
			expect(line.startsWith(`${broken[place]}:`)).toBe(true);
			expect(line.slice(broken[place].length)).toMatch(/^:\d+: .+, .+$/);
		}
	});

	test('reads standard input', () => {
		const [broken] = records('broken');
		expect(runProgram(['check', '-'], {input: readFileSync(broken)}).stdout).toMatch(/^-:\d+: /);
		const [good] = records('good');
		expect(runProgram(['check', '-'], {input: readFileSync(good)})).toEqual({code: 0, stdout: '', stderr: ''});
	});
});
