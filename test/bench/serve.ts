/**
What a village costs: `npm run bench:serve`. The server is the built program, in a process of its own; guests come over
loopback, four to a table, and each presses two keys a second.
*/
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {setTimeout as sleep} from 'node:timers/promises';
import ssh2, {type Client, type ClientChannel} from 'ssh2';
import {createScreen, type Screen} from '../helpers/screen.js';
import {median, quantile, type Measured} from './measure.js';

export type ServeCost = {
	readonly sessions: number;
	/** In milliseconds, from an arrow key to the change in the hand, for those whose screens are looked at. */
	readonly p50: Measured;
	readonly p95: Measured;
	readonly p99: Measured;
	/** Of these keys, those that changed nothing in the hand within a second. */
	readonly unanswered: number;
	readonly keys: number;
	/** Of the server with all its threads: milliseconds a key, and how many cores it kept busy. */
	readonly msPerKey: Measured;
	readonly cores: Measured;
	/** Until the next key, whatever it was that came: the median, and the mean. */
	readonly bytesPerKey: Measured;
	readonly meanBytesPerKey: Measured;
	/** Of resident memory. */
	readonly megabytesPerSession: Measured;
	/** Milliseconds of processor time to let one in and seat him. */
	readonly msPerLogin: Measured;
};

const tableSize = 4;
const keyEvery = 500;
const measuredFor = 15_000;
const tooLate = 1000;
/** The row of the hand, and how the cursor is brought there. In turn, with two tiles, an arrow key changes something in it. */
const handRow = 21;
const intoHandRow = '\u001B[22;';
const choosing = /^(?:>1.*[ >]2| 1.*>\d)/;
/** So many guests look at their screens, to know which of their keys are to be answered. */
const watching = 80;
const right = '\u001B[C';
const left = '\u001B[D';
/** Along the hand and back, a tile laid, and a pass where nothing can be laid. Whoever is not in turn is told so. */
const keys = [right, left, '\t', '\r', right, left, '\r', 'p'];

/** Measures with so many guests, one number after the other. */
export async function measureServe(sizes: readonly number[]): Promise<ServeCost[]> {
	const server = await startServer();
	const costs: ServeCost[] = [];
	try {
		const guests: BenchGuest[] = [];
		const empty = server.memory();
		for (const size of sizes) {
			const before = server.milliseconds();
			const already = guests.length;
			while (guests.length < size) {
				guests.push(...await seatTable(server.port, guests.length < watching)); // eslint-disable-line no-await-in-loop
			}

			const msPerLogin = (server.milliseconds() - before) / (guests.length - already);
			const cost = await measure(server, guests); // eslint-disable-line no-await-in-loop
			costs.push({...cost, msPerLogin: round(msPerLogin), megabytesPerSession: round((server.memory() - empty) / guests.length)});
		}

		for (const guest of guests) {
			guest.leave();
		}
	} finally {
		server.stop();
	}

	return costs;
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function startServer() {
	const data = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	const child = spawn(process.execPath, [
		'dist/cli.js', 'serve', '--port', '0', '--max-sessions', '2000', '--max-per-address', '2000', '--max-rate', '100000', '--log', path.join(data, 'log'),
	], {env: {PATH: process.env.PATH, HOME: data, LANG: 'C.UTF-8'}, stdio: ['ignore', 'pipe', 'inherit']});
	const port = await new Promise<number>((resolve, reject) => {
		child.stdout.on('data', (text: unknown) => {
			const [, found] = /port (\d+)/.exec(String(text)) ?? [];
			if (found !== undefined) {
				resolve(Number(found));
			}
		});
		child.on('exit', reject);
	});
	const read = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
	return {
		port,
		/** Processor time so far. The kernel counts in hundredths of a second. */
		milliseconds() {
			const fields = read('stat').split(') ').at(-1)!.split(' ');
			return (Number(fields[11]) + Number(fields[12])) * 10;
		},
		/** Resident memory in megabytes. */
		memory: () => Number(/VmRSS:\s*(\d+)/.exec(read('status'))![1]) / 1024,
		stop() {
			child.on('exit', () => {
				rmSync(data, {recursive: true, force: true});
			});
			child.kill('SIGKILL');
		},
	};
}

/** Four people come in, one founds a table, the others sit down, and the match begins. */
async function seatTable(port: number, looksOn: boolean): Promise<BenchGuest[]> {
	const guests: BenchGuest[] = [];
	for (let seat = 0; seat < tableSize; seat++) {
		const guest = await openGuest(port, `p${Math.floor(Math.random() * 1e9)}`); // eslint-disable-line no-await-in-loop
		guests.push(guest);
		if (seat === 0) {
			await guest.type('', 'A new table'); // eslint-disable-line no-await-in-loop
			await guest.type('n', 'Found the table'); // eslint-disable-line no-await-in-loop
			await guest.type(`3${right}${right}`, '4 players, in pairs'); // eslint-disable-line no-await-in-loop
			await guest.type('1\r', 'Start the match'); // eslint-disable-line no-await-in-loop
		} else {
			await guest.type('', 'table '); // eslint-disable-line no-await-in-loop
			// The table that waits is the first in the list.
			await guest.type('1', 'free'); // eslint-disable-line no-await-in-loop
			await guest.type('\r', 'takes you back'); // eslint-disable-line no-await-in-loop
		}
	}

	await guests[0].type('\r', 'boneyard');
	for (const guest of guests) {
		await guest.seated(looksOn); // eslint-disable-line no-await-in-loop
	}

	return guests;
}

type BenchGuest = {
	/** Types something and waits until a text is on the screen. */
	readonly type: (text: string, shown: string) => Promise<void>;
	/** Waits for the table's screen; whoever does not look on only counts bytes from then on. */
	readonly seated: (looksOn: boolean) => Promise<void>;
	readonly start: () => void;
	/** Presses the next key. */
	readonly press: () => void;
	readonly stop: () => {readonly latencies: readonly number[]; readonly bytes: readonly number[]; readonly unanswered: number; readonly keys: number};
	readonly leave: () => void;
};

async function openGuest(port: number, name: string): Promise<BenchGuest> {
	const [client, channel] = await comeIn(port, name);
	let screen: Screen | undefined = createScreen({columns: 80, rows: 24});
	let bytes = 0;
	let pressedAt: number | undefined;
	let count = Math.floor(Math.random() * keys.length);
	let latencies: number[] = [];
	let perKey: number[] = [];
	let unanswered = 0;

	channel.on('data', (text: Uint8Array) => {
		bytes += text.length;
		const shown = new TextDecoder().decode(text);
		screen?.write(shown);
		// What others do at the table is no answer; it leaves the hand as it is.
		if (pressedAt !== undefined && shown.includes(intoHandRow)) {
			latencies.push(performance.now() - pressedAt);
			pressedAt = undefined;
		}
	});
	return {
		async type(text, shown) {
			if (text !== '') {
				channel.write(text);
			}

			await screen!.until(shown, 30_000);
		},
		async seated(looksOn) {
			await screen!.until('boneyard', 30_000);
			screen = looksOn ? screen : undefined;
		},
		start() {
			bytes = 0;
			latencies = [];
			perKey = [];
			unanswered = 0;
			pressedAt = undefined;
		},
		press() {
			if (pressedAt !== undefined) {
				if (performance.now() - pressedAt < tooLate) {
					return;
				}

				unanswered++;
			}

			const key = keys[count % keys.length];
			const isAnswered = (key === right || key === left) && screen !== undefined && choosing.test(screen.lines()[handRow]);
			count++;
			perKey.push(bytes);
			bytes = 0;
			pressedAt = isAnswered ? performance.now() : undefined;
			channel.write(key);
		},
		stop: () => ({
			latencies, bytes: perKey.slice(1), unanswered, keys: perKey.length,
		}),
		leave() {
			client.destroy();
		},
	};
}

async function comeIn(port: number, name: string): Promise<[Client, ClientChannel]> {
	const client = new ssh2.Client();
	return new Promise((resolve, reject) => {
		client.on('error', reject);
		client.on('keyboard-interactive', (...asked) => {
			asked[4]([]);
		});
		client.on('ready', () => {
			client.setNoDelay(true);
			client.shell({term: 'xterm-256color', cols: 80, rows: 24}, {env: {LANG: 'en_GB.UTF-8'}}, (error, channel) => {
				if (error) {
					reject(error);
				} else {
					resolve([client, channel]);
				}
			});
		});
		client.connect({
			host: '127.0.0.1', port, username: name, tryKeyboard: true, readyTimeout: 60_000,
		});
	});
}

/** Everybody presses keys, at even distances from each other. */
async function measure(server: Server, guests: readonly BenchGuest[]): Promise<Omit<ServeCost, 'msPerLogin' | 'megabytesPerSession'>> {
	const timers: NodeJS.Timeout[] = [];
	const pressing = async () => {
		for (const guest of guests) {
			await sleep(keyEvery / guests.length); // eslint-disable-line no-await-in-loop
			timers.push(setInterval(guest.press, keyEvery));
		}
	};

	await pressing();
	// What is slow only the first time is none of a village's cost.
	await sleep(3000);
	for (const guest of guests) {
		guest.start();
	}

	const before = server.milliseconds();
	const begun = performance.now();
	await sleep(measuredFor);
	const milliseconds = server.milliseconds() - before;
	const elapsed = performance.now() - begun;
	for (const timer of timers) {
		clearInterval(timer);
	}

	const told = guests.map(guest => guest.stop());
	const latencies = told.flatMap(one => one.latencies);
	const bytes = told.flatMap(one => one.bytes);
	const pressed = told.reduce((sum, one) => sum + one.keys, 0);
	return {
		sessions: guests.length,
		p50: round(quantile(latencies, 0.5)),
		p95: round(quantile(latencies, 0.95)),
		p99: round(quantile(latencies, 0.99)),
		unanswered: told.reduce((sum, one) => sum + one.unanswered, 0),
		keys: pressed,
		msPerKey: round(milliseconds / pressed),
		cores: round(milliseconds / elapsed),
		bytesPerKey: median(bytes),
		meanBytesPerKey: Math.round(bytes.reduce((sum, one) => sum + one, 0) / bytes.length),
	};
}

const round = (figure: number): number => Number(figure.toFixed(2));

if (process.argv[2] === 'serve') {
	const sizes = process.argv.slice(3).map(Number);
	process.stdout.write(JSON.stringify(await measureServe(sizes.length > 0 ? sizes : [50, 200, 500])));
	// Connections may still be open.
	process.exit(0); // eslint-disable-line unicorn/no-process-exit
}
