/** The keys as they are written on the screen: in the line at the bottom, and in the help. */
import type {ScreenWords} from '../words/en/screens.js';

/** A word of the line of keys. */
export type KeyWord = keyof ScreenWords['keys'];

/** The key that stands beside a word. */
export const keyLabels: Readonly<Partial<Record<KeyWord, string>>> = {
	tile: '1-9',
	move: '←→',
	place: 'Tab',
	lay: 'Enter',
	lead: 'Enter',
	draw: 'd',
	pass: 'p',
	stop: 'p',
	hint: 'i',
	undo: 'u',
	tracker: 't',
	more: '↓',
	help: '?',
	arms: '=',
	messages: 'm',
	say: 'm',
	glyphs: 'g',
	leave: 'q',
	back: 'Esc',
	giveUp: 'Esc',
	next: 'Enter',
	nextDeal: 'Enter',
	nextGame: 'Enter',
	menu: 'Enter',
	done: 'Enter',
	table: 'Enter',
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

/** The keys in full for the help screen, each with the sentence that explains it; of the two for drawing a game has one or none. */
export const keyHelp: ReadonlyArray<readonly [label: string, what: keyof ScreenWords['keyHelp']]> = [
	['1-9, 0', 'tile'],
	['← →, h l', 'move'],
	['A-Z, Tab, ↑ ↓', 'place'],
	['Enter', 'lay'],
	['d', 'draw'],
	['d', 'drawForLeadToo'],
	['p', 'pass'],
	['i', 'hint'],
	['u', 'undo'],
	['t', 'tracker'],
	['↓', 'actions'],
	['=', 'arms'],
	['m', 'messages'],
	['g', 'glyphs'],
	['?', 'help'],
	['Esc', 'back'],
	['q', 'leave'],
	['Ctrl+L', 'redraw'],
	['Ctrl+Z', 'suspend'],
	['Ctrl+C', 'abort'],
];
