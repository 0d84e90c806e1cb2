/** How the matches of tables begin, and what follows when they are over. */
import {commitment} from '../chance.js';
import {type Player, newMatch} from '../match/match.js';
import {headerLines} from '../record/header.js';
import {botNames} from '../table/names.js';
import {closeLive} from './founding.js';
import {saveTable} from './kept-table.js';
import {hearMatch, tellCompany} from './leaving.js';
import {openLive, sayWhoIsAway, tellNotKept} from './live.js';
import type {VillageRefusal} from './protocol.js';
import {enlist} from './records.js';
import {
	type VillageState, type VillageTable, type Visit, hostSeat, visitsAt,
} from './state.js';

/** Begins the match; after one that is over, first gathers for the next: its commitment has to be seen before anybody adds words. */
export function start(village: VillageState, {table, seat}: Visit): VillageRefusal | undefined {
	if (table === undefined) {
		return 'not-at-a-table';
	}

	if (seat === undefined) {
		return 'watching';
	}

	if (table.stage === 'playing') {
		return 'has-begun';
	}

	if (seat !== hostSeat(table)) {
		return 'not-yours-to-start';
	}

	if (table.stage === 'over') {
		gather(village, table);
	} else {
		begin(village, table);
	}

	village.changed(table);
	return undefined;
}

function gather(village: VillageState, table: VillageTable): void {
	closeLive(village, table);
	Object.assign(table, {
		stage: 'waiting', began: undefined, record: undefined, players: [], scores: [], secret: village.chance.secret(),
	});
	for (const chair of table.chairs) {
		if (chair !== undefined) {
			chair.words = undefined;
		}
	}

	saveTable(village, table);
}

function begin(village: VillageState, table: VillageTable): void {
	const {keeping, now, log} = village.setting;
	const {terms, chairs, secret} = table;
	const players = playersOf(table);
	const words = chairs.map(chair => chair?.words);
	const header = headerLines({
		terms, players, words, commit: commitment(secret), date: `${now().toISOString().slice(0, 19)}Z`,
	});
	const begun = keeping.beginRecord(header, secret, now());
	table.stage = 'playing';
	table.began = now().getTime();
	table.players = players;
	table.record = 'kind' in begun ? undefined : begun.name;
	table.isFaultTold = false;
	saveTable(village, table);
	openLive(village, table, {
		match: newMatch(terms, players), words, record: 'kind' in begun ? undefined : begun.record, isRevealed: false,
	});
	log({
		event: 'match-began', table: table.number, variant: terms.variant.id, people: players.filter(({kind}) => kind === 'human').length,
	});
	for (const visit of visitsAt(table)) {
		tellCompany(village, table, visit);
		hearMatch(table, visit);
	}

	if ('kind' in begun) {
		tellNotKept(village, table, begun.kind);
	}

	table.live!.table.proceed();
	sayWhoIsAway(table);
}

function playersOf({chairs, wish}: VillageTable): Player[] {
	const people = chairs.flatMap(chair => chair?.person.name ?? []);
	const names = botNames(chairs.length - people.length, people);
	return chairs.map(chair => chair === undefined
		? {name: names.shift()!, kind: 'bot', level: wish.level}
		: {name: chair.person.name, kind: 'human'});
}

/** A match has just been decided: its secret is revealed, and it is entered in the lists. */
export function finish(village: VillageState, table: VillageTable): void {
	const {record, isRevealed} = table.live!;
	const fault = (isRevealed ? undefined : record?.reveal(table.secret)) ?? record?.close();
	if (fault !== undefined) {
		tellNotKept(village, table, fault.kind);
	}

	table.stage = 'over';
	table.clock = undefined;
	table.playedFor = undefined;
	table.dealEnd = undefined;
	enlist(village, table);
	for (const [seat, chair] of table.chairs.entries()) {
		if (chair?.visit !== undefined) {
			chair.presence = 'here';
		} else if (chair?.presence !== 'away') {
			table.chairs[seat] = undefined;
		}
	}

	saveTable(village, table);
	village.setting.log({event: 'match-over', table: table.number});
}
