/** Unfinished records that something spoilt: set aside, and what is good in them kept. */
import {
	copyFileSync, readFileSync, statSync, utimesSync,
} from 'node:fs';
import {dealNumber} from '../match/match.js';
import type {Fault} from '../record/fault.js';
import {isLocked} from '../record/lock.js';
import {readRecord} from '../record/replay.js';
import type {RecordDamage} from './damage.js';
import {recordsIn} from './records.js';
import {asideName, setAside} from './set-aside.js';
import {writeSafely} from './write-safely.js';

/** What a newer version of the program may have written: nothing need be wrong with it. */
const perhapsNewer: ReadonlySet<Fault['kind']> = new Set(['unknown-version', 'unknown-variant', 'unknown-option', 'unknown-value']);

/**
Looks through the unfinished records of a directory. One with a wrong line is copied aside and then ends before that
line, so that its match can go on from there; one without a whole header is renamed. Returns what was set aside, and
what is left of it.

Records that another program is writing are left alone, and so are those that a newer version may have written, and
those that cannot be read or renamed: naming one says why.
*/
export function mendRecords(directory: string): RecordDamage[] {
	return recordsIn(directory).flatMap(file => {
		try {
			return isLocked(file) ? [] : mendRecord(file) ?? [];
		} catch {
			return [];
		}
	});
}

function mendRecord(file: string): RecordDamage | undefined {
	const bytes = readFileSync(file);
	if (bytes.includes('\nmatch won ')) {
		return undefined;
	}

	const {fault, match} = readRecord(bytes);
	if (fault !== undefined && perhapsNewer.has(fault.kind)) {
		return undefined;
	}

	if (match === undefined) {
		return {kind: 'record-lost', file: setAside(file)};
	}

	if (fault === undefined) {
		return undefined;
	}

	const {atime, mtime} = statSync(file);
	const aside = asideName(file);
	copyFileSync(file, aside);
	writeSafely(file, bytes.subarray(0, startOfLine(bytes, fault.line)));
	// It has not been played: the match that was played last stays the last.
	utimesSync(file, atime, mtime);
	return {
		kind: 'record-cut', file: aside, variant: match.terms.variant.id, lines: fault.line - 1, deal: dealNumber(match),
	};
}

/** Where a line, counted from 1, begins. */
function startOfLine(bytes: Uint8Array, line: number): number {
	let start = 0;
	for (let number = 1; number < line; number++) {
		start = bytes.indexOf(0x0A, start) + 1;
	}

	return start;
}
