/** What the keys do in a village, where no match is on the screen. */
import type {Key} from '../../terminal/key-names.js';
import type {Request} from '../../village/protocol.js';
import {type Command, commandOf, numberOf} from '../keys.js';
import type {Draft} from '../../table/draft.js';
import {isWord, pressInEntry} from './entry.js';
import {type Form, newForm} from './form.js';
import {pressInForm} from './form-keys.js';
import {
	type Entry, type LobbyAction, type LobbyRow, type Village, lobbyRows, roomRows,
} from './village.js';

/** What is wanted besides requests: a screen of the program's own, or that the visit ends. */
export type VillageWish = 'tutorial' | 'rules' | 'settings' | 'help' | 'messages' | 'end';

export type VillageStep = {
	readonly village: Village;
	readonly requests: readonly Request[];
	readonly wish?: VillageWish;
};

/** The village after a key; `draft` is what a new table begins as. */
export function pressInVillage(shown: Village, draft: Draft, key: Key): VillageStep {
	const village = {...shown, notice: undefined};
	if (village.entry !== undefined) {
		return pressWhileTyping(village, village.entry, key);
	}

	if (village.form !== undefined) {
		return pressInFormOf(village, village.form, key);
	}

	const command = commandOf(key);
	if (command === 'help') {
		return {...still(village), wish: 'help'};
	}

	if (command === 'messages') {
		return still({...village, entry: {kind: 'say', text: ''}});
	}

	return village.company === undefined ? pressInLobby(village, draft, {key, command}) : pressInRoom(village, {key, command});
}

/** The village after a key while a text is typed; Enter on nothing to say shows what has been said. */
export function pressWhileTyping(village: Village, entry: Entry, key: Key): VillageStep {
	const step = pressInEntry(entry, key);
	switch (step.kind) {
		case 'typing': {
			return still({...village, entry: step.entry, notice: step.refused && {kind: step.refused}});
		}

		case 'given-up': {
			return still({...village, entry: undefined});
		}

		case 'done': {
			const requests = step.request === undefined ? [] : [step.request];
			const next = isWord(entry) && requests.length > 0 ? {...entry, text: ''} : undefined;
			return {village: {...village, entry: next}, requests, ...(entry.kind === 'say' && requests.length === 0 && {wish: 'messages' as const})};
		}
	}
}

function still(village: Village, requests: readonly Request[] = []): VillageStep {
	return {village, requests};
}

function pressInFormOf(village: Village, form: Form, key: Key): VillageStep {
	const {form: next, founded} = pressInForm(form, key);
	return still({...village, form: next}, founded === undefined ? [] : [{type: 'found', table: founded}]);
}

type Pressed = {readonly key: Key; readonly command: Command | undefined};

function pressInLobby(village: Village, draft: Draft, {key, command}: Pressed): VillageStep {
	const rows = lobbyRows(village);
	const number = numberOf(key);
	if (number !== undefined) {
		// Tables come and go under the fingers: a digit only goes to its table, where one sees what Enter would do.
		return still(rows.at(number)?.kind === 'table' ? {...village, row: number} : village);
	}

	const row = Math.min(village.row, rows.length - 1);
	switch (command) {
		case 'enter': {
			return enter(village, rows[row], draft);
		}

		case 'leave': {
			return {...still(village), wish: 'end'};
		}

		default: {
			const chosen = rows[row];
			if (key.toLowerCase() === 'w' && chosen.kind === 'table') {
				const {card} = chosen;
				return card.isPrivate && !card.isOwn
					? still({...village, entry: {kind: {word: 'watch', table: card.number}, text: ''}})
					: still(village, [{type: 'watch', table: card.number}]);
			}

			if (key.toLowerCase() === 'n') {
				return enter(village, {kind: 'action', action: 'found'}, draft);
			}

			return still({...village, row: rowAfter(row, rows.length, command)});
		}
	}
}

function enter(village: Village, row: LobbyRow, draft: Draft): VillageStep {
	if (row.kind === 'action') {
		return act(village, row.action, draft);
	}

	const {number, isPrivate, isOwn, sitters, stage} = row.card;
	if (isPrivate && !isOwn) {
		return still({...village, entry: {kind: {word: 'sit', table: number}, text: ''}});
	}

	const isFull = !isOwn && (stage !== 'waiting' || !sitters.includes(undefined));
	return still(village, [{type: isFull ? 'watch' : 'sit', table: number}]);
}

function act(village: Village, action: LobbyAction, draft: Draft): VillageStep {
	switch (action) {
		case 'found': {
			return still({...village, form: newForm(draft)});
		}

		case 'come-back': {
			return still({...village, entry: {kind: action, text: ''}});
		}

		case 'name': {
			return still({...village, entry: {kind: action, text: village.self.name}});
		}

		case 'records': {
			return still(village, [{type: 'list-records'}]);
		}

		case 'statistics': {
			return still(village, [{type: 'statistics'}]);
		}

		case 'leave': {
			return {...still(village), wish: 'end'};
		}

		default: {
			return {...still(village), wish: action};
		}
	}
}

/** At a table that waits for its match. */
function pressInRoom(village: Village, {key, command}: Pressed): VillageStep {
	const rows = roomRows(village.company!);
	const number = numberOf(key);
	const row = number ?? Math.min(village.row, rows.length - 1);
	if (command === 'leave') {
		return still(village, [{type: 'rise'}]);
	}

	if (row >= rows.length) {
		return still(village);
	}

	if (command !== 'enter' && number === undefined) {
		return still({...village, row: rowAfter(row, rows.length, command)});
	}

	const there = {...village, row};
	const chosen = rows[row];
	switch (chosen) {
		case 'start':
		case 'again': {
			return still(there, [{type: 'start'}]);
		}

		case 'rise':
		case 'stop-watching': {
			return still(there, [{type: 'rise'}]);
		}

		case 'sit': {
			return still({...there, row: 0}, [{type: 'sit', table: village.company!.card.number}]);
		}

		case 'say': {
			return still({...there, entry: {kind: 'say', text: ''}});
		}

		case 'words': {
			const {seat, words} = village.company!;
			return still({...there, entry: {kind: 'words', text: words[seat!] ?? ''}});
		}
	}
}

function rowAfter(row: number, rows: number, command: Command | undefined): number {
	switch (command) {
		case 'up':
		case 'previous': {
			return (row + rows - 1) % rows;
		}

		case 'down':
		case 'next': {
			return (row + 1) % rows;
		}

		case 'first':
		case 'last': {
			return command === 'first' ? 0 : rows - 1;
		}

		default: {
			return row;
		}
	}
}
