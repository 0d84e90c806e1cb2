import {Buffer} from 'node:buffer';
import {mkdtempSync, readSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {type Readable} from 'node:stream';
import {spawn, type IPty} from '@lydell/node-pty';
import {onTestFinished} from 'vitest';
import {createScreen, type Screen} from './screen.js';
import {codes} from './virtual-terminal.js';

/** A program in a real pseudo-terminal, and its screen. */
export type Pty = Pick<Screen, 'lines' | 'text' | 'cells' | 'until' | 'scrolledRows'> & {
	readonly pid: number;
	/** All that the program has sent so far. */
	readonly raw: () => string;
	/** Types bytes as they are. */
	readonly write: (bytes: string) => void;
	/** Presses keys by name (`left`, `enter` …) or character, all at once. */
	readonly press: (...keys: string[]) => void;
	readonly resize: (columns: number, rows: number) => void;
	readonly signal: (name: NodeJS.Signals) => void;
	/** Closes the window: the program loses its terminal. */
	readonly close: () => void;
	/** The exit code when the program has ended and all it sent is shown; 128 and the signal's number if a signal ended it. */
	readonly exit: Promise<number>;
	/** The home directory the program was given, empty at first. */
	readonly home: string;
};

/** What to run: by default Node with `commandLine` as its arguments. `env` adds to a bare environment; undefined takes out. */
export type PtyOptions = {
	readonly program?: string;
	readonly env?: Readonly<Record<string, string | undefined>>;
	readonly columns?: number;
	readonly rows?: number;
	readonly workingDirectory?: string;
};

/**
Starts a program in a pseudo-terminal of 80×24. It gets nothing of this process's environment but the search path and
an empty home, so neither settings nor the test runner's variables reach it. It is ended with the test.
*/
export function openPty(commandLine: readonly string[], options: PtyOptions = {}): Pty {
	const {columns = 80, rows = 24} = options;
	const home = mkdtempSync(join(tmpdir(), 'dominogranie-'));
	const screen = createScreen({columns, rows});
	let raw = '';

	// The types leave out what is needed of it.
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion
	const child = spawn(options.program ?? process.execPath, [...commandLine], {
		cols: columns,
		rows,
		cwd: options.workingDirectory ?? process.cwd(),
		env: bare({
			PATH: process.env.PATH, HOME: home, TERM: 'xterm-256color', LANG: 'C.UTF-8', ...options.env,
		}),
	}) as IPty & {readonly fd: number; readonly _socket: Readable; readonly destroy: () => void};
	const receive = (bytes: string) => {
		raw += bytes;
		screen.write(bytes);
	};

	child.onData(receive);
	child._socket.on('end', () => {
		receive(readRest(child.fd));
	});
	screen.onAnswer(bytes => {
		child.write(bytes);
	});

	let hasEnded = false;
	const exit = new Promise<number>(resolve => {
		child.onExit(async ({exitCode, signal}) => {
			hasEnded = true;
			await screen.settled();
			resolve(signal ? 128 + signal : exitCode);
		});
	});

	onTestFinished(async () => {
		if (!hasEnded) {
			child.kill('SIGKILL');
			await exit;
		}

		rmSync(home, {recursive: true, force: true});
	});

	return {
		...screen,
		pid: child.pid,
		raw: () => raw,
		write(bytes) {
			child.write(bytes);
		},
		press(...keys) {
			child.write(keys.map(key => codes.get(key) ?? key).join(''));
		},
		resize(columns, rows) {
			screen.resize(columns, rows);
			child.resize(columns, rows);
		},
		signal(name) {
			process.kill(child.pid, name);
		},
		close() {
			child.destroy();
		},
		exit,
		home,
	};
}

// When a program ends, what it wrote last may come only after the end is announced.
function readRest(terminal: number): string {
	const buffer = Buffer.alloc(65_536);
	let rest = '';
	try {
		for (let count = readSync(terminal, buffer); count > 0; count = readSync(terminal, buffer)) {
			rest += buffer.toString('utf8', 0, count);
		}
	} catch {
		// This is how a terminal says that there is no more.
	}

	return rest;
}

function bare(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
	return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** In milliseconds: as long as a person takes to press a key once more. */
const again = 300;

/** Presses keys until the screen shows something else: what ends a deal is not dismissed before it can have been read. */
export async function pressUntilShown({press, text, until}: Pick<Pty, 'press' | 'text' | 'until'>, ...keys: string[]): Promise<void> {
	const before = text();
	const isChanged = () => text() !== before;
	for (let times = 0; !isChanged(); times++) {
		press(...keys);
		try {
			await until(isChanged, times < 30 ? again : undefined); // eslint-disable-line no-await-in-loop
		} catch (error) {
			if (times >= 30) {
				throw error;
			}
		}
	}
}
