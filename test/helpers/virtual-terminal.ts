import {Buffer} from 'node:buffer';
import {type ColourLevel} from '../../source/terminal/capabilities.js';
import {createKeys, type Keys} from '../../source/terminal/keys.js';
import {enterScreen} from '../../source/terminal/screen-modes.js';
import {createStage, type Stage} from '../../source/terminal/stage.js';
import {createScreen, type Screen} from './screen.js';

/**
A person at a terminal, in this process: the real key filter and output stage, and a terminal emulator behind them.
`options` are for Ink's `render`, `keys` and `stage` for whoever does without Ink.
*/
export type VirtualTerminal = Pick<Screen, 'lines' | 'text' | 'cells' | 'until' | 'scrolledRows'> & {
	readonly keys: Keys;
	readonly stage: Stage;
	readonly options: {
		stdin: NodeJS.ReadStream;
		stdout: NodeJS.WriteStream;
		stderr: NodeJS.WriteStream;
		debug: true;
		patchConsole: false;
		exitOnCtrlC: false;
	};
	/** All that was sent to the terminal, one entry a write. */
	readonly writes: string[];
	/** What listeners threw. */
	readonly errors: unknown[];
	/** Presses keys, by name (`left`, `enter`, `ctrl-c` …) or by character, one after the other, and waits until the frame stands. */
	readonly press: (...keys: string[]) => Promise<void>;
	/** Sends bytes as they are, in one piece, and waits until the frame stands. No time passes: an escape sequence may stay open. */
	readonly send: (bytes: string | Uint8Array) => Promise<void>;
	/** Lets the time pass that the key filter waits for the rest of a sequence. */
	readonly elapse: () => Promise<void>;
	readonly resize: (columns: number, rows: number) => Promise<void>;
	/** Waits until nothing more happens by itself. Clocks and other processes are not waited for. */
	readonly settled: () => Promise<void>;
};

/** A virtual terminal, 80×24 with all colours unless said otherwise. */
export function createVirtualTerminal(settings: {columns?: number; rows?: number; colour?: ColourLevel} = {}): VirtualTerminal {
	const {columns = 80, rows = 24, colour = 3} = settings;
	const screen = createScreen({columns, rows});
	screen.write(enterScreen);
	const writes: string[] = [];
	const errors: unknown[] = [];
	const timers = new Set<() => void>();

	const stage = createStage({
		size: {columns, rows},
		colour,
		target: {
			write(text, done) {
				writes.push(text);
				screen.write(text);
				setImmediate(done);
			},
		},
	});
	const keys = createKeys({
		later(_milliseconds, action) {
			timers.add(action);
			return () => {
				timers.delete(action);
			};
		},
		onError(error) {
			errors.push(error);
		},
	});

	const settled = async () => {
		// React, Ink and the stage hand on their work by turns of the event loop; quiet are several without a write.
		for (let quiet = 0, seen = writes.length; quiet < quietTurns; quiet++) {
			await turn(); // eslint-disable-line no-await-in-loop
			if (writes.length !== seen) {
				seen = writes.length;
				quiet = 0;
			}
		}

		await screen.settled();
	};

	const elapse = async () => {
		for (const action of timers) {
			timers.delete(action);
			action();
		}

		await settled();
	};

	const send = async (bytes: string | Uint8Array) => {
		keys.feed(Buffer.from(bytes));
		await settled();
	};

	return {
		...screen,
		keys,
		stage,
		options: {
			stdin: keys.stdin, stdout: stage.stdout, stderr: stage.stdout, debug: true, patchConsole: false, exitOnCtrlC: false,
		},
		writes,
		errors,
		async press(...names) {
			for (const name of names) {
				/* eslint-disable no-await-in-loop */
				await send(codes.get(name) ?? name);
				await elapse();
				/* eslint-enable no-await-in-loop */
			}
		},
		send,
		elapse,
		async resize(columns, rows) {
			screen.resize(columns, rows);
			stage.resize({columns, rows});
			await settled();
		},
		settled,
	};
}

/** What a terminal sends for a key that types no character. */
export const codes: ReadonlyMap<string, string> = new Map([
	['up', '\u001B[A'],
	['down', '\u001B[B'],
	['right', '\u001B[C'],
	['left', '\u001B[D'],
	['home', '\u001B[H'],
	['end', '\u001B[F'],
	['page-up', '\u001B[5~'],
	['page-down', '\u001B[6~'],
	['enter', '\r'],
	['tab', '\t'],
	['shift-tab', '\u001B[Z'],
	['backspace', '\u007F'],
	['escape', '\u001B'],
	['ctrl-c', '\u0003'],
	['ctrl-l', '\u000C'],
	['ctrl-z', '\u001A'],
	['space', ' '],
]);

const quietTurns = 5;

const turn = async () => new Promise<void>(resolve => {
	setImmediate(resolve);
});
