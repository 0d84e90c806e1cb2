/** Typing a name or a number into a row of the menu. */
import {type Key, isCharacter} from '../../terminal/key-names.js';
import {commandOf} from '../keys.js';
import {isDraftRow} from './draft-rows.js';
import {type Menu, menuRows} from './menu.js';
import {type TypingFault, faultInCharacter, takeTyped} from './typed-text.js';

/** What has been typed so far. */
export type Typing = {
	readonly text: string;
	/** Why the last key changed nothing. */
	readonly fault: TypingFault | undefined;
};

/** The menu after a key, while something is typed for the row under the cursor. Enter takes it over, Escape forgets it. */
export function pressWhileTyping(menu: Menu, {text}: Typing, key: Key): Menu {
	const row = menuRows(menu)[menu.row];
	if (!isDraftRow(row)) {
		return menu;
	}

	const refused = (fault: TypingFault): Menu => ({...menu, typing: {text, fault}});
	if (key === 'paste') {
		return refused({kind: 'paste'});
	}

	if (isCharacter(key)) {
		const fault = faultInCharacter(row, text, key);
		return fault === undefined ? {...menu, typing: {text: text + key, fault}} : refused(fault);
	}

	switch (commandOf(key)) {
		case 'erase': {
			return {...menu, typing: {text: [...text].slice(0, -1).join(''), fault: undefined}};
		}

		case 'enter': {
			const draft = takeTyped(menu.draft, row, text);
			return 'kind' in draft ? refused(draft) : {...menu, draft, typing: undefined};
		}

		case 'back': {
			return {...menu, typing: undefined};
		}

		default: {
			return refused({kind: 'other-key'});
		}
	}
}
