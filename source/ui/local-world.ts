/** The program's world on this machine: tables with records, and the matches that were left. */
import {randomInt} from 'node:crypto';
import {unfinishedMatches} from '../store/records.js';
import {readStatistics} from '../store/statistics.js';
import {type Opening, openMatch, resumeMatch} from '../table/open-match.js';
import type {PlayWish} from '../table/wish.js';
import {later} from '../terminal/later.js';
import {matchOf} from './menu/draft.js';
import type {LeftMatches, Unfinished} from './menu/menu.js';
import {ownRecords, showRecord, unfinishedRecords} from './study/own-records.js';
import {openJudge} from './replay/judge.js';
import type {StudyWorld} from './study/study.js';
import type {TableWish, World} from './world.js';

/** As many numbers as `randomInt` can tell apart. */
const numbers = 2 ** 47;

/** Records of one's own, and chance from the machine. */
export function localStudies({records}: PlayWish['paths']): StudyWorld {
	return {
		records: purpose => purpose === 'go-on' ? unfinishedRecords(records) : ownRecords(records),
		show: showRecord,
		chance: () => randomInt(numbers) / numbers,
		judge: openJudge(),
	};
}

/** The last match that can go on; of the others, whether there are any, is soon known, and the list tells which. */
function leftMatches(records: string): LeftMatches {
	let last: Unfinished | undefined;
	let hasOthers = false;
	for (const {file, reading: {match}, isBeingPlayed} of unfinishedMatches(records)) {
		if (last === undefined && !isBeingPlayed) {
			last = {file, variant: match!.terms.variant, match: match!};
		} else {
			hasOthers = true;
		}

		if (last !== undefined && hasOthers) {
			break;
		}
	}

	return {last, hasOthers};
}

export function createLocalWorld({paths, beginning}: PlayWish, ends: Pick<World, 'save' | 'end'>): World {
	const opening = (table: TableWish): Opening => ({
		...table, later, records: paths.records, now: () => new Date(),
	});
	return {
		...ends,
		open: (match, table) => ({table: openMatch(match, opening(table)), players: match.players}),
		resume(file, table) {
			const resumed = resumeMatch(file, opening(table), beginning.kind === 'resume' && beginning.file === file ? beginning.programs : undefined);
			return 'table' in resumed ? resumed : (resumed.kind === 'locked' ? 'being-played' : 'cannot-go-on');
		},
		unfinished: () => leftMatches(paths.records),
		statistics: () => readStatistics(paths.records),
		matchOf,
		study: localStudies(paths),
		later,
	};
}
