/** Founding a table, sitting down, watching, coming back. */
import type {Seat} from '../rules/variant.js';
import {isSameWord} from './chance.js';
import {foundTable} from './founding.js';
import {detach} from './leaving.js';
import {
	arrive, returnTo, sendAway, takeSeat,
} from './presence.js';
import type {TableNumber, TableWish, VillageRefusal} from './protocol.js';
import {
	type Person, type VillageState, type VillageTable, type Visit,
} from './state.js';
import {privateWord} from './wish.js';

/** Founds a table and takes its first seat. */
export function found(village: VillageState, visit: Visit, wish: TableWish): VillageRefusal | undefined {
	if (visit.table !== undefined) {
		return 'already-at-a-table';
	}

	if ([...village.tables.values()].filter(({chairs}) => chairs.some(chair => chair?.person === visit.person)).length >= village.limits.seats) {
		return 'too-many-tables';
	}

	const table = foundTable(village, wish);
	if (typeof table === 'string') {
		return table;
	}

	takeSeat(village, {table, seat: 0, visit});
	return undefined;
}

/** Which table somebody asks for, and the word he knows. */
export type Wanted = {
	readonly table: TableNumber;
	readonly seat?: Seat;
	readonly word?: string;
};

/** Sits down: on one's own seat again, or on a free one of a table that waits. */
export function sit(village: VillageState, visit: Visit, wanted: Wanted): VillageRefusal | undefined {
	const table = village.tables.get(wanted.table);
	if (visit.table !== undefined && (visit.table !== table || visit.seat !== undefined)) {
		return 'already-at-a-table';
	}

	const own = table === undefined ? -1 : table.chairs.findIndex(chair => chair?.person === visit.person);
	if (table !== undefined && own >= 0) {
		detach(visit);
		return returnTo(village, {table, seat: own, visit}) ? undefined : 'no-such-table';
	}

	// Whoever watches has said the word already.
	const refused = table !== undefined && visit.table === table ? undefined : refusedAt(visit, table, wanted);
	if (table === undefined || refused !== undefined) {
		return refused;
	}

	if (table.stage !== 'waiting') {
		return 'has-begun';
	}

	const seat = wanted.seat ?? table.chairs.indexOf(undefined);
	if (seat === -1) {
		return 'no-seat-free';
	}

	if (!(seat in table.chairs)) {
		return 'no-such-seat';
	}

	if (table.chairs[seat] !== undefined) {
		return 'seat-taken';
	}

	detach(visit);
	takeSeat(village, {table, seat, visit});
	return undefined;
}

/** Watches a table. */
export function watch(village: VillageState, visit: Visit, wanted: Wanted): VillageRefusal | undefined {
	const table = village.tables.get(wanted.table);
	if (visit.table !== undefined) {
		return 'already-at-a-table';
	}

	const refused = refusedAt(visit, table, wanted);
	if (table === undefined || refused !== undefined) {
		return refused;
	}

	table.watchers.add(visit);
	visit.table = table;
	arrive(village, table, visit);
	return undefined;
}

/** A table that sleeps is there for those only who have a seat at it. */
function refusedAt(visit: Visit, table: VillageTable | undefined, {word}: Wanted): VillageRefusal | undefined {
	if (table === undefined || (table.stage !== 'waiting' && table.live === undefined)) {
		return 'no-such-table';
	}

	if (table.wish.word === undefined) {
		return undefined;
	}

	if (word !== undefined && !visit.guesses.take()) {
		return 'too-fast';
	}

	return privateWord(word) === table.wish.word ? undefined : 'wrong-word';
}

/** A guest without a key comes back to his seat, and is who he was. */
export function comeBack(village: VillageState, visit: Visit, word: string): VillageRefusal | undefined {
	if (visit.table !== undefined) {
		return 'already-at-a-table';
	}

	if (!visit.guesses.take()) {
		return 'too-fast';
	}

	const place = visit.person.isKnown ? undefined : seatWith(village, chair => chair.comeBack !== undefined && isSameWord(word, chair.comeBack));
	if (place === undefined) {
		return 'wrong-come-back';
	}

	const {person, visit: before} = place.table.chairs[place.seat]!;
	if (before !== undefined) {
		sendAway(village, before);
	}

	visit.person = person;
	const {name, isKnown, settled} = person;
	visit.tell({type: 'self', self: {name, isKnown, settled}});
	return returnTo(village, {...place, visit}) ? undefined : 'no-such-table';
}

/** The seat that is kept for somebody. */
export function keptSeat(village: VillageState, person: Person): Place | undefined {
	return seatWith(village, chair => chair.person === person && chair.presence !== 'risen');
}

type Place = {readonly table: VillageTable; readonly seat: Seat};

function seatWith({tables}: VillageState, isIt: (chair: NonNullable<VillageTable['chairs'][number]>) => boolean): Place | undefined {
	for (const table of tables.values()) {
		const seat = table.chairs.findIndex(chair => chair !== undefined && isIt(chair));
		if (seat !== -1) {
			return {table, seat};
		}
	}

	return undefined;
}
