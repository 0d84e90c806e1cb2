/** Scrolling through the help. */
import type {Key} from '../terminal/key-names.js';
import {commandOf} from './keys.js';
import {type HelpWish, helpRoom, lastHelpLine} from './panels/help.js';

/** The first line shown after a key; undefined when the help closes. */
export function pressInHelp(first: number, key: Key, {wish, rows}: {readonly wish: HelpWish; readonly rows: number}): number | undefined {
	const last = lastHelpLine(wish, rows);
	// A line of the old page stays in sight.
	const page = helpRoom(rows) - 1;
	switch (commandOf(key)) {
		case 'up': {
			return Math.max(0, first - 1);
		}

		case 'down': {
			return Math.min(last, first + 1);
		}

		case 'page-up':
		case 'left': {
			return Math.max(0, first - page);
		}

		case 'page-down':
		case 'right': {
			return Math.min(last, first + page);
		}

		case 'first': {
			return 0;
		}

		case 'last': {
			return last;
		}

		case 'enter':
		case 'back':
		case 'help':
		case 'leave': {
			return undefined;
		}

		default: {
			return first;
		}
	}
}
