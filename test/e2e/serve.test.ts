import {spawnSync} from 'node:child_process';
import {
	mkdirSync, readdirSync, readFileSync, statSync, writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {expect, test} from 'vitest';
import {
	newKeyFile, openServed, openSsh, scratch, sshOptions,
} from '../helpers/served.js';
import {runProgram} from '../helpers/run-program.js';

const lobby = 'A new table';
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const anyText: unknown = expect.any(String);

function ssh(port: number, before: readonly string[], after: readonly string[] = []) {
	const {status, stdout, stderr} = spawnSync('ssh', [...sshOptions(port), ...before, 'ala@127.0.0.1', ...after], {
		encoding: 'utf8', input: '', timeout: 20_000, env: {PATH: process.env.PATH, HOME: '/nonexistent', LANG: 'en_GB.UTF-8'},
	});
	return {code: status, stdout, stderr};
}

test('a guest comes in, sees the lobby, leaves, and has his terminal back', async () => {
	const village = await openServed();
	const guest = openSsh(village);
	await guest.until(lobby);
	expect(guest.text()).toContain('ala');
	guest.resize(100, 30);
	await guest.until(() => guest.lines()[0].length > 80);
	guest.press('q');
	expect(await guest.exit).toBe(0);
	expect(guest.text().trim()).toBe('See you again!');
	expect(guest.raw()).toMatch(/\u001B\[\?25h\u001B\[\?1049lSee you again!/); // eslint-disable-line no-control-regex
});

test('Ctrl+C twice leaves with 130', async () => {
	const village = await openServed();
	const guest = openSsh(village);
	await guest.until(lobby);
	guest.press('ctrl-c', 'ctrl-c');
	expect(await guest.exit).toBe(130);
});

test('a guest whose machine says nothing of language is asked', async () => {
	const village = await openServed();
	const guest = openSsh(village, {env: {LANG: 'C.UTF-8'}});
	await guest.until('polski');
});

test('nothing is to be had but games: one sentence each, and the exit codes say what was wrong', async () => {
	const {port} = await openServed();
	expect(ssh(port, ['-T'])).toMatchObject({code: 1, stdout: '', stderr: matching(/^The game needs a terminal: [^\n]*\n$/)});
	expect(ssh(port, [], ['ls', '/'])).toMatchObject({code: 2, stdout: '', stderr: matching(/^There is nothing to run here; [^\n]*\n$/)});
	expect(ssh(port, ['-s'], ['sftp'])).toMatchObject({code: 1, stdout: '', stderr: 'There are no files here, only games.\n'});
	expect(ssh(port, ['-o', 'ExitOnForwardFailure=yes', '-N', '-R', '1:localhost:1'])).toMatchObject({code: 255, stderr: matching(/forwarding failed/)});
});

test('two play, one is cut off and comes back to his hand, a third watches; then the house closes and opens again', async () => {
	const village = await openServed();
	const keys = [newKeyFile(), newKeyFile()];
	const ala = openSsh(village, {key: keys[0], name: 'ala'});
	await ala.until(lobby);
	ala.press('n');
	await ala.until('Found the table');
	ala.press('enter');
	await ala.until('Start the match');
	const ola = openSsh(village, {key: keys[1], name: 'ola'});
	await ola.until('Five Up');
	ola.press('1', 'enter');
	await ola.until('ola (you)');
	ala.press('enter');
	await Promise.all([ala.until('boneyard 18'), ola.until('boneyard 18')]);
	const hand = handOf(ola.lines());

	const ula = openSsh(village, {name: 'ula'});
	await ula.until('table 1');
	await ula.until('ala, ola');
	ula.press('1', 'enter');
	await ula.until('boneyard 18');
	expect(handOf(ula.lines())).toEqual([]);

	process.kill(ola.pid, 'SIGKILL');
	await ola.exit;
	const again = openSsh(village, {key: keys[1], name: 'ola'});
	await again.until(() => again.text().includes('boneyard 18') || again.text().includes('Five Up'));
	if (!again.text().includes('boneyard')) {
		again.press('1', 'enter');
	}

	await again.until('boneyard 18');
	expect(handOf(again.lines())).toEqual(hand);

	village.child.kill('SIGTERM');
	expect(await ala.exit).toBe(0);
	expect(ala.text()).toContain('The village closes now. Matches are kept');
	expect(await village.ended).toBe(0);
	expect(village.stdout()).toContain('Closed; matches are kept.\n');

	const reopened = await openServed({data: village.data});
	const back = openSsh(reopened, {key: keys[1], name: 'ola'});
	await back.until(() => back.text().includes('boneyard 18') || back.text().includes('Five Up'));
	if (!back.text().includes('boneyard')) {
		back.press('1', 'enter');
	}

	await back.until('boneyard 18');
	expect(handOf(back.lines())).toEqual(hand);
	expect(reopened.stdout().split('\n')[1]).toBe(village.stdout().split('\n')[1]);
});

test('what was acted is not lost when the house is killed', async () => {
	const village = await openServed();
	const key = newKeyFile();
	const ala = openSsh(village, {key});
	await ala.until(lobby);
	ala.press('n');
	await ala.until('Found the table');
	ala.press('enter');
	await ala.until('Start the match');
	ala.press('enter');
	await ala.until(() => /Enter (leads|lays)|fits and must be played|Nothing fits/.test(ala.text()));
	const hand = handOf(ala.lines());
	village.child.kill('SIGKILL');
	expect(await ala.exit).toBe(255);
	const reopened = await openServed({data: village.data});
	const back = openSsh(reopened, {key});
	await back.until(() => /boneyard|table 1/.test(back.text()));
	if (!back.text().includes('boneyard')) {
		back.press('1', 'enter');
	}

	await back.until('boneyard');
	expect(handOf(back.lines())).toEqual(hand);
});

test.each(['SIGINT', 'SIGHUP'] as const)('%s closes the house as SIGTERM does', async signal => {
	const village = await openServed();
	const guest = openSsh(village);
	await guest.until(lobby);
	village.child.kill(signal);
	expect(await guest.exit).toBe(0);
	expect(guest.text()).toContain('The village closes now.');
	expect(await village.ended).toBe(0);
});

test('the word accessible, and a terminal that is dumb, give plain lines', async () => {
	const village = await openServed();
	const [guest, dumb] = [openSsh(village, {words: ['accessible']}), openSsh(village, {name: 'ola', env: {TERM: 'dumb'}})];
	for (const one of [guest, dumb]) {
		await one.until('Type a table'); // eslint-disable-line no-await-in-loop
		one.write('quit\r');
		expect(await one.exit).toBe(0); // eslint-disable-line no-await-in-loop
		expect(one.raw()).toContain('See you again!');
		expect(one.raw()).not.toContain('\u001B');
	}
});

/** The tiles of the hand, as the screen shows them. */
function handOf(lines: readonly string[]): string[] {
	const line = lines.find(text => /^[ >]1[ [{]/.test(text)) ?? '';
	return [...line.matchAll(/\d-\d/g)].map(([tile]) => tile).toSorted();
}

test('the log has a line of JSON for each event, and neither hands nor secrets', async () => {
	const log = path.join(scratch(), 'log');
	const village = await openServed({argv: ['--log', log]});
	const guest = openSsh(village, {key: newKeyFile()});
	await guest.until(lobby);
	guest.press('n');
	await guest.until('Found the table');
	guest.press('enter');
	await guest.until('Start the match');
	guest.press('enter');
	await guest.until('boneyard');
	village.child.kill('SIGTERM');
	await village.ended;
	const text = readFileSync(log, 'utf8');
	for (const line of text.trimEnd().split('\n')) {
		expect(JSON.parse(line)).toMatchObject({time: anyText, event: anyText});
	}

	expect(text).not.toMatch(/\b[0-6]-[0-6]\b|[\da-f]{64}/);
	expect(village.stderr()).toBe('');
	const own = path.join(village.data, 'dominogranie', 'village');
	for (const file of readdirSync(own, {recursive: true})) {
		const {mode} = statSync(path.join(own, String(file)));
		expect(mode & 0o077, String(file)).toBe(0);
	}
});

test('a damaged host key, a port that is taken, a village that is open already: one sentence and 1', async () => {
	const data = scratch();
	const env = {XDG_DATA_HOME: data};
	const village = path.join(data, 'dominogranie', 'village');
	mkdirSync(village, {recursive: true});
	writeFileSync(path.join(village, 'host-key'), 'broken');
	expect(runProgram(['serve', '--port', '0'], {env})).toMatchObject({code: 1, stdout: '', stderr: matching(/host-key holds no host key; [^\n]*\n$/)});
	expect(readFileSync(path.join(village, 'host-key'), 'utf8')).toBe('broken');

	const open = await openServed();
	const taken = runProgram(['serve', '--port', String(open.port)], {env: {XDG_DATA_HOME: scratch()}});
	expect(taken).toMatchObject({code: 1, stderr: `It is not possible to listen at 127.0.0.1, port ${open.port}: another program listens there.\n`});
	const twice = runProgram(['serve', '--port', '0'], {env: {XDG_DATA_HOME: open.data}});
	expect(twice).toMatchObject({code: 1, stderr: matching(/has been opened by another program\.\n$/)});
});

test.each([
	[['--port', '70000'], '--port must be a whole number from 0 to 65535, not 70000.\n'],
	[['--idle', '1'], '--idle must be a whole number from 2 to 10000, not 1.\n'],
	[['--hots', 'x'], 'There is no option --hots. Did you mean --host?\n'],
])('%j is wrong usage', (argv, stderr) => {
	expect(runProgram(['serve', ...argv])).toEqual({code: 2, stdout: '', stderr});
});

test('a log that cannot be written is told of at once', () => {
	expect(runProgram(['serve', '--log', '/nonexistent/log'])).toEqual({code: 1, stdout: '', stderr: '/nonexistent/log cannot be written: there is no such file or directory.\n'});
});
