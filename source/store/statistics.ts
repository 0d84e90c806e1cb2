/**
The statistics of a person: a line of JSON for each match that is over, in a file beside the records.

Nobody needs it to play. A line that is damaged is left out and kept aside; one of a newer version of the program is left
alone; and a match whose line is missing, since the program ended just then, is taken from its record.
*/
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {completeLength, linesIn} from '../record/lines.js';
import {type StoreFault, readBytes} from '../record/store.js';
import type {Damage} from './damage.js';
import {appendLines, setLinesAside} from './journal.js';
import {recordsIn} from './records.js';
import {type Result, resultOf} from './result.js';
import {formatResult, isOfNewerVersion, parseResult} from './result-line.js';

/** `damaged`: some lines could not be understood; the file as it was is kept as `setAside`. `unreadable`: it is there, but could not be read, or not be set aside. */
export type StatisticsFault =
	| {readonly kind: 'damaged'; readonly setAside: string}
	| {readonly kind: 'unreadable'; readonly file: string};

export type Statistics = {
	/** Every match once. */
	readonly results: readonly Result[];
	/** How many matches a newer version of the program has written down. */
	readonly newer: number;
	readonly fault?: StatisticsFault;
};

/** The statistics that belong to a directory of records; whatever is wrong with their file, there are some. */
export function readStatistics(records: string): Statistics {
	const file = statisticsFile(records);
	const bytes = readBytes(file);
	const isThere = !('kind' in bytes);
	const {results, newer, isDamaged} = isThere ? understood(bytes) : understood(new Uint8Array());
	const missing = missingResults(records, results);
	if (isThere || isMissing(bytes)) {
		const fault = isDamaged ? setAside(file) : undefined;
		keep(file, missing);
		return {results: withoutRepeats([...results, ...missing]), newer, ...(fault && {fault})};
	}

	return {results: withoutRepeats(missing), newer, fault: {kind: 'unreadable', file}};
}

/** Puts lines that cannot be understood aside, and says so; undefined where all is well, or no statistics are there yet. */
export function mendStatistics(records: string): Damage | undefined {
	const file = statisticsFile(records);
	const bytes = readBytes(file);
	const fault: StatisticsFault | undefined = 'kind' in bytes
		? (isMissing(bytes) ? undefined : {kind: 'unreadable', file})
		: (understood(bytes).isDamaged ? setAside(file) : undefined);
	return fault && (fault.kind === 'damaged'
		? {kind: 'statistics-damaged', file: fault.setAside}
		: {kind: 'statistics-unreadable', file: fault.file});
}

/** Writes down the result in a record of which the match is over, once, if it is somebody's. The record stays the proof if that fails. */
export function keepResult(recordFile: string, records: string): StoreFault | undefined {
	const bytes = readBytes(recordFile);
	if ('kind' in bytes) {
		return bytes;
	}

	const result = resultOf(bytes, path.basename(recordFile));
	return result && keep(statisticsFile(records), [result]);
}

/** Beside the directory of the records. */
export function statisticsFile(records: string): string {
	return path.join(path.dirname(records), 'statistics.jsonl');
}

type Understood = {
	readonly lines: readonly string[];
	readonly results: readonly Result[];
	readonly newer: number;
	readonly isDamaged: boolean;
};

function understood(bytes: Uint8Array): Understood {
	const lines: string[] = [];
	const results: Result[] = [];
	let all = completeLength(bytes) < bytes.length ? 1 : 0;
	for (const {text, isText} of linesIn(bytes)) {
		const result = isText ? parseResult(text) : undefined;
		all++;
		if (result !== undefined) {
			results.push(result);
			lines.push(text);
		} else if (isText && isOfNewerVersion(text)) {
			lines.push(text);
		}
	}

	return {
		lines, results, newer: lines.length - results.length, isDamaged: lines.length < all,
	};
}

function setAside(file: string): StatisticsFault | undefined {
	const aside = setLinesAside(file, there => {
		const {lines, isDamaged} = understood(there);
		// Before, another program may have been in the middle of a line.
		return isDamaged ? lines : undefined;
	});
	return typeof aside === 'string' ? {kind: 'damaged', setAside: aside} : aside && {kind: 'unreadable', file};
}

function keep(file: string, results: readonly Result[]): StoreFault | undefined {
	return results.length === 0
		? undefined
		: appendLines(file, there => {
			const known = new Set(understood(there).results.map(({digest}) => digest));
			return results.filter(({digest}) => !known.has(digest)).map(result => formatResult(result));
		});
}

/** The results of records that have no line yet. */
function missingResults(records: string, results: readonly Result[]): Result[] {
	const known = new Set(results.map(({record}) => record));
	return recordsIn(records).filter(file => !known.has(path.basename(file))).toSorted().flatMap(file => resultIn(file) ?? []);
}

function resultIn(record: string): Result | undefined {
	try {
		return resultOf(readFileSync(record), path.basename(record));
	} catch {
		return undefined;
	}
}

function isMissing(fault: StoreFault): boolean {
	return fault.kind === 'failed' && fault.code === 'ENOENT';
}

function withoutRepeats(results: readonly Result[]): Result[] {
	return [...new Map(results.map(result => [result.digest, result])).values()];
}
