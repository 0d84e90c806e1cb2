/** What the keys do while a table is being put together. */
import {flawInName} from '../../record/text.js';
import {type Key, isCharacter} from '../../terminal/key-names.js';
import type {TableWish} from '../../village/protocol.js';
import {commandOf, numberOf} from '../keys.js';
import {typeDraft, typedFor} from '../menu/draft-rows.js';
import {
	type Form, type FormRow, changeForm, formRows, longestWord, wishOf,
} from './form.js';

export type FormStep = {
	/** Undefined when it is closed. */
	readonly form: Form | undefined;
	/** The table that is to be founded. */
	readonly founded?: TableWish;
};

export function pressInForm(form: Form, key: Key): FormStep {
	const rows = formRows(form);
	if (form.typed !== undefined) {
		return {form: pressWhileTyping(form, form.typed, key)};
	}

	const number = numberOf(key);
	if (number !== undefined) {
		return number < rows.length ? (number === form.row ? enter(form) : {form: {...form, row: number}}) : {form};
	}

	switch (commandOf(key)) {
		case 'up':
		case 'previous': {
			return {form: {...form, row: (form.row + rows.length - 1) % rows.length}};
		}

		case 'down':
		case 'next': {
			return {form: {...form, row: (form.row + 1) % rows.length}};
		}

		case 'left':
		case 'right': {
			return {form: changeForm(form, rows[form.row], commandOf(key) === 'left' ? -1 : 1)};
		}

		case 'enter': {
			return enter(form);
		}

		case 'back':
		case 'leave': {
			return {form: undefined};
		}

		default: {
			return {form};
		}
	}
}

function enter(form: Form): FormStep {
	const row = formRows(form)[form.row];
	switch (row) {
		case 'found': {
			return {form: undefined, founded: wishOf(form)};
		}

		case 'back': {
			return {form: undefined};
		}

		case 'target':
		case 'word': {
			return {form: {...form, typed: row === 'word' ? form.word : typedFor(form.draft, row)}};
		}

		default: {
			return {form: changeForm(form, row, 1)};
		}
	}
}

function pressWhileTyping(form: Form, typed: string, key: Key): Form {
	const row = formRows(form)[form.row];
	if (isCharacter(key)) {
		return mayType(row, typed + key) ? {...form, typed: typed + key} : form;
	}

	switch (commandOf(key)) {
		case 'erase': {
			return {...form, typed: [...typed].slice(0, -1).join('')};
		}

		case 'enter': {
			const taken = row === 'word' ? {...form, word: typed.trim()} : {...form, draft: typeDraft(form.draft, 'target', typed)};
			return {...taken, typed: undefined};
		}

		case 'back': {
			return {...form, typed: undefined};
		}

		default: {
			return form;
		}
	}
}

function mayType(row: FormRow, text: string): boolean {
	return row === 'word' ? flawInName(text) === undefined && [...text].length <= longestWord : /^\d{1,3}$/.test(text);
}
