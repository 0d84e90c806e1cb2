/** Being there: coming to one's seat, leaving it, losing the connection, returning. */
import type {Seat} from '../rules/variant.js';
import {comeBackWord} from './chance.js';
import {endTable} from './founding.js';
import {saveTable} from './kept-table.js';
import {
	detach, hearMatch, leave, tellCompany,
} from './leaving.js';
import {savePerson} from './people.js';
import type {VillageRefusal} from './protocol.js';
import {giveBack, replace} from './stand-in.js';
import {
	type VillageState, type VillageTable, type Visit, tellOf, tellOthers,
} from './state.js';
import {wake} from './waking.js';

/** Somebody and a seat. */
export type Taking = {
	readonly table: VillageTable;
	readonly seat: Seat;
	readonly visit: Visit;
};

/** Takes a seat that is free. */
export function takeSeat(village: VillageState, {table, seat, visit}: Taking): void {
	const {person} = visit;
	table.chairs[seat] = {
		person,
		since: 1 + Math.max(0, ...table.chairs.map(chair => chair?.since ?? 0)),
		comeBack: person.isKnown ? undefined : comeBackWord(village.chance),
		visit,
		presence: 'here',
		awayFor: 0,
		words: undefined,
		missed: 0,
		isReady: false,
	};
	visit.table = table;
	visit.seat = seat;
	savePerson(village, person);
	saveTable(village, table);
	arrive(village, table, visit);
	tellOthers(table, visit, {type: 'came', name: person.name});
}

/** Somebody takes his own seat again. False when its match cannot go on. */
export function returnTo(village: VillageState, {table, seat, visit}: Taking): boolean {
	const waking = table.stage === 'playing' && table.live === undefined ? wake(village, table) : 'awake';
	if (waking === 'lost') {
		endTable(village, table);
	}

	if (waking !== 'awake') {
		return false;
	}

	const chair = table.chairs[seat]!;
	chair.visit = visit;
	visit.table = table;
	visit.seat = seat;
	const wasPlayedFor = chair.presence !== 'here' && giveBack(village, table, seat);
	arrive(village, table, visit);
	if (wasPlayedFor) {
		tellOf(table, seat, 'was-played-for');
	}

	return true;
}

/** Shows a table to somebody who has come to it. */
export function arrive(village: VillageState, table: VillageTable, visit: Visit): void {
	tellCompany(village, table, visit);
	hearMatch(table, visit);
	village.changed(table);
}

/** Gets up, or stops watching. */
export function rise(village: VillageState, visit: Visit): VillageRefusal | undefined {
	const {table, seat, person} = visit;
	if (table === undefined) {
		return 'not-at-a-table';
	}

	leave(village, visit);
	village.changed(table);
	if (seat === undefined) {
		return undefined;
	}

	tellOthers(table, visit, {type: 'went', name: person.name});
	if (table.stage === 'playing') {
		table.chairs[seat]!.presence = 'risen';
		replace(table, seat);
	} else {
		table.chairs[seat] = undefined;
	}

	saveTable(village, table);
	return undefined;
}

/** The end of a visit because there is another of the same person, who goes on in its place. */
export function sendAway(village: VillageState, visit: Visit): void {
	visit.isOn = false;
	village.visits.delete(visit);
	detach(visit);
	visit.tell({type: 'farewell', why: 'elsewhere'});
}

/** The end of a visit: a seat is kept for a while. */
export function drop(village: VillageState, visit: Visit): void {
	const {table, seat} = visit;
	visit.isOn = false;
	village.visits.delete(visit);
	detach(visit);
	if (table === undefined) {
		return;
	}

	village.changed(table);
	if (seat !== undefined && table.chairs[seat]!.presence === 'here') {
		goAway(village, table, seat);
	}
}

/** Somebody is not there, and his seat is kept for a while. */
export function goAway(village: VillageState, table: VillageTable, seat: Seat): void {
	const chair = table.chairs[seat]!;
	chair.presence = 'away';
	chair.awayFor = village.limits.grace;
	table.live?.table.submit({type: 'left', seat});
	tellOthers(table, chair.visit, {type: 'lost', name: chair.person.name});
	village.changed(table);
}
