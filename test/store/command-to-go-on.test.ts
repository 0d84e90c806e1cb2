import {
	copyFileSync, mkdtempSync, rmSync, utimesSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {commandToGoOn} from '../../source/store/command-to-go-on.js';

/** A directory with two unfinished matches, `one` played after `two`. */
function recordsOfTwo(): string {
	const directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	onTestFinished(() => {
		rmSync(directory, {recursive: true});
	});
	for (const [age, name] of ['one', 'two'].entries()) {
		const file = path.join(directory, `${name}.domino`);
		copyFileSync(fileURLToPath(new URL('../records/good/31-fair-deal.domino', import.meta.url)), file);
		utimesSync(file, 1_000_000 - age, 1_000_000 - age);
	}

	return directory;
}

test('the match that was played last is found without its name, and so is a new one', () => {
	const records = recordsOfTwo();
	expect(commandToGoOn(undefined, records)).toBe('dominogranie play --resume');
	expect(commandToGoOn(path.join(records, 'one.domino'), records)).toBe('dominogranie play --resume');
	expect(commandToGoOn(undefined, records, 'accessible')).toBe('dominogranie play --accessible --resume');
});

test('another one is named', () => {
	const records = recordsOfTwo();
	expect(commandToGoOn(path.join(records, 'two.domino'), records)).toBe(`dominogranie play --resume ${path.join(records, 'two.domino')}`);
});

test('a record elsewhere is named as a shell takes it', () => {
	const records = recordsOfTwo();
	expect(commandToGoOn('/tmp/one.domino', records)).toBe('dominogranie play --resume /tmp/one.domino');
	expect(commandToGoOn('/tmp/it\'s mine.domino', records)).toBe(String.raw`dominogranie play --resume '/tmp/it'\''s mine.domino'`);
});
