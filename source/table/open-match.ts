/** Opens a table for a match, a new one or one that was left, together with its record. */
import {botByLevel} from '../bots/index.js';
import {programLevel} from '../bots/program.js';
import {newSecret, seededSecret} from '../chance.js';
import {type Player, newMatch, phaseOf} from '../match/match.js';
import {headerLines} from '../record/header.js';
import type {Reading} from '../record/replay.js';
import type {ResumeFault} from '../record/resume.js';
import {
	type OpenRecord, type StoreFault, createRecord, resumeRecord,
} from '../record/store.js';
import {newRecord} from '../store/records.js';
import {keepResult} from '../store/statistics.js';
import {
	type Programs, seatSubstitutes, seatsWithoutProgram, startPrograms, unnamed, withSubstitutes,
} from './external-bot-seats.js';
import {type TableSetting, openTable} from './live-table.js';
import type {Table} from './table.js';
import {openThinker} from './thinker.js';
import type {MatchWish} from './wish.js';

/** What a table needs besides its match. */
export type Opening = Pick<TableSetting, 'pauseMilliseconds' | 'later' | 'notKept' | 'programFailed'> & {
	/** The directory of the records; beside it are the statistics, which get the result of a match that one person played. */
	readonly records: string;
	readonly now: () => Date;
};

/**
Opens a table for a new match; `proceed` makes its first deal. Its record is closed with the table.

A record that cannot be begun is a case for `notKept`, which may be called before the table is there; the match
can be played all the same; so is a seat whose program nobody named, by its substitute, for `programFailed`. A seed
leaves the date out, so that the same wish gives the same record.
*/
export function openMatch({terms, players: wished, programs, seed, recordFile}: MatchWish, opening: Opening): Table {
	const lacking = seatsWithoutProgram(wished, programs);
	const players = withSubstitutes(wished, lacking);
	for (const seat of lacking) {
		opening.programFailed?.(unnamed(players[seat]));
	}

	const secret = seed === undefined ? newSecret() : seededSecret(seed);
	const now = opening.now();
	const header = headerLines({
		terms, players, secret, date: seed === undefined ? `${now.toISOString().slice(0, 19)}Z` : undefined,
	});
	const record = recordFile === undefined ? newRecord(opening.records, header, now) : createRecord(recordFile, header);
	return recordedTable({match: newMatch(terms, players), secret, programs}, record, opening);
}

/** A match that goes on. */
export type ResumedMatch = {
	readonly table: Table;
	/** For each seat its player. */
	readonly players: readonly Player[];
	/** Whether a last line that was cut off in the writing has been dropped from the record. */
	readonly cutLastLine: boolean;
};

/** Why a match cannot go on. */
export type ResumeTrouble =
	| StoreFault
	| {readonly kind: ResumeFault; readonly reading: Reading}
	/** A bot plays at a level that is not on the shelf. */
	| {readonly kind: 'unknown-level'; readonly level: string};

/** Opens a table for an unfinished match at the exact point where it was left. What programs played is played on by those that are named now, or by a substitute. */
export function resumeMatch(file: string, opening: Opening, programs?: Programs): ResumedMatch | ResumeTrouble {
	const resumed = resumeRecord(file);
	if ('kind' in resumed) {
		return resumed;
	}

	const {secret, header, record, reading} = resumed;
	const unknown = unknownLevel(resumed.match.players);
	if (unknown !== undefined) {
		record.close();
		return {kind: 'unknown-level', level: unknown};
	}

	const match = seatSubstitutes(resumed.match, seatsWithoutProgram(resumed.match.players, programs), {record, programFailed: opening.programFailed});
	return {
		table: recordedTable({
			match, secret, words: header.words, programs,
		}, record, opening),
		players: match.players,
		cutLastLine: reading.cutLastLine,
	};
}

/** A level among the players' at which neither a bot nor a program plays. */
export function unknownLevel(players: readonly Player[]): string | undefined {
	return players.find(({kind, level}) => kind === 'bot' && level !== programLevel && botByLevel(level ?? '') === undefined)?.level;
}

function recordedTable(
	{programs: named, ...match}: Pick<TableSetting, 'match' | 'secret' | 'words'> & {readonly programs?: Programs},
	record: OpenRecord | StoreFault,
	{pauseMilliseconds, later, notKept, programFailed, records}: Opening,
): Table {
	if ('kind' in record) {
		notKept?.(record);
	}

	const thinker = openThinker();
	const programs = startPrograms(match.match.players, named, later);
	const endPrograms = () => {
		for (const program of programs) {
			program?.close();
		}
	};

	const table = openTable({
		...match,
		bots: botByLevel,
		ponder: thinker.ponder,
		advise: thinker.advise,
		programs,
		programFailed,
		pauseMilliseconds,
		later,
		keep: lines => 'kind' in record ? undefined : record.append(lines),
		notKept,
	});
	const countMatch = () => {
		if (!('kind' in record)) {
			// A result that cannot be written now is taken from the record when the statistics are read.
			keepResult(record.file, records);
		}
	};

	if (phaseOf(match.match) === 'match-over') {
		countMatch();
	} else {
		table.subscribe(undefined, events => {
			if (events.some(({type}) => type === 'match-over')) {
				countMatch();
				endPrograms();
			}
		});
	}

	return {
		...table,
		close() {
			table.close();
			thinker.close();
			endPrograms();
			const fault = 'kind' in record ? undefined : record.close();
			if (fault !== undefined) {
				notKept?.(fault);
			}
		},
	};
}
