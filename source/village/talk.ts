/** What people say, and the words they add to the chance of the deals. */
import {cleanSaying, cleanText} from './clean-text.js';
import {saveTable} from './kept-table.js';
import type {VillageRefusal} from './protocol.js';
import {
	type VillageState, type Visit, visitsAt,
} from './state.js';

/** A record holds no more of a player's words. */
const longestWords = 40;

/** The deals follow from the words, so they are taken as they are or not at all. */
export function addWords(village: VillageState, {table, seat}: Visit, text: string): VillageRefusal | undefined {
	if (table === undefined) {
		return 'not-at-a-table';
	}

	if (seat === undefined) {
		return 'watching';
	}

	if (table.stage !== 'waiting') {
		return 'has-begun';
	}

	const words = text.slice(0, 4 * longestWords).normalize('NFC').trim();
	if (words !== cleanText(words) || words.includes('"') || [...words].length > longestWords) {
		return 'bad-words';
	}

	table.chairs[seat]!.words = words === '' ? undefined : words;
	saveTable(village, table);
	village.changed(table);
	return undefined;
}

/** Says something to all at the table, or to all in the lobby. */
export function say(village: VillageState, visit: Visit, text: string): VillageRefusal | undefined {
	const said = cleanSaying(text, village.limits.saying);
	if (said === '') {
		return undefined;
	}

	if (!visit.sayings.take()) {
		return 'too-fast';
	}

	const {table, person: {name}} = visit;
	const listeners = table === undefined ? [...village.visits].filter(other => other.table === undefined) : visitsAt(table);
	for (const listener of listeners) {
		listener.tell({type: 'said', saying: {name, text: said, at: table === undefined ? 'lobby' : 'table'}});
	}

	return undefined;
}
