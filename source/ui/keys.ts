/** The keys, by what they ask for. */
import type {Key} from '../terminal/key-names.js';

/** What a key asks for, whatever the screen makes of it. */
export type Command =
	| 'left'
	| 'right'
	| 'up'
	| 'down'
	| 'next'
	| 'previous'
	| 'page-up'
	| 'page-down'
	| 'first'
	| 'last'
	| 'enter'
	| 'back'
	| 'draw'
	| 'pass'
	| 'hint'
	| 'undo'
	| 'tracker'
	| 'help'
	| 'arms'
	| 'messages'
	| 'glyphs'
	| 'leave'
	| 'again'
	| 'erase'
	| 'abort';

const pressed: ReadonlyArray<readonly [Command, readonly Key[]]> = [
	['left', ['left', 'h']],
	['right', ['right', 'l']],
	['up', ['up']],
	['down', ['down']],
	['next', ['tab']],
	['previous', ['shift-tab']],
	['page-up', ['page-up']],
	['page-down', ['page-down', ' ']],
	['first', ['home']],
	['last', ['end']],
	['enter', ['enter']],
	['back', ['escape']],
	['draw', ['d']],
	['pass', ['p']],
	['hint', ['i']],
	['undo', ['u']],
	['tracker', ['t']],
	['help', ['?']],
	['arms', ['=']],
	['messages', ['m']],
	['glyphs', ['g']],
	['leave', ['q']],
	['again', ['r']],
	['erase', ['backspace']],
	['abort', ['ctrl-c']],
];

const commands: ReadonlyMap<Key, Command> = new Map(pressed.flatMap(([command, keys]) => keys.map((key): [Key, Command] => [key, command])));

/** What a key asks for; small and capital letters are the same key. */
export function commandOf(key: Key): Command | undefined {
	return commands.get(key.length === 1 ? key.toLowerCase() : key);
}

/** The place of a digit in a numbered list, from 0; the digit 0 is the tenth. */
export function numberOf(key: Key): number | undefined {
	return /^\d$/.test(key) ? (Number(key) + 9) % 10 : undefined;
}

/** The letter of an end, small, if the key is a letter. */
export function letterOf(key: Key): string | undefined {
	return /^[a-z]$/i.test(key) ? key.toLowerCase() : undefined;
}
