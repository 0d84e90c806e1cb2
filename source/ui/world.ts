/** The program's world on this machine: tables with records, and the matches that were left. */
import {lastUnfinished} from '../store/records.js';
import {type Opening, openMatch, resumeMatch} from '../table/open-match.js';
import type {PlayWish} from '../table/wish.js';
import {later} from '../terminal/later.js';
import {matchOf} from './draft.js';
import type {TableWish, World} from './program.js';

export function createWorld({paths}: PlayWish, ends: Pick<World, 'save' | 'end'>): World {
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
			const variant = last?.reading.match?.terms.variant;
			return last && variant && {file: last.file, variant};
		},
		matchOf,
		later,
	};
}
