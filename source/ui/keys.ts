/** The keys, by what they do. The line of keys and the help screen are made of the same table. */
import type {Key} from '../terminal/key-names.js';
import type {ScreenWords} from '../words/en/screens.js';

/** What a key asks for, whatever the screen makes of it. */
export type Command =
	| 'left'
	| 'right'
	| 'up'
	| 'down'
	| 'page-up'
	| 'page-down'
	| 'first'
	| 'last'
	| 'enter'
	| 'back'
	| 'draw'
	| 'pass'
	| 'help'
	| 'arms'
	| 'glyphs'
	| 'leave'
	| 'again'
	| 'erase'
	| 'abort';

const pressed: ReadonlyArray<readonly [Command, readonly Key[]]> = [
	['left', ['left', 'h']],
	['right', ['right', 'l']],
	['up', ['up', 'shift-tab']],
	['down', ['down', 'tab']],
	['page-up', ['page-up']],
	['page-down', ['page-down', ' ']],
	['first', ['home']],
	['last', ['end']],
	['enter', ['enter']],
	['back', ['escape']],
	['draw', ['d']],
	['pass', ['p']],
	['help', ['?']],
	['arms', ['=']],
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

/** A word of the line of keys. */
export type KeyWord = keyof ScreenWords['keys'];

/** The keys as they are written on the screen, by the word that stands beside them. */
export const keyLabels: Readonly<Partial<Record<KeyWord, string>>> = {
	tile: '1-9',
	move: '←→',
	place: 'Tab',
	lay: 'Enter',
	lead: 'Enter',
	draw: 'd',
	pass: 'p',
	stop: 'p',
	help: '?',
	arms: '=',
	glyphs: 'g',
	leave: 'q',
	back: 'Esc',
	next: 'Enter',
	nextDeal: 'Enter',
	nextGame: 'Enter',
	menu: 'Enter',
	done: 'Enter',
	again: 'r',
	open: 'Enter',
	accept: 'Enter',
	type: 'Enter',
	page: 'PgUp PgDn',
	choose: '↑↓',
	change: '←→',
	start: 'Enter',
	scroll: '↑↓',
};

/** The keys in full for the help screen, each with the sentence that explains it. */
export const keyHelp: ReadonlyArray<readonly [label: string, what: keyof ScreenWords['keyHelp']]> = [
	['1-9, 0', 'tile'],
	['← →, h l', 'move'],
	['A-Z, Tab, ↑ ↓', 'place'],
	['Enter', 'lay'],
	['d', 'draw'],
	['p', 'pass'],
	['=', 'arms'],
	['g', 'glyphs'],
	['?', 'help'],
	['Esc', 'back'],
	['q', 'leave'],
	['Ctrl+L', 'redraw'],
	['Ctrl+Z', 'suspend'],
	['Ctrl+C', 'abort'],
];
