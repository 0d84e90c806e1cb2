/** `check`: records against the rules. */
import process from 'node:process';
import {buffer} from 'node:stream/consumers';
import {readRecord} from '../record/replay.js';
import {readBytes} from '../record/disk.js';
import {visible} from '../record/visible.js';
import {faultSentence} from '../words/faults.js';
import {wordsFor} from '../words/words-for.js';
import {fileFailure, wrongUsage} from './complaint.js';
import type {Given} from './options/parse.js';
import type {Surroundings} from './surroundings.js';

/** Says nothing about records that are right, and of each other one the first line that is wrong. Ends with 1 if any is wrong or cannot be read. */
export async function check({operands}: Given, surroundings: Surroundings): Promise<number> {
	if (operands.length === 0) {
		throw wrongUsage(words => words.fileMissing('check'));
	}

	let isEachRight = true;
	for (const file of operands) {
		const bytes = file === '-' ? await buffer(process.stdin) : readBytes(file); // eslint-disable-line no-await-in-loop
		if ('kind' in bytes) {
			surroundings.warn(fileFailure('cannotRead', visible(file), bytes.kind === 'failed' ? bytes.code : bytes.kind).say(surroundings.words));
			isEachRight = false;
		} else {
			isEachRight = isRight(visible(file), bytes, surroundings) && isEachRight;
		}
	}

	return isEachRight ? 0 : 1;
}

function isRight(file: string, bytes: Uint8Array, {language, words, print, warn}: Surroundings): boolean {
	const {header, fault, cutLastLine, lines} = readRecord(bytes);
	if (fault !== undefined) {
		print(`${file}:${fault.line}: ${faultSentence(wordsFor(language), fault)}`);
		return false;
	}

	if (cutLastLine) {
		warn(words.lastLineCut(file));
	}

	// An empty file, or one that ends within its header, has no wrong line, but nobody should take it for a match.
	if (header === undefined) {
		print(`${file}:${lines + 1}: ${words.endsInHeader}`);
		return false;
	}

	return true;
}
