/** What a second changes: seats that are kept no longer, turns that run out, deals that are due, tables left by all. */
import type {Seat} from '../rules/variant.js';
import {dealNext} from './following.js';
import {closeLive, endTable, isGivenUp} from './founding.js';
import {isForgotten, saveTable} from './kept-table.js';
import {tellLobby} from './lobby.js';
import {leave} from './leaving.js';
import {replace} from './stand-in.js';
import {awaySteps, clockSteps, isStep} from './steps.js';
import {
	type VillageState, type VillageTable, seatsHere, tellOthers, visitsAt,
} from './state.js';
import {runOut} from './turn-clock.js';

const hour = 3600;
/** Seconds between tellings of what changes all the time. */
const sometimes = 5;

/** To be called each second. */
export function tick(village: VillageState): void {
	for (const table of village.tables.values()) {
		village.guard({event: 'fault-at-table', table: table.number}, () => {
			tickTable(village, table);
		});
	}

	village.seconds++;
	if (village.seconds % hour === 0) {
		forget(village);
	}

	tellLobby(village, village.seconds % sometimes === 0);
}

/** Unfinished matches are not kept for ever. */
function forget(village: VillageState): void {
	for (const table of village.tables.values()) {
		if (isForgotten(village, table)) {
			endTable(village, table);
		}
	}
}

function tickTable(village: VillageState, table: VillageTable): void {
	for (const [seat, chair] of table.chairs.entries()) {
		if (chair?.presence === 'away' && isAwake(table)) {
			chair.awayFor--;
			if (isStep(chair.awayFor, awaySteps)) {
				village.changed(table);
			}

			if (chair.awayFor <= 0) {
				giveUpOn(village, table, seat);
			}
		}
	}

	const {clock} = table;
	if (clock !== undefined && table.playedFor === undefined && table.chairs[clock.seat]?.presence === 'here') {
		clock.left--;
		if (isStep(clock.left, clockSteps)) {
			village.changed(table);
		}

		if (clock.left <= 0) {
			runOut(village, table);
		}
	}

	if (table.dealEnd !== undefined && seatsHere(table).length > 0) {
		table.dealEnd--;
		if (table.dealEnd <= 0) {
			dealNext(table);
			village.changed(table);
		}
	}

	tickEmpty(village, table);
}

/** Only the unfinished match of a table that sleeps waits without a clock. */
function isAwake({stage, live}: VillageTable): boolean {
	return stage !== 'playing' || live !== undefined;
}

/** Nobody has come back in time. */
function giveUpOn(village: VillageState, table: VillageTable, seat: Seat): void {
	const chair = table.chairs[seat]!;
	if (table.stage === 'playing') {
		chair.presence = 'replaced';
		replace(table, seat);
		tellOthers(table, undefined, {type: 'stood-in', name: chair.person.name});
		return;
	}

	if (chair.visit !== undefined) {
		leave(village, chair.visit);
	}

	table.chairs[seat] = undefined;
	tellOthers(table, undefined, {type: 'went', name: chair.person.name});
	saveTable(village, table);
}

function tickEmpty(village: VillageState, table: VillageTable): void {
	if (table.live === undefined || table.chairs.some(chair => chair?.visit !== undefined)) {
		table.emptyFor = 0;
		return;
	}

	table.emptyFor++;
	if (table.emptyFor < village.limits.empty * 60) {
		return;
	}

	if (table.stage === 'over' || isGivenUp(table)) {
		endTable(village, table);
		return;
	}

	// It is kept for those who may come back, and nobody else sees it.
	closeLive(village, table);
	for (const visit of visitsAt(table)) {
		leave(village, visit);
	}

	village.setting.log({event: 'table-sleeps', table: table.number});
}
