/** `play --resume`: which match goes on. */
import {isLocked} from '../record/lock.js';
import {readRecord} from '../record/replay.js';
import {readBytes} from '../record/store.js';
import type {Paths} from '../store/paths.js';
import {lastUnfinished} from '../store/records.js';
import {unknownLevel} from '../table/open-match.js';
import type {Beginning} from '../table/wish.js';
import {faultSentence} from '../words/faults.js';
import type {Language} from '../words/language.js';
import {wordsFor} from '../words/words-for.js';
import {failed, fileFailure, wrongUsage} from './complaint.js';
import {matchOptions} from './options/catalogue.js';
import type {Options} from './options/values.js';

/** A match that goes on is as it was agreed on, and its record is the one it has. Throws a complaint when there is none to go on with. */
export function resumption(options: Options, {records}: Paths, language: Language): Beginning {
	const settled = [...matchOptions, 'humans', 'seed', 'name', 'record'].find(option => options.has(option));
	if (settled !== undefined) {
		throw wrongUsage(words => words.resumedAsItWas(`--${settled}`));
	}

	const given = options.get('resume')!;
	const file = given === '' ? lastUnfinished(records)?.file : given;
	if (file === undefined) {
		throw failed(words => words.nothingToResume);
	}

	refuseToResume(file, language);
	return {kind: 'resume', file};
}

/** Better said now than when the screen is open. */
function refuseToResume(file: string, language: Language): void {
	const bytes = readBytes(file);
	if ('kind' in bytes) {
		throw fileFailure('cannotRead', file, bytes.kind === 'failed' ? bytes.code : bytes.kind);
	}

	if (isLocked(file)) {
		throw failed(words => words.beingPlayed(file));
	}

	const {fault, match, isFinished} = readRecord(bytes);
	if (fault !== undefined) {
		throw failed(words => words.wrongRecord(file, fault.line, faultSentence(wordsFor(language), fault)));
	}

	if (match === undefined || isFinished) {
		throw failed(words => isFinished ? words.finished(file) : words.emptyRecord(file));
	}

	const level = unknownLevel(match.players);
	if (level !== undefined) {
		throw failed(words => words.unknownLevel(file, level));
	}
}
