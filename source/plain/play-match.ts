/** A match from its first line to its last. */
import {commandToGoOn} from '../store/command-to-go-on.js';
import {type Opening, openMatch, resumeMatch} from '../table/open-match.js';
import type {Beginning, PlayWish} from '../table/wish.js';
import {failureSentence} from '../words/programs.js';
import type {Asked} from './ask.js';
import {openingLines, readerOf} from './match-in-brief.js';
import type {PlainStreams} from './show.js';
import {type Seating, sitDown} from './sitting.js';

type Begun = Exclude<Beginning, {readonly kind: 'menu'}>;

/** Plays a match, a new one or one that was left; answers the exit code when it is over or has been left. */
export async function playMatch({words, tell, lines}: Asked, beginning: Begun, {wish, streams}: {readonly wish: PlayWish; readonly streams: PlainStreams}): Promise<number> {
	const {plain: {begin, leaving}, menus: {notices}} = words;
	const {input, output, later} = streams;
	const pauseMilliseconds = wish.pauseMilliseconds ?? (input.isTTY ? wish.settings.speed : undefined) ?? 0;
	let isKept = true;
	const seating = seatAt(beginning, {
		pauseMilliseconds,
		later,
		records: wish.paths.records,
		now: () => new Date(),
		notKept() {
			isKept = false;
			tell([notices.notRecording]);
		},
		programFailed(failure) {
			tell([failureSentence(words, failure)]);
		},
	});
	if (seating === undefined) {
		tell([notices.cannotGoOn(beginning.kind === 'resume' ? beginning.file : '')]);
		return 1;
	}

	const {table, players, isCut} = seating;
	const terms = beginning.kind === 'new' ? beginning.match.terms : table.view(undefined)?.terms;
	tell([
		...(beginning.kind === 'resume' ? [begin.goesOn] : []),
		...(isCut ? [notices.lastLineDropped] : []),
		...(terms === undefined ? [] : openingLines(words, players, readerOf(terms, players))),
		begin.help,
	]);
	const sitting = sitDown(seating, {
		words, tell, rows: output.rows, isKept: () => isKept, ended: lines.stop,
	});
	try {
		sitting.begin();
		if (pauseMilliseconds === 0) {
			table.hurry();
		}

		// What comes through a pipe may have been written long ago: it waits for the bots, and is not refused off turn.
		const waits = !input.isTTY && pauseMilliseconds === 0;
		await (waits && sitting.rested());
		for await (const line of lines) {
			sitting.hear(line);
			await (waits && sitting.rested());
		}
	} finally {
		sitting.leave();
		table.close();
	}

	if (table.view(undefined)?.phase !== 'match-over') {
		tell([isKept ? leaving.kept(commandToGoOn(recordOf(beginning), wish.paths.records, 'accessible')) : leaving.lost]);
	}

	return 0;
}

/** A table for the match; undefined when one that was left cannot go on. */
function seatAt(beginning: Begun, opening: Opening): Seating & {readonly isCut: boolean} | undefined {
	if (beginning.kind === 'new') {
		return {table: openMatch(beginning.match, opening), players: beginning.match.players, isCut: false};
	}

	const resumed = resumeMatch(beginning.file, opening, beginning.programs);
	return 'table' in resumed ? {...resumed, isCut: resumed.cutLastLine} : undefined;
}

/** The file of the record, if it was named. */
function recordOf(beginning: Begun): string | undefined {
	return beginning.kind === 'new' ? beginning.match.recordFile : beginning.file;
}
