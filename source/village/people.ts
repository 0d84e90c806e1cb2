/** Who is in the village: keys, names, and what somebody has settled. */
import {createHash} from 'node:crypto';
import {
	cleanName, cutToCells, nameKey, widestName,
} from './clean-text.js';
import type {Settled, VillageRefusal} from './protocol.js';
import type {Person, VillageState, Visit} from './state.js';

/** Somebody who comes. */
export type Arrival = {
	/** What the key of the client is known by; undefined without one. */
	readonly key: string | undefined;
	/** The name he came with; it may hold anything. */
	readonly name: string;
	readonly language?: 'en' | 'pl';
};

/** Whoever it is that has come, known from an earlier visit or not. */
export function personOf(village: VillageState, {key, name, language}: Arrival): Person {
	if (key === undefined) {
		return newPerson(village, {
			id: hexadecimal(village), isKnown: false, name, settled: {language},
		});
	}

	const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
	const known = everybody(village).find(person => person.id === id);
	if (known !== undefined) {
		return known;
	}

	const kept = village.setting.keeping.person(id);
	return newPerson(village, {
		id, isKnown: true, name: kept?.name ?? name, settled: {language, ...kept?.settled},
	});
}

function newPerson(village: VillageState, {id, isKnown, name, settled}: Pick<Person, 'id' | 'isKnown' | 'name' | 'settled'>): Person {
	const clean = cleanName(name);
	return {
		id,
		isKnown,
		name: clean === '' ? guestName(village, settled) : freeName(village, clean),
		ownName: clean,
		settled: settledOf(settled),
		kept: undefined,
	};
}

function hexadecimal({chance}: VillageState): string {
	return Array.from({length: 32}, () => chance.pick(16).toString(16)).join('');
}

/** All who are here or have a seat. */
export function everybody({visits, tables}: VillageState): Person[] {
	return [
		...[...visits].map(({person}) => person),
		...[...tables.values()].flatMap(({chairs}) => chairs.flatMap(chair => chair?.person ?? [])),
	];
}

function isTaken(village: VillageState, name: string, but?: Person): boolean {
	const key = nameKey(name);
	return everybody(village).some(person => person !== but && nameKey(person.name) === key);
}

/** The name, or with a number behind it when somebody has it. */
function freeName(village: VillageState, name: string): string {
	return firstFree(village, number => number === 1 ? name : `${cutToCells(name, widestName - 1 - String(number).length)} ${number}`);
}

function guestName(village: VillageState, {language}: Settled): string {
	return firstFree(village, number => `${language === 'pl' ? 'gość' : 'guest'} ${number}`);
}

function firstFree(village: VillageState, nameWith: (number: number) => string): string {
	for (let number = 1; ; number++) {
		const name = nameWith(number);
		if (!isTaken(village, name)) {
			return name;
		}
	}
}

/** Gives somebody another name; not while he plays, for the record has the one he began with. */
export function rename(village: VillageState, {person, table, seat}: Visit, wanted: string): VillageRefusal | undefined {
	const name = cleanName(wanted);
	if (name === '') {
		return 'bad-name';
	}

	if (table !== undefined && seat !== undefined && table.stage !== 'waiting') {
		return 'has-begun';
	}

	if (isTaken(village, name, person)) {
		return 'name-taken';
	}

	person.name = name;
	person.ownName = name;
	savePerson(village, person);
	return undefined;
}

/** Settles something for oneself; what is not named stays as it was. */
export function settle(village: VillageState, {person}: Visit, settled: Settled): void {
	person.settled = settledOf({...person.settled, ...settled});
	savePerson(village, person);
}

/** Remembers whoever has a key. */
export function savePerson({setting: {keeping}}: VillageState, person: Person): void {
	const {id, name, ownName, settled} = person;
	const now = {name: ownName === '' ? name : ownName, settled};
	const kept = JSON.stringify(now);
	if (person.isKnown && kept !== person.kept) {
		person.kept = kept;
		keeping.savePerson(id, now);
	}
}

/** Only what can be settled, and nothing that is undefined. */
export function settledOf({language, glyphs, theme, bell}: Settled): Settled {
	return {
		...((language === 'en' || language === 'pl') && {language}),
		...((glyphs === 'box' || glyphs === 'ascii') && {glyphs}),
		...(typeof theme === 'string' && /^[a-z-]{1,30}$/.test(theme) && {theme}),
		...(typeof bell === 'boolean' && {bell}),
	};
}
