/** Files of lines that several programs may add to at the same time. Only their owner can read them. */
import {Buffer} from 'node:buffer';
import {
	copyFileSync, fstatSync, fsyncSync, ftruncateSync, realpathSync, writeSync,
} from 'node:fs';
import path from 'node:path';
import {
	type StoreFault, attempt, readAll, syncDirectory, withFile,
} from '../record/disk.js';
import {lockRecord} from '../record/lock.js';
import {asideName} from './set-aside.js';
import {makePrivateDirectory, writeSafely} from './write-safely.js';

/** How long we wait for another program that is writing, in milliseconds. It never takes that long. */
const longestWait = 2000;
const pause = 5;

/** Adds the lines that `choose` makes of what is there. They are on the disk when this returns, or after a fault none of them is. */
export function appendLines(file: string, choose: (there: Uint8Array) => readonly string[]): StoreFault | undefined {
	return locked(file, () => {
		withFile(file, 'a+', descriptor => {
			const there = readAll(descriptor);
			const text = choose(there).map(line => `${line}\n`).join('');
			// A line whose writer was cut off must not spoil ours.
			const isMidLine = there.length > 0 && !Buffer.from(there).toString('latin1').endsWith('\n');
			appendSynced(descriptor, isMidLine && text !== '' ? `\n${text}` : text);
		});
		syncDirectory(file);
		return undefined;
	});
}

/**
Keeps a file as it is under another name, which is returned, and leaves of it the lines that `choose` makes of what is
there; undefined changes nothing.
*/
export function setLinesAside(file: string, choose: (there: Uint8Array) => readonly string[] | undefined): string | undefined | StoreFault {
	return locked(file, () => {
		const lines = choose(withFile(file, 'r', readAll));
		if (lines === undefined) {
			return undefined;
		}

		const aside = asideName(file);
		copyFileSync(file, aside);
		writeSafely(file, lines.map(line => `${line}\n`).join(''));
		return aside;
	});
}

function appendSynced(descriptor: number, text: string): void {
	const {size} = fstatSync(descriptor);
	const bytes = Buffer.from(text);
	try {
		for (let done = 0; done < bytes.length;) {
			done += writeSync(descriptor, bytes, done);
		}

		fsyncSync(descriptor);
	} catch (error) {
		ftruncateSync(descriptor, size);
		throw error;
	}
}

/** Does `work` while no other program does the like with the same file. */
function locked<Result>(file: string, work: () => Result): Result | StoreFault {
	return attempt<Result | StoreFault>(file, () => {
		makePrivateDirectory(path.dirname(file));
		const target = realName(file);
		let unlock = lockRecord(target);
		for (const end = performance.now() + longestWait; typeof unlock === 'number' && performance.now() < end; unlock = lockRecord(target)) {
			sleep(pause);
		}

		if (typeof unlock === 'number') {
			return {kind: 'locked', file, pid: unlock};
		}

		try {
			return work();
		} finally {
			unlock();
		}
	});
}

/** Nothing else may happen meanwhile, or another line of ours could get in between. */
function sleep(milliseconds: number): void {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function realName(file: string): string {
	try {
		return realpathSync(file);
	} catch {
		return file;
	}
}
