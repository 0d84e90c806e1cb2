import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {openPty} from '../helpers/pty.js';
import {runProgram, startProgram} from '../helpers/run-program.js';

const record = (name: string) => fileURLToPath(new URL(`../records/${name}.domino`, import.meta.url));
const good = record('good/25-bergen-3-no-double');
const broken = record('broken/illegal-placement');

describe('replay', () => {
	test('tells a record in the person\'s language, from a file or from standard input', () => {
		const {code, stdout, stderr} = runProgram(['replay', good, '--lang', 'pl']);
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toContain('\n   23  Jan otwiera dubletem 6-6: pierwszy dublet → 2 punkty; 6+6 = 12.\n');
		expect(runProgram(['replay', '-', '--text', '--lang', 'pl'], {input: readFileSync(good)}).stdout).toBe(stdout);
	});

	test('tells what is right of a record that is wrong, and then what is wrong with it', () => {
		const {code, stdout, stderr} = runProgram(['replay', broken, '--json']);
		expect(code).toBe(1);
		expect(stderr).toBe(`${broken}:56: 3 3-1>6-2 =8, 3-1 does not fit 6-2\n`);
		expect(stdout.trimEnd().split('\n').map(line => JSON.parse(line) as unknown).at(-1)).toMatchObject({line: 55, type: 'laid'});
	});

	test('ends quietly when nobody reads on', async () => {
		const {code, stderr} = await startProgram(['replay', good], child => {
			child.stdout!.destroy();
		});
		expect([code, stderr]).toEqual([0, '']);
	});
});

describe('replay on a terminal', () => {
	const program = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

	test('steps through a record from a line on, and leaves the terminal as it was', async () => {
		const show = openPty([program, 'replay', record('good/13-five-up-4-pairs-best-of-3'), '--at', '22']);
		await show.until('Step 3 of 86 · deal 1 of 4 · line 22');
		expect(show.text()).toContain('Sum: 4 + 6 = 10 → 2 points');
		show.press('right');
		await show.until('Step 4 of 86');
		show.press('o');
		await show.until('Klara: 0-0 1-1 2-1 5-3');
		show.press('page-down');
		await show.until('deal 2 of 4');
		show.press('end', 'q');
		expect(await show.exit).toBe(0);
		expect(show.raw()).toMatch(/\u001B\[\?1049l/); // eslint-disable-line no-control-regex
	});

	test('plays on its own by --speed, and says afterwards what is wrong with the record', async () => {
		const show = openPty([program, 'replay', broken, '--speed', '0', '--lang', 'pl'], {columns: 60, rows: 18});
		await show.until('Krok 1 z 30');
		show.press(' ');
		await show.until('błędny w wierszu 56');
		show.press('escape');
		expect(await show.exit).toBe(1);
		expect(show.scrolledRows()).toBe(0);
		expect(show.text()).toMatch(/:\s*56:\s+3 3-1>6-2 =8/);
	});
});

test('stats without any match says so', () => {
	expect(runProgram(['stats'])).toEqual({code: 0, stdout: 'No match has been finished yet.\n', stderr: ''});
	expect(runProgram(['stats', '--json'])).toEqual({code: 0, stdout: '{"matches":0,"standings":[]}\n', stderr: ''});
});
