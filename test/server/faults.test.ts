import {Buffer} from 'node:buffer';
import {randomBytes} from 'node:crypto';
import {connect, type Socket} from 'node:net';
import ssh2, {type ParsedKey} from 'ssh2';
import {expect, onTestFinished, test} from 'vitest';
import {leaveScreen} from '../../source/terminal/screen-modes.js';
import {createClient} from '../../source/server/client.js';
import {comeIn, connectClient, type Guest} from './guest.js';
import {openHouse, prepareHouses} from './village.js';

prepareHouses();

/** Somebody who is here, and must not notice anything. */
async function bystander(port: number): Promise<{readonly isUndisturbed: () => Promise<void>}> {
	const guest = await comeIn({port, name: 'bystander'});
	await guest.until('you are bystander');
	let pressed = '';
	return {
		async isUndisturbed() {
			pressed += 'k';
			guest.press('k');
			await guest.until(`keys ${pressed}`);
		},
	};
}

function rawSocket(port: number): Socket {
	const socket = connect(port, '127.0.0.1');
	onTestFinished(() => {
		socket.destroy();
	});
	socket.on('error', () => {
		// It is what is expected.
	});
	// Unless it is read from, its end is never seen.
	socket.resume();
	return socket;
}

const closeOf = async (socket: Socket) => new Promise<void>(resolve => {
	socket.once('close', () => {
		resolve();
	});
});

test.each([['a key', 'x'], ['a timer', 'y']])('what %s of one visit throws ends that visit alone', async (_, key) => {
	const house = await openHouse();
	const other = await bystander(house.port);
	const guest = await comeIn({port: house.port});
	await guest.until('size 80×24');
	guest.press(key);
	expect(await guest.exit).toBe(70);
	expect(guest.raw().endsWith(`${leaveScreen}Something went wrong on our side; your seat is kept, please come in again.\r\n`)).toBe(true);
	expect(guest.raw()).not.toContain('throws');
	await other.isUndisturbed();
	expect(house.guests()).toBe(1);
});

test('a fault of nobody ends no visit', async () => {
	const house = await openHouse();
	const other = await bystander(house.port);
	const guest = await comeIn({port: house.port});
	await guest.until('size 80×24');
	guest.press('Y');
	await house.until('fault');
	await other.isUndisturbed();
});

test('when a thread ends, its guests are told so, and there is another for those who come', async () => {
	const house = await openHouse();
	const guest = await comeIn({port: house.port});
	await guest.until('size 80×24');
	guest.press('Z');
	expect(await guest.exit).toBe(70);
	await house.until('fault', 2);
	await house.until('thread-started');
	const other = await bystander(house.port);
	await other.isUndisturbed();
});

test('a guest who hangs up, and one whose connection is reset, are gone at once', async () => {
	const house = await openHouse();
	const other = await bystander(house.port);
	const [one, two] = await Promise.all([comeIn({port: house.port}), comeIn({port: house.port})]);
	await Promise.all([one.until('size'), two.until('size')]);
	one.channel.end();
	await house.until('visit-ended');
	socketOf(two).resetAndDestroy();
	await house.until('visit-ended', 2);
	expect(house.guests()).toBe(1);
	await other.isUndisturbed();
});

/** Ssh2 hides it, but a reset needs it. */
function socketOf({client}: Guest): Socket {
	return (client as unknown as {readonly _sock: Socket})._sock; // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
}

test('a client that stopped answering is gone after a while', async () => {
	const house = await openHouse({keepalive: {milliseconds: 50, count: 2}});
	const guest = await comeIn({port: house.port});
	await guest.until('size 80×24');
	socketOf(guest).pause();
	await house.until('visit-ended');
	expect(house.guests()).toBe(0);
});

test('a client that stops reading loses frames, and sees the last one when it reads again', async () => {
	const house = await openHouse();
	const other = await bystander(house.port);
	const guest = await comeIn({port: house.port, terminal: {cols: 300, rows: 100}});
	await guest.until('size 300×100');
	const before = guest.raw().length;
	socketOf(guest).pause();
	// Every frame is wholly different: 30 kB each.
	for (let round = 0; round < 300; round++) {
		guest.press('k');
		await new Promise(resolve => { // eslint-disable-line no-await-in-loop
			setImmediate(resolve);
		});
	}

	guest.press('s');
	await other.isUndisturbed();
	socketOf(guest).resume();
	await guest.until('ala: hello');
	expect(guest.raw().length - before).toBeLessThan(20 * 30_000);
});

test('who never reads plain lines is sent away', async () => {
	const house = await openHouse();
	const guest = await comeIn({port: house.port, command: 'accessible'});
	await guest.until('Lines');
	guest.press(...'flood', 'enter');
	expect(await guest.exit).toBe(1);
});

test('a million random bytes disturb nobody, and the guest stays', async () => {
	const house = await openHouse();
	const other = await bystander(house.port);
	const guest = await comeIn({port: house.port});
	await guest.until('size 80×24');
	// Neither what leaves nor what the face of the test does at a key.
	const harmful = new Set([3, 4, 0x71, 0x78, 0x79, 0x59, 0x5A]);
	const bytes = Buffer.from(randomBytes(1_000_000).map(byte => harmful.has(byte) ? 0 : byte));
	guest.channel.write(bytes);
	await house.until('flood');
	await other.isUndisturbed();
	await guest.until('keys ');
	expect(house.guests()).toBe(2);
});

test('random bytes instead of SSH, and silence, are shut out', async () => {
	const house = await openHouse({limits: {loginSeconds: 1}});
	const other = await bystander(house.port);
	const noisy = rawSocket(house.port);
	noisy.write(randomBytes(100_000));
	const silent = rawSocket(house.port);
	await Promise.all([closeOf(noisy), closeOf(silent)]);
	expect(house.events()).toContain('login-timeout');
	await other.isUndisturbed();
});

test('whoever is in but never begins a visit is sent away', async () => {
	const house = await openHouse({limits: {loginSeconds: 1}});
	const client = await connectClient(house);
	await new Promise(resolve => {
		client.on('close', () => {
			resolve(undefined);
		});
	});
	expect(house.events()).toContain('login-timeout');
});

test('silent connections keep nobody waiting', async () => {
	const house = await openHouse({limits: {logins: 1}});
	for (let count = 0; count < 5; count++) {
		rawSocket(house.port);
	}

	const other = await bystander(house.port);
	await other.isUndisturbed();
});

test('a stolen public key without its private one proves nothing', async () => {
	const house = await openHouse();
	const agent = new ForgingAgent();
	await expect(connectClient(house, {agent, authHandler: ['agent']})).rejects.toThrow(/authentication methods failed/);
	expect(agent.hasSigned).toBe(true);
	expect(house.events()).not.toContain('visit-begun');
});

/** Offers somebody else's public key, and signs with its own. */
class ForgingAgent extends ssh2.BaseAgent {
	hasSigned = false;
	readonly #stolen = newKey();
	readonly #own = newKey();

	override getIdentities(done: (error: undefined, keys: ParsedKey[]) => void): void {
		done(undefined, [this.#stolen]);
	}

	override sign(_key: unknown, data: Uint8Array, options: unknown, done?: SigningCallback): void {
		this.hasSigned = true;
		// The options may be left out.
		const answer = done ?? options as SigningCallback; // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
		answer(undefined, this.#own.sign(Buffer.from(data)));
	}
}

type SigningCallback = (error: undefined, signature: ReturnType<ParsedKey['sign']>) => void;

function newKey(): ParsedKey {
	const key = ssh2.utils.parseKey(ssh2.utils.generateKeyPairSync('ed25519').private);
	if (key instanceof Error) {
		throw key;
	}

	return key;
}

test('names and variables of a client are cleaned', async () => {
	const house = await openHouse();
	const guest = await comeIn({port: house.port, name: '\u001B[2J\u202Eevil"\u0007 \u{1F600}' + 'w'.repeat(100), env: {LANG: `pl${'x'.repeat(1000)}`}});
	await guest.until('you are ');
	expect(guest.text()).toMatch(/^you are \[2Jevil 😀 ?w{11,}$/m);
	const client = createClient();
	expect(client.setVariable('LD_PRELOAD', '/evil')).toBe(false);
	expect(client.setVariable('LC_ALL', 'pl_PL.UTF-8')).toBe(true);
	client.setTerminal({term: 'xterm\u001B]0;evil\u0007', cols: 80, rows: 24});
	expect(client.open({kind: 'shell'})).toMatchObject({env: {TERM: 'vt100', LC_ALL: 'pl_PL.UTF-8'}, language: 'pl', mode: 'screen'});
});

test('every escape sequence there is disturbs nobody, and its sender stays', async () => {
	const house = await openHouse();
	const other = await bystander(house.port);
	const guest = await comeIn({port: house.port});
	await guest.until('size 80×24');
	const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
	const sweep = [
		...letters.flatMap(letter => [2, 3, 4, 5, 6, 7, 8].map(modifier => `\u001B[1;${modifier}${letter}`)),
		...Array.from({length: 36}, (_, code) => ['~', '^', '$', ';5~'].map(end => `\u001B[${code}${end}`)).flat(),
		...letters.map(letter => `\u001BO${letter}`),
	];
	for (const sequence of sweep) {
		guest.channel.write(sequence);
	}

	await other.isUndisturbed();
	await house.until('visit-begun', 2);
	expect(house.guests()).toBe(2);
	expect(house.events()).not.toContain('fault');
});
