/** The records of a person, for the list and for the replay. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
	type Match, dealNumber, gameNumber, gamesWon, scores,
} from '../../match/match.js';
import {isLocked} from '../../record/lock.js';
import {type Reading, readRecord, replay} from '../../record/replay.js';
import {visible} from '../../record/visible.js';
import {seatsOf} from '../../rules/variant.js';
import {recordsIn, unfinishedMatches} from '../../store/records.js';
import {type Showing, showingOf} from '../replay/showing.js';
import type {RecordEntry} from './lists.js';

/** Each of them is read as a whole: more would take too long. */
const mostRecords = 60;

/** The last records in the directory that can be read and have a deal, the latest first. */
export function ownRecords(directory: string): RecordEntry[] {
	return recordsIn(directory).slice(0, mostRecords).flatMap(file => {
		const bytes = bytesOf(file);
		return bytes === undefined ? [] : entryOf(file, readRecord(bytes), isLocked(file)) ?? [];
	}).filter(({deal}) => deal > 0);
}

/** Every match in the directory that is not finished, the one that was played last first. */
export function unfinishedRecords(directory: string): RecordEntry[] {
	return [...unfinishedMatches(directory)].flatMap(({file, reading, isBeingPlayed}) => entryOf(file, reading, isBeingPlayed) ?? []);
}

/** Undefined where there is no match yet. */
function entryOf(file: string, {header, match, isFinished}: Reading, isBeingPlayed: boolean): RecordEntry | undefined {
	return header === undefined || match === undefined
		? undefined
		: {
			file,
			date: dateOf(file, header.date),
			variant: match.terms.variant,
			sides: sidesOf(match, isFinished),
			game: match.terms.games > 1 ? gameNumber(match) : undefined,
			deal: dealNumber(match),
			isFinished,
			isBeingPlayed,
		};
}

/** The record of a file; undefined when it cannot be read, or has no deal. */
export function showRecord(file: string): Showing | undefined {
	const bytes = bytesOf(file);
	return bytes && showingOf(replay(bytes));
}

/** Where the record does not tell when the match began, its file may, or its name must do. */
function dateOf(file: string, date: string | undefined): string {
	const name = path.basename(file, path.extname(file));
	return date?.slice(0, 16).replace('T', ' ') ?? visible(name).replace(/^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-.*$/, '$1 $2:$3');
}

/** A match of several games stands at the games won, once it is over. */
function sidesOf(match: Match, isFinished: boolean): RecordEntry['sides'] {
	const {terms, players} = match;
	const total = terms.games > 1 && isFinished ? gamesWon(match) : scores(match);
	return terms.seatSets.map((_, team) => ({names: seatsOf(terms, team).map(seat => visible(players[seat].name)), score: total[team]}));
}

function bytesOf(file: string): Uint8Array | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}
