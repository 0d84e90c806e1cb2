/** The matches of tables in play. */
import type {Match} from '../match/match.js';
import type {OpenRecord} from '../record/store.js';
import {openTable} from '../table/live-table.js';
import {type VillageState, type VillageTable, tellOthers} from './state.js';

type Opening = {
	readonly match: Match;
	readonly words: ReadonlyArray<string | undefined> | undefined;
	readonly record: OpenRecord | undefined;
	readonly isRevealed: boolean;
};

/** Opens the match of a table. */
export function openLive(village: VillageState, table: VillageTable, {match, words, record, isRevealed}: Opening): void {
	const {bots, pauseMilliseconds, ponder, advise} = village.setting;
	const live = openTable({
		match,
		words,
		secret: table.secret,
		bots,
		pauseMilliseconds,
		later: village.later,
		ponder,
		advise,
		keep: lines => record?.append(lines),
		notKept({kind}) {
			tellNotKept(village, table, kind);
		},
	});
	table.live = {table: live, record, isRevealed};
	table.emptyFor = 0;
	live.subscribe(undefined, () => {
		village.changed(table);
	});
}

/** Tells those at the table once that nothing of it is kept any more. */
export function tellNotKept({setting: {log}}: VillageState, table: VillageTable, fault: string): void {
	if (!table.isFaultTold) {
		table.isFaultTold = true;
		tellOthers(table, undefined, {type: 'not-kept'});
		log({event: 'record-not-kept', table: table.number, fault});
	}
}

/** The match has to know who is not there. */
export function sayWhoIsAway({live, chairs}: VillageTable): void {
	for (const [seat, chair] of chairs.entries()) {
		if (chair?.presence === 'away') {
			live?.table.submit({type: 'left', seat});
		}
	}
}
