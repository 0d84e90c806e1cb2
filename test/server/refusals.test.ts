import {spawn} from 'node:child_process';
import process from 'node:process';
import type {Client} from 'ssh2';
import {expect, test} from 'vitest';
import {sshOptions} from '../helpers/served.js';
import {comeIn, connectClient} from './guest.js';
import {openHouse, prepareHouses} from './village.js';

prepareHouses();

test('without a terminal there is one sentence and exit code 1', async () => {
	const {port} = await openHouse();
	const guest = await comeIn({port, terminal: false});
	expect(await guest.exit).toBe(1);
	expect(guest.raw()).toBe('');
	expect(guest.errors()).toBe('The game needs a terminal: leave -T out, or type the word accessible behind the host to play in plain lines.\n');
	await guest.closed;
});

test('commands are not run: one sentence and exit code 2', async () => {
	const {port} = await openHouse();
	const guest = await comeIn({
		port, command: 'ls /', terminal: false, env: {LC_ALL: 'pl_PL.UTF-8'},
	});
	expect(await guest.exit).toBe(2);
	expect(guest.errors()).toMatch(/^Nie ma tu niczego do uruchomienia; [^\n]*\n$/);
});

test('there is neither sftp nor any other subsystem', async () => {
	const house = await openHouse();
	const client = await connectClient(house);
	await expect(new Promise((resolve, reject) => {
		client.sftp(error => {
			if (error) {
				reject(error);
			} else {
				resolve(undefined);
			}
		});
	})).rejects.toThrow();
	expect(house.log()).toContainEqual(expect.objectContaining({event: 'refused', why: 'no-subsystems'}));
});

test('nothing is forwarded, in neither direction', async () => {
	const {port} = await openHouse();
	const client = await connectClient({port});
	await expect(answerOf(client, answer => client.forwardOut('127.0.0.1', 1, '127.0.0.1', port, answer))).rejects.toThrow(/Channel open failure/);
	await expect(answerOf(client, answer => client.forwardIn('127.0.0.1', 0, answer))).rejects.toThrow(/Unable to bind/);
	const guest = await comeIn({port}, client);
	await guest.until('size 80×24');
});

async function answerOf(client: Client, ask: (answer: (error: Error | undefined) => void) => unknown): Promise<void> {
	return new Promise((resolve, reject) => {
		client.on('close', () => {
			reject(new Error('The connection is over.'));
		});
		ask(error => {
			if (error) {
				reject(error);
			} else {
				resolve();
			}
		});
	});
}

test('a second visit on one connection is refused, the first goes on', async () => {
	const {port} = await openHouse();
	const first = await comeIn({port});
	await first.until('size 80×24');
	const second = await comeIn({port}, first.client);
	expect(await second.exit).toBe(1);
	expect(second.errors()).toBe('One connection is for one visit; connect once more.\r\n');
	first.press('k');
	await first.until('keys k');
});

test('the village can be full, and has room again when somebody has left', async () => {
	const house = await openHouse({limits: {sessions: 1}});
	const first = await comeIn(house);
	await first.until('size 80×24');
	const second = await comeIn(house);
	expect(await second.exit).toBe(1);
	expect(second.errors()).toBe('The village is full; please come back later.\r\n');
	first.press('q');
	await first.closed;
	const third = await comeIn(house);
	await third.until('size 80×24');
});

test('an address has its limits too', async () => {
	const house = await openHouse({limits: {perAddress: 1}});
	const first = await comeIn(house);
	await first.until('size 80×24');
	const second = await comeIn(house);
	expect(await second.exit).toBe(1);
	expect(second.errors()).toMatch(/^There are too many guests from your address;/);
});

test('who comes too often is told so, and far too often is shut out', async () => {
	const house = await openHouse({limits: {rate: 1}});
	const first = await comeIn(house);
	await first.until('size 80×24');
	for (let times = 0; times < 3; times++) {
		const again = await comeIn(house); // eslint-disable-line no-await-in-loop
		expect(await again.exit).toBe(1); // eslint-disable-line no-await-in-loop
		expect(again.errors()).toMatch(/^There have been too many connections from your address;/);
	}

	await expect(connectClient(house)).rejects.toThrow();
	expect(house.events()).toContain('shut-out');
	first.press('k');
	await first.until('keys k');
});

/** The OpenSSH client without a terminal: what it says, and its exit code. */
async function openSsh(port: number, ...options: string[]): Promise<{readonly code: number | undefined; readonly errors: string}> {
	const child = spawn('ssh', [...sshOptions(port), ...options, 'ala@127.0.0.1'], {
		stdio: ['ignore', 'ignore', 'pipe'], env: {PATH: process.env.PATH, HOME: '/nonexistent', LANG: 'en_GB.UTF-8'},
	});
	let errors = '';
	child.stderr.on('data', (bytes: unknown) => {
		errors += String(bytes);
	});
	return new Promise(resolve => {
		child.on('close', code => {
			resolve({code: code ?? undefined, errors});
		});
	});
}

test('with OpenSSH too every connection counts, and whoever is shut out reads why', async () => {
	const house = await openHouse({limits: {rate: 1}});
	const first = await openSsh(house.port, '-T');
	expect(first.errors).toMatch(/^The game needs a terminal: /);
	for (let times = 0; times < 3; times++) {
		// eslint-disable-next-line no-await-in-loop
		expect(await openSsh(house.port, '-T')).toEqual({code: 1, errors: 'There have been too many connections from your address; please wait a minute.\n'});
	}

	const shutOut = await openSsh(house.port, '-T');
	expect(shutOut.code).toBe(255);
	expect(shutOut.errors).toMatch(/: There have been too many connections from your address; please wait a minute\.\s/);
	expect(house.log()).toContainEqual(expect.objectContaining({event: 'shut-out', why: 'too-often'}));
	expect(house.events()).not.toContain('connection-failed');
});

test('with OpenSSH whoever is let in and begins no visit reads why he has to go', async () => {
	const house = await openHouse({limits: {loginSeconds: 1}});
	const {code, errors} = await openSsh(house.port, '-N');
	expect(code).toBe(255);
	expect(errors).toContain('It took too long to come in; please connect once more.');
	expect(house.events()).toEqual(['login-timeout']);
});

test('passwords are never asked for', async () => {
	const {port} = await openHouse();
	await expect(connectClient({port}, {authHandler: ['password'], password: 'secret'})).rejects.toThrow(/authentication methods failed/);
});
