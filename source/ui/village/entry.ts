/** Typing a line at the bottom of the screen: something to say, a name, a word. */
import {flawInName} from '../../record/text.js';
import {type Key, isCharacter} from '../../terminal/key-names.js';
import type {Request} from '../../village/protocol.js';
import {commandOf} from '../keys.js';
import {longestWord} from './form.js';
import type {Entry} from './village.js';

/** Longer things nobody reads at a table. */
const longestSaying = 200;
const longestWords = 40;

export type EntryStep =
	| {readonly kind: 'typing'; readonly entry: Entry; readonly refused?: 'entry-full' | 'entry-flaw'}
	| {readonly kind: 'given-up'}
	/** Enter; undefined when there is nothing to be asked for. */
	| {readonly kind: 'done'; readonly request: Request | undefined};

/** The entry after a key: Enter takes it over, Escape forgets it. */
export function pressInEntry(entry: Entry, key: Key): EntryStep {
	if (isCharacter(key)) {
		const text = entry.text + key;
		if ([...text].length > roomOf(entry)) {
			return {kind: 'typing', entry, refused: 'entry-full'};
		}

		return entry.kind !== 'say' && flawInName(key) !== undefined
			? {kind: 'typing', entry, refused: 'entry-flaw'}
			: {kind: 'typing', entry: {...entry, text}};
	}

	switch (commandOf(key)) {
		case 'erase': {
			return {kind: 'typing', entry: {...entry, text: [...entry.text].slice(0, -1).join('')}};
		}

		case 'enter': {
			return {kind: 'done', request: requestOf(entry)};
		}

		case 'back': {
			return {kind: 'given-up'};
		}

		default: {
			return {kind: 'typing', entry};
		}
	}
}

/** Whether a word is typed that opens a table: the line stays open until one is there, so that nothing typed on is taken for keys. */
export function isWord({kind}: Entry): boolean {
	return kind === 'come-back' || typeof kind === 'object';
}

/** How many characters an entry may have. */
function roomOf({kind}: Entry): number {
	switch (kind) {
		case 'say': {
			return longestSaying;
		}

		case 'words': {
			return longestWords;
		}

		default: {
			return longestWord;
		}
	}
}

function requestOf({kind, text: typed}: Entry): Request | undefined {
	const text = typed.trim();
	switch (kind) {
		case 'say': {
			return text === '' ? undefined : {type: 'say', text};
		}

		case 'name': {
			return text === '' ? undefined : {type: 'rename', name: text};
		}

		case 'words': {
			return {type: 'words', text};
		}

		case 'come-back': {
			return text === '' ? undefined : {type: 'come-back', word: text};
		}

		default: {
			return text === '' ? undefined : {type: kind.word, table: kind.table, word: text};
		}
	}
}
