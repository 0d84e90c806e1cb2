/** A process that is talked to in lines, whatever it does. */
import {type ChildProcessWithoutNullStreams, spawn} from 'node:child_process';
import process from 'node:process';
import type {ProgramTrouble} from '../bots/program.js';
import {errorCode} from '../store/error-code.js';
import {shown} from './external-bot-answer.js';

export type LineProcess = {
	readonly write: (line: string) => void;
	/** What it said last on its standard error, a line that is safe to show; empty when there is none. */
	readonly complaint: () => string;
	/** Ends it and all that it started; nothing is heard of it any more. */
	readonly end: () => void;
};

/** Who listens: to each line that is not empty, and to the one trouble after which there is nothing more to hear. */
export type LineListener = {
	readonly line: (line: string) => void;
	readonly trouble: (trouble: ProgramTrouble) => void;
};

/** No answer is nearly as long, in characters. */
const longestLine = 65_536;
const longestComplaint = 4096;
const longestLastWords = 160;

/** Starts a process. Nothing it does throws, and what it does wrong is told later, never at once. */
export function startProcess([file, ...words]: readonly string[], listener: LineListener): LineProcess {
	let child: ChildProcessWithoutNullStreams;
	try {
		// A group of its own: it ends together with all that it started, and signals from the keyboard are not for it.
		child = spawn(file, words, {stdio: 'pipe', detached: true});
	} catch (error) {
		queueMicrotask(() => {
			listener.trouble({kind: 'not-started', code: errorCode(error)});
		});
		return {write: () => undefined, complaint: () => '', end: () => undefined};
	}

	let isHeard = true;
	let pending = '';
	let complaint = '';
	const endGroup = groupOf(child);
	const end = () => {
		isHeard = false;
		child.stdin.destroy();
		child.stdout.destroy();
		child.stderr.destroy();
		endGroup();
	};

	const trouble = (what: ProgramTrouble) => {
		if (isHeard) {
			end();
			listener.trouble(what);
		}
	};

	child.on('error', error => {
		trouble({kind: 'not-started', code: errorCode(error)});
	});
	child.on('close', (code, signal) => {
		trouble({kind: 'ended', by: signal ?? String(code)});
	});
	child.stdin.on('error', () => {
		// Who does not read does not answer, and that is noticed.
	});
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		const lines = (pending + text).split('\n');
		pending = lines.pop()!;
		for (const line of lines) {
			if (isHeard && line.trim() !== '') {
				listener.line(line);
			}
		}

		if (pending.length > longestLine) {
			trouble({kind: 'endless'});
		}
	});
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		complaint = (complaint + text).slice(-longestComplaint);
	});

	return {
		write(line) {
			if (isHeard) {
				child.stdin.write(`${line}\n`);
			}
		},
		complaint: () => shown(lastWordsIn(complaint), longestLastWords),
		end,
	};
}

/** The last line that names an error, since some interpreters say their version after it; else the last one. */
function lastWordsIn(text: string): string {
	const lines = text.trim().split('\n');
	return lines.findLast(line => /error|exception|panic/i.test(line)) ?? lines.at(-1)!;
}

/** The processes whose end is still to be seen to, even if this program ends early. */
const running = new Set<number>();

/** How to end a process and all that it started. */
function groupOf({pid}: ChildProcessWithoutNullStreams): () => void {
	if (pid === undefined) {
		return () => undefined;
	}

	if (running.size === 0) {
		process.on('exit', endAll);
		for (const signal of signals) {
			process.on(signal, endOn);
		}
	}

	running.add(pid);
	return () => {
		if (running.delete(pid)) {
			kill(pid);
		}

		if (running.size === 0) {
			process.off('exit', endAll);
			for (const signal of signals) {
				process.off(signal, endOn);
			}
		}
	};
}

/** Those that end this program, if nobody but us listens for them. */
const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

function endOn(signal: NodeJS.Signals): void {
	if (process.listenerCount(signal) === 1) {
		endAll();
		process.off(signal, endOn);
		process.kill(process.pid, signal);
	}
}

function endAll(): void {
	for (const pid of running) {
		kill(pid);
	}
}

function kill(pid: number): void {
	try {
		process.kill(-pid, 'SIGKILL');
	} catch {
		// It has already ended.
	}
}
