/** A record of a few lines, and what is wrong with others like it. */
import {Buffer} from 'node:buffer';
import {readRecord} from '../../source/record/replay.js';
import {faultSentence} from '../../source/words/faults.js';
import {wordsFor} from '../../source/words/words-for.js';

export const header = [
	'dominogranie 1',
	'variant five-up',
	'option target 61',
	'option games 1',
	'option blocked-bonus worst',
	'seat 1 human "Ania"',
	'seat 2 bot club "Klara"',
];
export const deal = [
	'game 1',
	'deal 1 lead 1 lot',
	'hand 1 1-0 3-3 6-6 5-0 4-2',
	'hand 2 0-0 6-4 3-2 6-3 5-1',
	'boneyard 4-0 4-1 5-4 6-2 2-0 5-5 3-1 6-5 3-0 5-2 5-3 1-1 2-2 6-0 4-4 2-1 6-1 4-3',
];

/** The fault of a record, as `check` says it; undefined when all of it is right. */
export function faultIn(...lines: string[]): string | undefined {
	const {fault} = readRecord(Buffer.from(lines.map(line => `${line}\n`).join('')));
	return fault && `${fault.line}: ${faultSentence(wordsFor('en'), fault)}`;
}

/** The fault when one line of the header is replaced by others. */
export const withLine = (old: string, ...lines: string[]) => faultIn(...header.flatMap(line => line === old ? lines : [line]), ...deal);
/** The fault when the header has more lines. */
export const withHeader = (...lines: string[]) => faultIn(...header, ...lines, ...deal);
/** The fault when these are the first lines of the play. */
export const inDeal = (...lines: string[]) => faultIn(...header, ...deal, ...lines);
