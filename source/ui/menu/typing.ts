/** Typing a name or a number into a row of the menu. */
import {type Key, isCharacter} from '../../terminal/key-names.js';
import {commandOf} from '../keys.js';
import {isDraftRow, mayType, typeDraft} from './draft-rows.js';
import {type Menu, menuRows} from './menu.js';

/** The menu after a key, while `typed` stands on the row under the cursor. Enter takes it over, Escape forgets it. */
export function pressWhileTyping(menu: Menu, typed: string, key: Key): Menu {
	const row = menuRows(menu)[menu.row];
	if (!isDraftRow(row)) {
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
