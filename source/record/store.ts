/** Records on disk: created, appended an action at a time, taken up again. */
import {Buffer} from 'node:buffer';
import {
	closeSync, fsyncSync, ftruncateSync, openSync, realpathSync, rmSync,
} from 'node:fs';
import path from 'node:path';
import {type Secret, newSecret} from '../chance.js';
import {syncInBackground} from './background-sync.js';
import {
	type StoreFault, attempt, faultOf, readAll, syncDirectory, writeAll,
} from './disk.js';
import {revealLine} from './header.js';
import {lockRecord} from './lock.js';
import {type Reading, readRecord} from './replay.js';
import {type ResumeFault, type Resumption, resume} from './resume.js';
import {forgetSecret, keptSecret} from './secret-file.js';

export {type StoreFault, readBytes} from './disk.js';

/** A record that is being written. Nobody else can write it before it is closed. */
export type OpenRecord = {
	readonly file: string;
	/**
	Appends the lines of an action. The system has them when this returns, and is asked to bring them onto the disk;
	nobody waits for that, so that one table does not hold up the others.

	After a fault the file ends with the last action that could be written whole; what is missing is kept and
	written with the next one. The match can go on meanwhile.
	*/
	readonly append: (lines: readonly string[]) => StoreFault | undefined;
	/** Writes the secret of a match that is over, and removes the one kept beside the record. */
	readonly reveal: (secret: Secret) => StoreFault | undefined;
	/** Writes what is missing, waits for the disk, and lets others write. */
	readonly close: () => StoreFault | undefined;
};

/** A record taken up again. */
export type ResumedRecord = Resumption & {
	readonly record: OpenRecord;
	readonly reading: Reading;
};

/** Why a record is not taken up, and what was read of it. */
export type RefusedRecord = {
	readonly kind: ResumeFault;
	readonly reading: Reading;
};

/** Creates a record with its first lines, readable by its owner only. A file that is already there is never overwritten. */
export function createRecord(file: string, lines: readonly string[]): OpenRecord | StoreFault {
	return locked<OpenRecord>(file, unlock => {
		const descriptor = openSync(file, 'wx', 0o600);
		const record = openRecord(file, {descriptor, length: 0, unlock});
		const fault = record.append(lines);
		if (fault === undefined) {
			syncDirectory(file);
			return record;
		}

		record.close();
		rmSync(file, {force: true});
		return fault;
	});
}

/**
Takes up a record: a last line without its LF is cut off, and what its writer did not get to is appended.

A match that is over is taken up too, if only to reveal its secret. A record with a commitment needs its secret
beside it.
*/
export function resumeRecord(file: string): ResumedRecord | RefusedRecord | StoreFault {
	return locked<ResumedRecord | RefusedRecord>(file, unlock => {
		const descriptor = openSync(file, 'r+');
		try {
			const reading = readRecord(readAll(descriptor));
			const resumption = resume(reading, keptSecret(file) ?? newSecret());
			if (typeof resumption === 'string') {
				closeSync(descriptor);
				unlock();
				return {kind: resumption, reading};
			}

			ftruncateSync(descriptor, reading.length);
			const record = openRecord(file, {descriptor, length: reading.length, unlock});
			const {pending, isRevealDue, secret} = resumption;
			const fault = record.append(pending) ?? (isRevealDue ? record.reveal(secret) : undefined);
			if (fault !== undefined) {
				record.close();
				return fault;
			}

			return {...resumption, record, reading};
		} catch (error) {
			closeSync(descriptor);
			throw error;
		}
	});
}

function openRecord(file: string, {descriptor, length, unlock}: {descriptor: number; length: number; unlock: () => void}): OpenRecord {
	const disk = syncInBackground(descriptor);
	let missing = '';
	let written = length;

	function write(lines: readonly string[]): StoreFault | undefined {
		missing += lines.map(line => `${line}\n`).join('');
		const bytes = Buffer.from(missing);
		return attempt(file, () => {
			try {
				writeAll(descriptor, bytes, written);
			} catch (error) {
				ftruncateSync(descriptor, written);
				throw error;
			}

			written += bytes.length;
			missing = '';
			return undefined;
		});
	}

	function writeSynced(lines: readonly string[]): StoreFault | undefined {
		return write(lines) ?? attempt(file, () => {
			fsyncSync(descriptor);
			return undefined;
		});
	}

	return {
		file,
		append(lines) {
			const fault = write(lines);
			disk.ask();
			const failure = disk.failure();
			return fault ?? (failure === undefined ? undefined : faultOf(file, failure));
		},
		reveal(secret) {
			const fault = writeSynced([revealLine(secret)]);
			if (fault === undefined) {
				forgetSecret(file);
			}

			return fault;
		},
		close() {
			const fault = writeSynced([]);
			disk.close();
			unlock();
			return fault;
		},
	};
}

/** Locks a record for `work`, which has to see to it that it is unlocked again, unless it throws. */
function locked<Result>(file: string, work: (unlock: () => void) => Result | StoreFault): Result | StoreFault {
	return attempt<Result | StoreFault>(file, () => {
		const unlock = lockRecord(realName(file));
		if (typeof unlock === 'number') {
			return {kind: 'locked', file, pid: unlock};
		}

		try {
			return work(unlock);
		} catch (error) {
			unlock();
			throw error;
		}
	});
}

/** The one name of a record, whatever links lead to it; it may not be there yet. */
function realName(file: string): string {
	try {
		return realpathSync(file);
	} catch {
		return path.join(realpathSync(path.dirname(file)), path.basename(file));
	}
}
