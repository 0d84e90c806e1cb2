import {
	mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {
	afterEach, beforeEach, describe, expect, it,
} from 'vitest';
import {check} from '../../source/commands/check.js';
import {commands} from '../../source/commands/commands.js';
import {parseCommandLine} from '../../source/commands/options/parse.js';
import {wordsFor} from '../../source/words/words-for.js';

const folder = (name: string) => fileURLToPath(new URL(`../records/${name}`, import.meta.url));
const filesIn = (name: string) => readdirSync(folder(name)).map(file => path.join(folder(name), file));

async function checked(...files: string[]): Promise<{code: number; printed: string[]; warned: string[]}> {
	const printed: string[] = [];
	const warned: string[] = [];
	const code = await check(parseCommandLine(['check', ...files], commands), {
		env: {},
		language: 'en',
		chosenLanguage: undefined,
		words: wordsFor('en').usage,
		print(line) {
			printed.push(line);
		},
		warn(line) {
			warned.push(line);
		},
	});
	return {code, printed, warned};
}

describe('check', () => {
	let directory: string;
	beforeEach(() => {
		directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-check-'));
	});
	afterEach(() => {
		rmSync(directory, {recursive: true, force: true});
	});

	it('says nothing about good records, but for a word about a last line that is cut off', async () => {
		const {code, printed, warned} = await checked(...filesIn('good'));
		expect({code, printed}).toEqual({code: 0, printed: []});
		expect(warned).toHaveLength(1);
		expect(warned[0]).toMatch(/34-cut-last-line\.domino: the last line has no LF/);
	});

	it('reports each broken record at its line', async () => {
		const files = filesIn('broken');
		const {code, printed, warned} = await checked(...files);
		expect({code, warned}).toEqual({code: 1, warned: []});
		expect(printed.map(line => line.slice(0, line.indexOf(': ')))).toEqual(files.map(file => `${file}:${/line (\d+)/.exec(readFileSync(file, 'latin1'))![1]}`));
	});

	it('says what was read and why it is wrong', async () => {
		const file = path.join(folder('broken'), 'illegal-placement.domino');
		const {printed} = await checked(file);
		expect(printed).toEqual([`${file}:56: 3 3-1>6-2 =8, 3-1 does not fit 6-2`]);
	});

	it('goes on after a file that cannot be read', async () => {
		const good = filesIn('good')[0];
		const none = path.join(directory, 'none.domino');
		const {code, printed, warned} = await checked(good, none, directory, good);
		expect({code, printed}).toEqual({code: 1, printed: []});
		expect(warned).toEqual([expect.stringContaining('none.domino cannot be read'), expect.stringContaining('is a directory')]);
	});

	it('refuses a file that ends before its header does', async () => {
		const file = path.join(directory, 'empty.domino');
		writeFileSync(file, '');
		expect(await checked(file)).toEqual({code: 1, printed: [`${file}:1: the end of the file, before the header of the record is complete`], warned: []});
		writeFileSync(file, 'dominogranie 1\nvariant five-up\n');
		const {printed} = await checked(file);
		expect(printed[0]).toContain('empty.domino:3: ');
	});
});
