/** A table as it is kept, and as it comes back. */
import {Buffer} from 'node:buffer';
import {parseSecret} from '../chance.js';
import {blankTable} from './founding.js';
import type {KeptChair, KeptTable} from './keeping.js';
import type {
	Chair, Person, VillageState, VillageTable,
} from './state.js';
import {granted} from './wish.js';

/** A table as it was kept, everybody away; undefined when it cannot be as it says. */
export function keptTable(village: VillageState, kept: KeptTable, personAt: (chair: KeptChair) => Person): VillageTable | undefined {
	const {setting, limits} = village;
	const grant = granted(kept.wish, level => setting.bots(level) !== undefined);
	const secret = parseSecret(kept.secret);
	if (grant === undefined || secret === undefined || kept.chairs.length !== grant.terms.seats) {
		return undefined;
	}

	const {number, founded, began, stage, record, chairs} = kept;
	return {
		...blankTable(),
		...grant,
		number,
		founded,
		began,
		stage,
		record,
		secret,
		chairs: chairs.map(chair => chair && {
			person: personAt(chair),
			since: chair.since,
			comeBack: chair.comeBack,
			words: chair.words,
			visit: undefined,
			presence: chair.hasRisen ? 'risen' : 'away',
			awayFor: limits.grace,
			missed: 0,
			isReady: false,
		}),
	};
}

/** Keeps the table as it stands. */
export function saveTable({setting: {keeping}}: VillageState, table: VillageTable): void {
	const {number, wish, founded, began, stage, secret, record, chairs} = table;
	keeping.saveTable({
		number,
		wish,
		founded,
		began,
		stage,
		secret: Buffer.from(secret).toString('hex'),
		record,
		chairs: chairs.map(chair => chair && keptChair(chair)),
	});
}

function keptChair({person, since, words, comeBack, presence}: Chair): KeptChair {
	return {
		person: person.id,
		isKnown: person.isKnown,
		name: person.name,
		since,
		...(words !== undefined && {words}),
		...(comeBack !== undefined && {comeBack}),
		...(presence === 'risen' && {hasRisen: true}),
	};
}

const day = 24 * 60 * 60 * 1000;

/** Whether nobody comes back any more to the unfinished match of a table. */
export function isForgotten({setting, limits}: VillageState, {chairs, stage, live, founded, began}: VillageTable): boolean {
	const days = chairs.some(chair => chair?.person.isKnown) ? limits.kept : limits.keptForGuests;
	return stage === 'playing' && live === undefined && setting.now().getTime() - (began ?? founded) > days * day;
}
