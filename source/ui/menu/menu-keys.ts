/** What the keys do in the menu. */
import type {Key} from '../../terminal/key-names.js';
import {type Command, commandOf, numberOf} from '../keys.js';
import {variants} from '../../variants/index.js';
import {type Able, type Preferences, changePreference} from '../preferences.js';
import {changeDraft, isDraftRow, typedFor} from './draft-rows.js';
import {
	type Menu, isRulesRow, mainPage, menuRows, settingsRows,
} from './menu.js';
import {pressWhileTyping} from './typing.js';

/** What the menu wants: the unfinished match, all of them, one with its draft, the rules under the cursor, the statistics, the lessons, the records, to be left, or that something is to be remembered. */
export type MenuWish = 'go-on' | 'unfinished' | 'start' | 'rules' | 'statistics' | 'tutorial' | 'replay' | 'quit' | 'remember' | undefined;

export type MenuStep = {
	readonly menu: Menu;
	readonly preferences: Preferences;
	readonly wish: MenuWish;
};

/** A menu and what can be settled in it. */
type Settled = {readonly menu: Menu; readonly preferences: Preferences; readonly able: Able};

/** The menu after a key. */
export function pressInMenu(settled: Settled, key: Key): MenuStep {
	const {menu, preferences} = settled;
	if (menu.typing !== undefined) {
		return {menu: pressWhileTyping(menu, menu.typing, key), preferences, wish: undefined};
	}

	const number = numberOf(key);
	if (number !== undefined) {
		return pressDigit(settled, number);
	}

	const rows = menuRows(menu).length;
	const command = commandOf(key);
	switch (command) {
		case 'up':
		case 'previous':
		case 'down':
		case 'next': {
			const by = command === 'up' || command === 'previous' ? -1 : 1;
			return still(settled, {...menu, row: (menu.row + by + rows) % rows});
		}

		case 'first':
		case 'last': {
			return still(settled, {...menu, row: command === 'first' ? 0 : rows - 1});
		}

		case 'left':
		case 'right': {
			return change(settled, command === 'left' ? -1 : 1);
		}

		case 'enter': {
			return enter(settled);
		}

		case 'back':
		case 'leave': {
			return back(settled, command);
		}

		default: {
			return still(settled, menu);
		}
	}
}

function still({preferences}: Settled, menu: Menu, wish?: MenuWish): MenuStep {
	return {menu, preferences, wish};
}

/** A digit goes to its row; on that row, it does what Enter or an arrow would do. So digits alone reach everything. */
function pressDigit(settled: Settled, row: number): MenuStep {
	const {menu} = settled;
	if (row >= menuRows(menu).length) {
		return still(settled, menu);
	}

	const there = {...menu, row};
	const opensAtOnce = menu.page === 'main' || menu.page === 'rules';
	return opensAtOnce || menu.row === row ? enter({...settled, menu: there}) : still(settled, there);
}

/** Back by one page; from the first one only `q` leaves, never Escape. */
function back(settled: Settled, command: Command): MenuStep {
	const {menu} = settled;
	return menu.page === 'main' ? still(settled, menu, command === 'leave' ? 'quit' : undefined) : still(settled, mainPage(menu));
}

function enter(settled: Settled): MenuStep {
	const {menu} = settled;
	const row = menuRows(menu)[menu.row];
	switch (row) {
		case 'play':
		case 'settings': {
			return still(settled, {...menu, page: row === 'play' ? 'options' : 'settings', row: 0});
		}

		case 'rules': {
			return still(settled, {...menu, page: row, row: variants.indexOf(menu.draft.variant)});
		}

		case 'go-on':
		case 'unfinished':
		case 'tutorial':
		case 'replay':
		case 'statistics':
		case 'quit':
		case 'start': {
			return still(settled, menu, row);
		}

		case 'menu': {
			return still(settled, mainPage(menu));
		}

		default: {
			if (isRulesRow(row)) {
				return still(settled, menu, 'rules');
			}

			const typed = isDraftRow(row) ? typedFor(menu.draft, row) : undefined;
			return typed === undefined ? change(settled, 1) : still(settled, {...menu, typing: {text: typed, fault: undefined}});
		}
	}
}

/** The next, or the previous, value of the row under the cursor. */
function change(settled: Settled, by: 1 | -1): MenuStep {
	const {menu, preferences, able} = settled;
	const row = menuRows(menu)[menu.row];
	if (menu.page === 'settings') {
		const which = settingsRows[menu.row];
		return which === 'menu'
			? still(settled, menu)
			: {menu, preferences: changePreference(preferences, which, {by, able}), wish: 'remember'};
	}

	return still(settled, isDraftRow(row) ? {...menu, draft: changeDraft(menu.draft, row, by)} : menu);
}
