/** The records of a person: one file for each match, named after the time when it began. */
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {isLocked} from '../record/lock.js';
import {type OpenRecord, type StoreFault, createRecord} from '../record/store.js';
import {type Reading, readRecord} from '../record/replay.js';
import {errorCode} from './error-code.js';
import {makePrivateDirectory} from './write-safely.js';

const ending = '.domino';

/** Begins a new record in the directory: `2026-01-10T11-25-00Z.domino`, or `…Z-2.domino` when another match began in the same second. */
export function newRecord(directory: string, lines: readonly string[], now: Date): OpenRecord | StoreFault {
	try {
		makePrivateDirectory(directory);
	} catch (error) {
		return {kind: 'failed', file: directory, code: errorCode(error)};
	}

	const name = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
	for (let number = 1; ; number++) {
		const record = createRecord(path.join(directory, `${name}${number === 1 ? '' : `-${number}`}${ending}`), lines);
		if (!isTaken(record)) {
			return record;
		}
	}
}

/** A file of that name is there, or is just coming into being. */
function isTaken(record: OpenRecord | StoreFault): boolean {
	return 'kind' in record && (record.kind === 'locked' || record.code === 'EEXIST');
}

/** A match that was left, and its record. */
export type UnfinishedMatch = {
	readonly file: string;
	readonly reading: Reading;
	/** Whether another program, or another table of this one, is playing it just now. */
	readonly isBeingPlayed: boolean;
};

/** The unfinished matches in the directory one by one, the one that was played last first; records that are wrong are passed over. */
export function * unfinishedMatches(directory: string): Generator<UnfinishedMatch, void> {
	for (const file of recordsIn(directory)) {
		const reading = readUnfinished(file);
		if (reading !== undefined) {
			yield {file, reading, isBeingPlayed: isLocked(file)};
		}
	}
}

/** The unfinished match in the directory that was played last and that nobody is playing. */
export function lastUnfinished(directory: string): UnfinishedMatch | undefined {
	for (const match of unfinishedMatches(directory)) {
		if (!match.isBeingPlayed) {
			return match;
		}
	}

	return undefined;
}

function readUnfinished(file: string): Reading | undefined {
	try {
		const bytes = readFileSync(file);
		// Nearly all records are finished, and this is faster than replaying them.
		if (bytes.includes('\nmatch won ')) {
			return undefined;
		}

		const reading = readRecord(bytes);
		return reading.fault === undefined && reading.match !== undefined ? reading : undefined;
	} catch {
		return undefined;
	}
}

/** The records in a directory; those that were written to last come first. */
export function recordsIn(directory: string): string[] {
	try {
		return readdirSync(directory)
			.filter(name => name.endsWith(ending))
			.map(name => path.join(directory, name))
			.map(file => ({file, age: statSync(file).mtimeMs}))
			.toSorted((one, other) => other.age - one.age)
			.map(({file}) => file);
	} catch {
		return [];
	}
}
