/** Matches taken up again after a pause of any length. */
import {commitment} from '../chance.js';
import type {ResumedRecord} from '../record/store.js';
import {openLive, sayWhoIsAway} from './live.js';
import type {VillageState, VillageTable} from './state.js';

/** `lost`: the match cannot go on; `hindered`: not now, since something outside hinders us, but perhaps later. */
export type Waking = 'awake' | 'hindered' | 'lost';

/** Takes up the match of a table from its record, where it was left. */
export function wake(village: VillageState, table: VillageTable): Waking {
	const {keeping, log} = village.setting;
	const resumed = table.record === undefined ? undefined : keeping.resumeRecord(table.record);
	if (resumed === undefined || 'kind' in resumed) {
		const isHindered = resumed?.kind === 'locked' || (resumed?.kind === 'failed' && resumed.code !== 'ENOENT');
		log({event: isHindered ? 'match-hindered' : 'match-lost', table: table.number, fault: resumed?.kind ?? 'no-record'});
		return isHindered ? 'hindered' : 'lost';
	}

	const {match, header, record, reading, isRevealDue} = resumed;
	if (!isMatchOf(village, table, resumed)) {
		record.close();
		log({event: 'match-lost', table: table.number, fault: 'another-match'});
		return 'lost';
	}

	openLive(village, table, {
		match, words: header.words, record, isRevealed: reading.isRevealed || isRevealDue,
	});
	table.players = match.players;
	if (table.stage === 'over') {
		record.close();
	} else {
		goOn(table, resumed);
	}

	return 'awake';
}

function isMatchOf({setting: {bots}}: VillageState, {terms, secret}: VillageTable, {match, header}: ResumedRecord): boolean {
	return match.terms.variant === terms.variant
		&& match.terms.seats === terms.seats
		&& header.commit === commitment(secret)
		&& match.players.every(({kind, level}) => kind === 'human' || bots(level ?? '') !== undefined);
}

function goOn(table: VillageTable, {match: {players, table: deal}}: ResumedRecord): void {
	for (const [seat, chair] of table.chairs.entries()) {
		if (chair?.presence === 'away' && players[seat].kind === 'bot') {
			chair.presence = 'replaced';
		}
	}

	if (deal === undefined) {
		// It had only just begun.
		table.live?.table.proceed();
	}

	sayWhoIsAway(table);
}
