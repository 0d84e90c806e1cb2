/** Keeps two programs from writing the same record. */
import {
	linkSync, readFileSync, renameSync, rmSync, writeFileSync,
} from 'node:fs';
import process from 'node:process';
import {codeOf} from './disk.js';

/** The locks this program holds, so that a lock with our own number is known to be left over from another life. */
const held = new Set<string>();

/**
Locks a record by a file beside it, `RECORD.lock`, which says which process holds it. Returns how to unlock.

A lock whose process is gone is taken over. Returns the number of the process that holds it otherwise, and throws
what the file system says.
*/
export function lockRecord(record: string): (() => void) | number {
	const lock = `${record}.lock`;
	const mine = `${lock}.${process.pid}`;
	try {
		writeFileSync(mine, signOf(process.pid), {mode: 0o600});
		const holder = take(lock, mine);
		if (holder !== undefined) {
			return holder;
		}
	} finally {
		rmSync(mine, {force: true});
	}

	held.add(lock);
	return () => {
		if (held.delete(lock)) {
			rmSync(lock, {force: true});
		}
	};
}

/** Whether another program, or another table of this one, is writing a record. */
export function isLocked(record: string): boolean {
	const lock = `${record}.lock`;
	const holder = holderOf(lock);
	return holder !== undefined && isHeld(lock, holder);
}

function take(lock: string, mine: string): number | undefined {
	while (!claim(lock, mine)) {
		const holder = holderOf(lock);
		if (holder !== undefined && isHeld(lock, holder)) {
			return holder;
		}

		putAway(lock, mine);
	}

	return undefined;
}

/** Gives our file the lock's name, which succeeds for one process only; where the file system has no links, makes a new one. */
function claim(lock: string, mine: string): boolean {
	try {
		linkSync(mine, lock);
		return true;
	} catch (error) {
		return codeOf(error) !== 'EEXIST' && create(lock);
	}
}

function create(lock: string): boolean {
	try {
		writeFileSync(lock, signOf(process.pid), {flag: 'wx', mode: 0o600});
		return true;
	} catch (error) {
		if (codeOf(error) === 'EEXIST') {
			return false;
		}

		throw error;
	}
}

/**
Moves a lock out of the way. Another process may have taken it over since we looked: what we moved is looked at
again, and a lock that holds is put back.
*/
function putAway(lock: string, mine: string): void {
	const old = `${mine}.old`;
	try {
		renameSync(lock, old);
	} catch (error) {
		if (codeOf(error) === 'ENOENT') {
			return;
		}

		throw error;
	}

	const holder = holderOf(old);
	if (holder !== undefined && isHeld(lock, holder)) {
		claim(lock, old);
	}

	rmSync(old, {force: true, recursive: true});
}

/** The process that a lock names; undefined when there is none, or when its number has passed to another process since. */
function holderOf(lock: string): number | undefined {
	try {
		const [, number, began] = /^([1-9]\d*)(?: (\d+))?\n$/.exec(readFileSync(lock, 'utf8'))!;
		const holder = Number(number);
		const isAnother = began !== undefined && isAlive(holder) && signOf(holder) !== `${number} ${began}\n`;
		return isAnother ? undefined : holder;
	} catch {
		return undefined;
	}
}

/** A process by its number and, where the system tells, by when it began: numbers are used again. */
function signOf(pid: number): string {
	try {
		// The name of the program, in parentheses, may hold anything; the time is the twentieth field after it.
		const began = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19];
		return `${pid} ${began}\n`;
	} catch {
		return `${pid}\n`;
	}
}

function isHeld(lock: string, holder: number): boolean {
	if (holder === process.pid) {
		return held.has(lock);
	}

	return isAlive(holder);
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// It is there, but belongs to somebody else.
		return codeOf(error) === 'EPERM';
	}
}
