/** The matches of tables in play: opened, and taken up again after a pause of any length. */
import {commitment} from '../chance.js';
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

/** Takes up the match of a table from its record, where it was left. False when that cannot be done. */
export function wake(village: VillageState, table: VillageTable): boolean {
	const {keeping, bots, log} = village.setting;
	const resumed = table.record === undefined ? undefined : keeping.resumeRecord(table.record);
	if (resumed === undefined || 'kind' in resumed) {
		log({event: 'match-lost', table: table.number, fault: resumed?.kind ?? 'no-record'});
		return false;
	}

	const {match, header, record, reading, isRevealDue} = resumed;
	const fits = match.terms.variant === table.terms.variant
		&& match.terms.seats === table.terms.seats
		&& header.commit === commitment(table.secret)
		&& match.players.every(({kind, level}) => kind === 'human' || bots(level ?? '') !== undefined);
	if (!fits) {
		record.close();
		log({event: 'match-lost', table: table.number, fault: 'another-match'});
		return false;
	}

	openLive(village, table, {
		match, words: header.words, record, isRevealed: reading.isRevealed || isRevealDue,
	});
	table.players = match.players;
	for (const [seat, chair] of table.chairs.entries()) {
		if (chair?.presence === 'away' && match.players[seat].kind === 'bot') {
			chair.presence = 'replaced';
		}
	}

	if (table.stage === 'over') {
		record.close();
		return true;
	}

	if (match.table === undefined) {
		// It had only just begun.
		table.live!.table.proceed();
	}

	sayWhoIsAway(table);

	return true;
}

/** The match has to know who is not there. */
export function sayWhoIsAway({live, chairs}: VillageTable): void {
	for (const [seat, chair] of chairs.entries()) {
		if (chair?.presence === 'away') {
			live?.table.submit({type: 'left', seat});
		}
	}
}
