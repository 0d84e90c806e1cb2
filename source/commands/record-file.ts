/** The record that a command is about: where it comes from, and what is said if something is wrong with it. */
import process from 'node:process';
import {buffer} from 'node:stream/consumers';
import {readBytes} from '../record/disk.js';
import type {Reading} from '../record/replay.js';
import {visible} from '../record/visible.js';
import {faultSentence} from '../words/faults.js';
import {wordsFor} from '../words/words-for.js';
import {fileFailure, wrongUsage} from './complaint.js';
import type {Surroundings} from './surroundings.js';

export type RecordFile = {
	/** Its name, safe to show. */
	readonly file: string;
	readonly isStandardInput: boolean;
	readonly bytes: Uint8Array;
};

/** The record that a command line names; throws a complaint when there is none, or it cannot be read. */
export async function recordFileIn(command: string, operands: readonly string[]): Promise<RecordFile> {
	const file = operands.at(0);
	if (file === undefined) {
		throw wrongUsage(words => words.oneFileMissing(command));
	}

	const isStandardInput = file === '-';
	const bytes = isStandardInput ? await buffer(process.stdin) : readBytes(file);
	if ('kind' in bytes) {
		throw fileFailure('cannotRead', visible(file), bytes.kind === 'failed' ? bytes.code : bytes.kind);
	}

	return {file: visible(file), isStandardInput, bytes};
}

/** Says what is wrong with a record; ends with 1 if anything is. A last line that is cut off is no fault. */
export function judgeRecord(file: string, {header, fault, cutLastLine, lines}: Pick<Reading, 'header' | 'fault' | 'cutLastLine' | 'lines'>, {language, words, warn}: Surroundings): number {
	if (fault !== undefined) {
		warn(`${file}:${fault.line}: ${faultSentence(wordsFor(language), fault)}`);
		return 1;
	}

	if (cutLastLine) {
		warn(words.lastLineCut(file));
	}

	if (header === undefined) {
		warn(`${file}:${lines + 1}: ${words.endsInHeader}`);
		return 1;
	}

	return 0;
}
