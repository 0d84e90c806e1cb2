/** Somebody who plays by lines of text, on streams within this process. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PassThrough} from 'node:stream';
import {onTestFinished} from 'vitest';
import {showPlain} from '../../source/plain/show.js';
import type {PlayWish} from '../../source/table/wish.js';
import {createClock} from '../helpers/clock.js';

export type PersonWish = Partial<Omit<PlayWish, 'paths'>> & {
	/** The directory of settings and records; a new one unless it is given. */
	readonly home?: string;
	readonly rows?: number;
	readonly unicode?: boolean;
};

export type Person = {
	/** All lines that were told so far. */
	readonly lines: readonly string[];
	/** The same, and what was typed, marked with `> `. */
	readonly transcript: readonly string[];
	/** What was told at the beginning. */
	readonly first: () => Promise<readonly string[]>;
	/** Types a line and Enter; the answer is what was told since. */
	readonly type: (line: string) => Promise<readonly string[]>;
	/** Types nothing more; the answer is what was told since. */
	readonly hangUp: () => Promise<readonly string[]>;
	/** The exit code. */
	readonly ended: Promise<number>;
	readonly home: string;
	readonly clock: ReturnType<typeof createClock>;
};

/** A directory for the time of a test. */
export function temporaryDirectory(): string {
	const directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	onTestFinished(() => {
		rmSync(directory, {recursive: true});
	});
	return directory;
}

export function openPlain({home = temporaryDirectory(), rows, unicode = true, ...wish}: PersonWish): Person {
	const input = new PassThrough();
	const clock = createClock();
	const lines: string[] = [];
	const transcript: string[] = [];
	let answer: (() => void) | undefined;
	const answered = async () => new Promise<void>(resolve => {
		answer = resolve;
	});
	const output = {
		rows,
		write(text: string) {
			const told = text.split('\n').slice(0, -1);
			lines.push(...told);
			transcript.push(...told);
			answer?.();
		},
	};
	const beginning = answered();
	const ended = showPlain({
		beginning: {kind: 'menu'},
		language: 'en',
		ascii: false,
		noColour: false,
		accessible: true,
		settings: {},
		...wish,
		paths: {settings: path.join(home, 'settings.json'), records: path.join(home, 'records')},
	}, {
		input, output, unicode, later: clock.later,
	});

	// Whatever follows from a line is told in the same turn of the event loop.
	const since = async (begun: Promise<void>, before: number) => {
		await Promise.race([begun, ended]);
		await new Promise<void>(resolve => {
			setImmediate(resolve);
		});
		return lines.slice(before);
	};

	return {
		lines,
		transcript,
		first: async () => since(beginning, 0),
		async type(line) {
			const begun = answered();
			const before = lines.length;
			transcript.push(line === '' ? '>' : `> ${line}`);
			input.write(`${line}\n`);
			return since(begun, before);
		},
		async hangUp() {
			const before = lines.length;
			input.end();
			await ended;
			return lines.slice(before);
		},
		ended,
		home,
		clock,
	};
}
