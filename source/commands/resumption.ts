/** `play --resume`: which match goes on. */
import {isLocked} from '../record/lock.js';
import {readRecord} from '../record/replay.js';
import {readBytes} from '../record/store.js';
import type {Paths} from '../store/paths.js';
import {unfinishedMatches} from '../store/records.js';
import {unknownLevel} from '../table/open-match.js';
import {programLevel} from '../bots/program.js';
import type {Match} from '../match/match.js';
import type {Programs} from '../table/external-bot-seats.js';
import type {Beginning} from '../table/wish.js';
import {faultSentence} from '../words/faults.js';
import type {Language} from '../words/language.js';
import {wordsFor} from '../words/words-for.js';
import {failed, fileFailure, wrongUsage} from './complaint.js';
import {matchOptions} from './options/catalogue.js';
import {botsIn, programOf} from './options/bots.js';
import type {Options} from './options/values.js';

/** A match that goes on is as it was agreed on, and its record is the one it has; only the programs in it have to be named again. Throws a complaint when there is none to go on with. */
export function resumption(options: Options, {records}: Paths, language: Language): Beginning {
	const settled = [...matchOptions, 'humans', 'seed', 'name', 'record'].find(option => option !== 'bots' && options.has(option));
	if (settled !== undefined) {
		throw wrongUsage(words => words.resumedAsItWas(`--${settled}`));
	}

	const given = options.get('resume')!;
	const file = given === '' ? lastFile(records) : given;
	return {kind: 'resume', file, programs: programsFor(matchToResume(file, language), options)};
}

/** The programs of `--bots`, one for all or one for each seat that a program played. */
function programsFor({players}: Match, options: Options): Programs {
	const bots = botsIn(options) ?? [];
	const seats = [...players.keys()].filter(seat => players[seat].level === programLevel);
	if (bots.length > 0 && (seats.length === 0 || bots.some(({level}) => level !== programLevel))) {
		throw wrongUsage(words => words.resumedAsItWas('--bots'));
	}

	if (bots.length > 1 && bots.length !== seats.length) {
		throw wrongUsage(words => words.wrongBots([...new Set([1, seats.length])], bots.length));
	}

	return players.map((_, seat) => {
		const place = seats.indexOf(seat);
		const bot = place === -1 ? undefined : bots.at(bots.length === 1 ? 0 : place);
		return bot && programOf(bot, options);
	});
}

/** The record that was played last and that nobody is playing; if there are others only, one of those. */
function lastFile(records: string): string {
	const played: string[] = [];
	for (const {file, isBeingPlayed} of unfinishedMatches(records)) {
		if (!isBeingPlayed) {
			return file;
		}

		played.push(file);
	}

	const file = played.at(0);
	if (file === undefined) {
		throw failed(words => words.nothingToResume);
	}

	return file;
}

/** The match of a record that can go on; what cannot is better said now than when the screen is open. */
function matchToResume(file: string, language: Language): Match {
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

	return match;
}
