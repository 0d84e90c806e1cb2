import {
	chmodSync, mkdirSync, readFileSync, statSync, writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {hostKeyIn} from '../../source/server/host-key.js';
import {scratchDirectory} from './village.js';

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

test('a key is made once, for its owner only', () => {
	const file = path.join(scratchDirectory(), 'village', 'host-key');
	const made = hostKeyIn(file);
	expect(made).toMatchObject({fingerprint: matching(/^SHA256:[\w+/]{43}$/)});
	expect(statSync(file).mode & 0o777).toBe(0o600);
	expect(hostKeyIn(file)).toEqual(made);
});

test('others must not read it: that is put right', () => {
	const file = path.join(scratchDirectory(), 'host-key');
	hostKeyIn(file);
	chmodSync(file, 0o644);
	hostKeyIn(file);
	expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each(['', 'no key\n', '-----BEGIN OPENSSH PRIVATE KEY-----\nbroken\n'])('another is never made in place of one that is damaged: %j', content => {
	const file = path.join(scratchDirectory(), 'host-key');
	writeFileSync(file, content);
	expect(hostKeyIn(file)).toEqual({fault: 'damaged'});
	expect(readFileSync(file, 'utf8')).toBe(content);
});

test('nor of one that cannot be read, and where nothing can be written there is none', () => {
	const directory = scratchDirectory();
	mkdirSync(path.join(directory, 'host-key'));
	expect(hostKeyIn(path.join(directory, 'host-key'))).toEqual({fault: 'unreadable', code: 'EISDIR'});
	writeFileSync(path.join(directory, 'file'), '');
	expect(hostKeyIn(path.join(directory, 'file', 'host-key'))).toEqual({fault: 'unreadable', code: 'ENOTDIR'});
});
