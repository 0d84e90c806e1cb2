/** How tables come into being, and how they end. */
import {leave} from './leaving.js';
import type {TableWish, VillageRefusal} from './protocol.js';
import {type VillageState, type VillageTable, visitsAt} from './state.js';
import {granted} from './wish.js';

/** A new table without anybody at it, or why there is none. */
export function foundTable(village: VillageState, wanted: TableWish): VillageTable | VillageRefusal {
	const {setting, limits, tables, chance} = village;
	if (!village.isOpen) {
		return 'closing';
	}

	const grant = granted(wanted, level => setting.bots(level) !== undefined);
	if (grant === undefined) {
		return 'no-such-wish';
	}

	const awake = [...tables.values()].filter(({stage, live}) => stage === 'waiting' || live !== undefined);
	if (awake.length >= limits.tables) {
		const abandoned = awake.find(table => isAbandoned(table));
		if (abandoned === undefined) {
			return 'too-many-tables';
		}

		endTable(village, abandoned);
	}

	const table: VillageTable = {
		...blankTable(),
		...grant,
		number: setting.keeping.takeNumber(),
		founded: setting.now().getTime(),
		secret: chance.secret(),
		chairs: Array.from({length: grant.terms.seats}, () => undefined),
	};
	tables.set(table.number, table);
	setting.log({event: 'table-founded', table: table.number, variant: grant.wish.variant});
	return table;
}

/** Whether all have got up from it, and nobody watches either. */
function isAbandoned(table: VillageTable): boolean {
	return isGivenUp(table) && visitsAt(table).length === 0;
}

/** Whether nobody has a seat that is kept for him. */
export function isGivenUp({chairs}: VillageTable): boolean {
	return chairs.every(chair => chair === undefined || chair.presence === 'risen');
}

/** What is the same of all new tables. */
export type BlankTable = Omit<VillageTable, 'number' | 'wish' | 'terms' | 'founded' | 'secret' | 'chairs'>;

/** What is the same of all tables that have just come into being. */
export function blankTable(): BlankTable {
	return {
		began: undefined,
		stage: 'waiting',
		record: undefined,
		live: undefined,
		players: [],
		scores: [],
		watchers: new Set(),
		clock: undefined,
		playedFor: undefined,
		dealEnd: undefined,
		emptyFor: 0,
		isFaultTold: false,
	};
}

/** The end of a table; whoever still watches goes to the lobby. A record that is not finished stays. */
export function endTable(village: VillageState, table: VillageTable): void {
	const {setting, tables} = village;
	closeLive(village, table);
	for (const visit of visitsAt(table)) {
		leave(village, visit);
	}

	tables.delete(table.number);
	setting.keeping.removeTable(table.number);
	setting.log({event: 'table-ended', table: table.number});
}

/** Closes match and record, which are kept as they stand. */
export function closeLive({setting}: VillageState, table: VillageTable): void {
	const {live} = table;
	table.live = undefined;
	table.clock = undefined;
	table.dealEnd = undefined;
	table.playedFor = undefined;
	live?.table.close();
	const fault = table.stage === 'over' ? undefined : live?.record?.close();
	if (fault !== undefined) {
		setting.log({event: 'record-not-kept', table: table.number, fault: fault.kind});
	}
}
