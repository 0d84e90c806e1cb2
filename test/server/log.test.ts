import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createLog, writerTo} from '../../source/server/log.js';
import {scratchDirectory} from './village.js';

test('an event is one line of JSON in ASCII, whatever is in it', () => {
	let written = '';
	const log = createLog(line => {
		written += line;
	}, () => new Date(Date.UTC(2026, 0, 10)));
	log('refused', {why: 'full', address: '\u001B[2J\n\u202Eż😀', key: undefined});
	expect(written).toBe(String.raw`{"time":"2026-01-10T00:00:00.000Z","event":"refused","why":"full","address":"\u001b[2J\n\u202e\u017c\ud83d\ude00"}` + '\n');
	expect(JSON.parse(written)).toMatchObject({address: '\u001B[2J\n\u202Eż😀'});
});

test('lines go to the end of a file', () => {
	const file = path.join(scratchDirectory(), 'log');
	const write = writerTo(file, error => {
		throw error;
	});
	write('one\n');
	write('two\n');
	expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
});

test('a file that cannot be written is complained of once', () => {
	const file = scratchDirectory();
	const complaints: unknown[] = [];
	const write = writerTo(file, error => {
		complaints.push(error);
	});
	write('one\n');
	write('two\n');
	expect(complaints).toHaveLength(1);
});
