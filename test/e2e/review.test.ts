import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {runProgram, startProgram} from '../helpers/run-program.js';

const folder = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
const record = path.join(folder, 'match-00001.domino');
afterAll(() => {
	rmSync(folder, {recursive: true});
});

test('Ctrl+C ends a review, and it tells what it has', async () => {
	expect(runProgram(['simulate', '--bots', 'casual', '--matches', '2', '--seed', '1', '--records', folder]).code).toBe(0);
	let isTold = false;
	const {code, stdout, stderr} = await startProgram(['review', record, '--playouts', '5000'], child => {
		child.stdout!.on('data', (text: unknown) => {
			if (!isTold && String(text).includes('Deal 1')) {
				isTold = true;
				child.kill('SIGINT');
			}
		});
	});
	expect([code, stderr]).toEqual([130, '']);
	expect(stdout).toContain('\nWhat the choices cost\n');
	expect(stdout).toMatch(/\nStopped after \d+ of \d+ choices\.\n$/);
});
