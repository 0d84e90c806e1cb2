/** The village as it was left: its tables stand where they stood, and everybody is away, with time to come back. */
import {endTable} from './founding.js';
import {isForgotten, keptTable, saveTable} from './kept-table.js';
import type {KeptChair, KeptTable} from './keeping.js';
import type {Person, VillageState} from './state.js';
import {wake} from './waking.js';

/** Sets up all tables that were kept, and takes up their matches. */
export function reopenTables(village: VillageState): void {
	const people = new Map<string, Person>();
	for (const kept of village.setting.keeping.tables()) {
		village.guard({event: 'fault-at-table', table: kept.number}, () => {
			reopen(village, kept, chair => {
				const person = people.get(chair.person) ?? personAt(village, chair);
				people.set(chair.person, person);
				return person;
			});
		});
	}
}

function personAt({setting: {keeping}}: VillageState, {person: id, isKnown, name}: KeptChair): Person {
	const kept = isKnown ? keeping.person(id) : undefined;
	return {
		id, isKnown, name, ownName: kept?.name ?? name, settled: kept?.settled ?? {}, kept: undefined,
	};
}

function reopen(village: VillageState, kept: KeptTable, personOfChair: (chair: KeptChair) => Person): void {
	const {tables, setting} = village;
	const table = keptTable(village, kept, personOfChair);
	if (table === undefined) {
		setting.log({event: 'table-not-understood', table: kept.number});
		setting.keeping.removeTable(kept.number);
		return;
	}

	tables.set(table.number, table);
	village.changed(table);
	if (table.stage === 'waiting') {
		return;
	}

	if (isForgotten(village, table)) {
		endTable(village, table);
		return;
	}

	if (wake(village, table) === 'lost') {
		// What was agreed on is still good, but no words that were added for another commitment.
		for (const chair of table.chairs) {
			if (chair !== undefined) {
				chair.words = undefined;
			}
		}

		table.stage = 'waiting';
		table.began = undefined;
		table.record = undefined;
		table.secret = village.chance.secret();
		saveTable(village, table);
	}
}
