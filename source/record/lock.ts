/** Keeps two programs from writing the same record. */
import {
	linkSync, readFileSync, renameSync, rmSync, writeFileSync,
} from 'node:fs';
import process from 'node:process';
import {codeOf} from './disk.js';

/** The locks this program holds, so that a lock with our own number is known to be left over from another life. */
const held = new Set<string>();

/**
Locks a record by a file beside it, `RECORD.lock`, which holds the number of the process. Returns how to unlock.

A lock whose process is gone is taken over. Returns the number of the process that holds it otherwise, and throws
what the file system says.
*/
export function lockRecord(record: string): (() => void) | number {
	const lock = `${record}.lock`;
	const mine = `${lock}.${process.pid}`;
	writeFileSync(mine, `${process.pid}\n`, {mode: 0o600});
	try {
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
		writeFileSync(lock, `${process.pid}\n`, {flag: 'wx', mode: 0o600});
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

	rmSync(old, {force: true});
}

function holderOf(lock: string): number | undefined {
	try {
		const text = readFileSync(lock, 'utf8');
		return /^[1-9]\d*\n$/.test(text) ? Number(text) : undefined;
	} catch {
		return undefined;
	}
}

function isHeld(lock: string, holder: number): boolean {
	if (holder === process.pid) {
		return held.has(lock);
	}

	try {
		process.kill(holder, 0);
		return true;
	} catch (error) {
		// It is there, but belongs to somebody else.
		return codeOf(error) === 'EPERM';
	}
}
