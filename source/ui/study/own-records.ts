/** The records of a person, for the list and for the replay. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Match, gamesWon, scores} from '../../match/match.js';
import {replay, readRecord} from '../../record/replay.js';
import {visible} from '../../record/visible.js';
import {seatsOf} from '../../rules/variant.js';
import {recordsIn} from '../../store/records.js';
import {type Showing, showingOf} from '../replay/showing.js';
import type {RecordEntry} from './lists.js';

/** Each of them is read as a whole: more would take too long. */
const mostRecords = 60;

/** The last records in the directory that can be read, the latest first. */
export function ownRecords(directory: string): RecordEntry[] {
	return recordsIn(directory).slice(0, mostRecords).flatMap(file => {
		const bytes = bytesOf(file);
		const reading = bytes && readRecord(bytes);
		const {header, match, isFinished} = reading ?? {};
		return header === undefined || match?.table === undefined
			? []
			: [{
				file, date: dateOf(file, header.date), variant: match.terms.variant, sides: sidesOf(match), isFinished: isFinished === true,
			}];
	});
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

function sidesOf(match: Match): RecordEntry['sides'] {
	const {terms, players} = match;
	const total = terms.games > 1 ? gamesWon(match) : scores(match);
	return terms.seatSets.map((_, team) => ({names: seatsOf(terms, team).map(seat => visible(players[seat].name)), score: total[team]}));
}

function bytesOf(file: string): Uint8Array | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}
