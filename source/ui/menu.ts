/** The menu: its pages, the row the cursor is on, and what is being typed. */
import type {Variant} from '../rules/variant.js';
import {type Key, isCharacter} from '../terminal/key-names.js';
import {
	type Draft, type DraftRow, changeDraft, mayType, rowsOf, typeDraft, typedFor,
} from './draft.js';
import {type Command, commandOf, numberOf} from './keys.js';
import {type Preferences, changePreference} from './preferences.js';

export type Menu = {
	readonly page: 'main' | 'options' | 'settings';
	readonly row: number;
	readonly draft: Draft;
	/** What is typed for the row under the cursor; undefined while nothing is. */
	readonly typed: string | undefined;
	/** A match that was left and can go on: its record, and the variant's id. */
	readonly unfinished: Unfinished | undefined;
};

export type Unfinished = {readonly file: string; readonly variant: Variant};

export type MainRow = 'go-on' | 'play' | 'rules' | 'settings' | 'quit';

export const settingsRows = ['language', 'glyphs', 'pause'] as const;
export type OptionsRow = 'start' | DraftRow;

/** What the menu wants: the unfinished match, one with its draft, the rules, to be left, or that something is to be remembered. */
export type MenuWish = 'go-on' | 'start' | 'rules' | 'quit' | 'remember' | undefined;

export type MenuStep = {
	readonly menu: Menu;
	readonly preferences: Preferences;
	readonly wish: MenuWish;
};

export function newMenu(draft: Draft, unfinished?: Unfinished): Menu {
	return {
		page: 'main', row: 0, draft, typed: undefined, unfinished,
	};
}

/** An unfinished match is offered first. */
export function mainRows({unfinished}: Menu): MainRow[] {
	return [...(unfinished === undefined ? [] : ['go-on'] as const), 'play', 'rules', 'settings', 'quit'];
}

/** `start` comes before what can be changed, so that Enter twice is a game. */
export function optionsRows(draft: Draft): OptionsRow[] {
	return ['start', ...rowsOf(draft)];
}

/** The menu after a key. */
export function pressInMenu(menu: Menu, preferences: Preferences, key: Key): MenuStep {
	if (menu.typed !== undefined) {
		return {menu: pressWhileTyping(menu, menu.typed, key), preferences, wish: undefined};
	}

	const rows = rowCount(menu);
	const number = numberOf(key);
	if (number !== undefined) {
		return pressDigit(menu, preferences, number);
	}

	const command = commandOf(key);
	switch (command) {
		case 'up':
		case 'down': {
			return still({...menu, row: (menu.row + (command === 'up' ? -1 : 1) + rows) % rows}, preferences);
		}

		case 'first':
		case 'last': {
			return still({...menu, row: command === 'first' ? 0 : rows - 1}, preferences);
		}

		case 'left':
		case 'right': {
			return change(menu, preferences, command === 'left' ? -1 : 1);
		}

		case 'enter': {
			return enter(menu, preferences);
		}

		case 'back':
		case 'leave': {
			return back(menu, preferences, command);
		}

		default: {
			return still(menu, preferences);
		}
	}
}

function still(menu: Menu, preferences: Preferences, wish?: MenuWish): MenuStep {
	return {menu, preferences, wish};
}

function rowCount(menu: Menu): number {
	return {main: mainRows(menu).length, options: optionsRows(menu.draft).length, settings: settingsRows.length}[menu.page];
}

/** A digit goes to its row; on that row, it does what Enter or an arrow would do. So digits alone reach everything. */
function pressDigit(menu: Menu, preferences: Preferences, number: number): MenuStep {
	if (number >= rowCount(menu)) {
		return still(menu, preferences);
	}

	const there = {...menu, row: number};
	return menu.page === 'main' || menu.row === number ? enter(there, preferences) : still(there, preferences);
}

/** Back by one page; from the first one only `q` leaves, never Escape. */
function back(menu: Menu, preferences: Preferences, command: Command): MenuStep {
	if (menu.page !== 'main') {
		const row = mainRows(menu).indexOf(menu.page === 'settings' ? 'settings' : 'play');
		return still({...menu, page: 'main', row}, preferences);
	}

	return still(menu, preferences, command === 'leave' ? 'quit' : undefined);
}

function enter(menu: Menu, preferences: Preferences): MenuStep {
	if (menu.page === 'main') {
		return enterMain(menu, preferences);
	}

	const row = optionsRows(menu.draft)[menu.row];
	if (menu.page === 'options') {
		if (row === 'start') {
			return still(menu, preferences, 'start');
		}

		const typed = typedFor(menu.draft, row);
		if (typed !== undefined) {
			return still({...menu, typed}, preferences);
		}
	}

	return change(menu, preferences, 1);
}

function enterMain(menu: Menu, preferences: Preferences): MenuStep {
	const row = mainRows(menu)[menu.row];
	switch (row) {
		case 'play': {
			return still({...menu, page: 'options', row: 0}, preferences);
		}

		case 'settings': {
			return still({...menu, page: 'settings', row: 0}, preferences);
		}

		case 'go-on':
		case 'rules':
		case 'quit': {
			return still(menu, preferences, row);
		}
	}
}

function change(menu: Menu, preferences: Preferences, by: 1 | -1): MenuStep {
	if (menu.page === 'settings') {
		return still(menu, changePreference(preferences, settingsRows[menu.row], by), 'remember');
	}

	const row = menu.page === 'options' ? optionsRows(menu.draft)[menu.row] : 'start';
	return still(row === 'start' ? menu : {...menu, draft: changeDraft(menu.draft, row, by)}, preferences);
}

function pressWhileTyping(menu: Menu, typed: string, key: Key): Menu {
	const row = optionsRows(menu.draft)[menu.row];
	if (row === 'start') {
		return menu;
	}

	if (isCharacter(key)) {
		return mayType(row, typed, key) ? {...menu, typed: typed + key} : menu;
	}

	switch (commandOf(key)) {
		case 'erase': {
			return {...menu, typed: [...typed].slice(0, -1).join('')};
		}

		case 'enter': {
			return {...menu, draft: typeDraft(menu.draft, row, typed), typed: undefined};
		}

		case 'back': {
			return {...menu, typed: undefined};
		}

		default: {
			return menu;
		}
	}
}
