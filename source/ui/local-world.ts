/** The program's world on this machine: tables with records, and the matches that were left. */
import {randomInt} from 'node:crypto';
import {lastUnfinished} from '../store/records.js';
import {readStatistics} from '../store/statistics.js';
import {type Opening, openMatch, resumeMatch} from '../table/open-match.js';
import type {PlayWish} from '../table/wish.js';
import {later} from '../terminal/later.js';
import {matchOf} from './menu/draft.js';
import {ownRecords, showRecord} from './study/own-records.js';
import type {StudyWorld} from './study/study.js';
import type {TableWish, World} from './world.js';

/** As many numbers as `randomInt` can tell apart. */
const numbers = 2 ** 47;

/** Records of one's own, and chance from the machine. */
export function localStudies({records}: PlayWish['paths']): StudyWorld {
	return {
		records: () => ownRecords(records),
		show: showRecord,
		chance: () => randomInt(numbers) / numbers,
	};
}

export function createLocalWorld({paths}: PlayWish, ends: Pick<World, 'save' | 'end'>): World {
	const opening = (table: TableWish): Opening => ({
		...table, later, records: paths.records, now: () => new Date(),
	});
	return {
		...ends,
		open: (match, table) => ({table: openMatch(match, opening(table)), players: match.players}),
		resume(file, table) {
			const resumed = resumeMatch(file, opening(table));
			return 'table' in resumed ? resumed : undefined;
		},
		unfinished() {
			const last = lastUnfinished(paths.records);
			const match = last?.reading.match;
			return last && match && {file: last.file, variant: match.terms.variant, match};
		},
		statistics: () => readStatistics(paths.records),
		matchOf,
		study: localStudies(paths),
		later,
	};
}
