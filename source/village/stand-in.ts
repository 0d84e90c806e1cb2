/** Bots that sit in for people, and how people get their seats back. */
import type {Seat} from '../rules/variant.js';
import {saveTable} from './kept-table.js';
import {type VillageState, type VillageTable, tellOthers} from './state.js';

/** The level of the bot that sits in for people. */
export const standInLevel = 'club';

/** A bot plays the seat from here. */
export function replace({live}: VillageTable, seat: Seat): void {
	if (live?.table.view(undefined)?.players[seat].kind === 'human') {
		live.table.submit({
			type: 'seat', seat, kind: 'bot', level: standInLevel,
		});
	}
}

/** Somebody who was away, or for whom a bot sat in, plays his seat again; whether a bot has played meanwhile. */
export function giveBack(village: VillageState, table: VillageTable, seat: Seat): boolean {
	const {live} = table;
	const chair = table.chairs[seat]!;
	const hadRisen = chair.presence === 'risen';
	chair.presence = 'here';
	chair.missed = 0;
	if (hadRisen) {
		saveTable(village, table);
	}

	const player = live?.table.view(undefined)?.players[seat];
	if (player?.away) {
		live!.table.submit({type: 'back', seat});
	}

	if (player?.kind === 'bot') {
		live!.table.submit({type: 'seat', seat, kind: 'human'});
	}

	tellOthers(table, chair.visit, {type: 'returned', name: chair.person.name});
	village.changed(table);
	return player?.kind === 'bot';
}
