import {spawn} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {
	afterAll, afterEach, beforeAll, beforeEach, expect, test,
} from 'vitest';
import {readSettings} from '../../source/store/settings.js';
import {readStatistics} from '../../source/store/statistics.js';
import {bundle} from '../helpers/bundle.js';

let writer: Awaited<ReturnType<typeof bundle>>;
beforeAll(async () => {
	writer = await bundle(fileURLToPath(new URL('fixtures/writer.ts', import.meta.url)));
});
afterAll(() => {
	writer.remove();
});

let directory: string;
beforeEach(() => {
	directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
});
afterEach(() => {
	rmSync(directory, {recursive: true});
});

async function write(name: string, rounds: number, damages = 'no'): Promise<{code: unknown; stderr: string}> {
	const child = spawn(process.execPath, [writer.file, directory, name, String(rounds), damages], {stdio: ['ignore', 'ignore', 'pipe']});
	let stderr = '';
	child.stderr.on('data', (text: unknown) => {
		stderr += String(text);
	});
	return new Promise(resolve => {
		child.on('close', code => {
			resolve({code, stderr});
		});
	});
}

test.each(['no', 'yes'])('programs on one data directory do not spoil each other\'s settings and statistics (damaged meanwhile: %s)', async damages => {
	const names = ['ania', 'bob', 'klara'];
	const rounds = 40;
	const ended = await Promise.all(names.map(async name => write(name, rounds, name === 'bob' ? damages : 'no')));
	expect(ended).toEqual(names.map(() => ({code: 0, stderr: ''})));
	const {results} = readStatistics(path.join(directory, 'records'));
	expect(results.map(({digest}) => digest).toSorted()).toEqual(names.flatMap(name => Array.from({length: rounds}, (_, round) => `${name}-${round}`)).toSorted());
	const {settings, fault} = readSettings(path.join(directory, 'settings.json'));
	expect(fault).toBeUndefined();
	expect(names).toContain(settings.name);
	const others = readdirSync(directory).filter(name => !name.startsWith('statistics.jsonl.bak'));
	expect(others.toSorted()).toEqual(['settings.json', 'statistics.jsonl']);
	expect(readdirSync(directory).length > others.length).toBe(damages === 'yes');
});
