/**
One key press: a known key by its name (`left`, `enter`, `ctrl-c` …), or else the one character that it types.
Every name is longer than one character, so `isCharacter` tells them apart.
*/
export type Key = string;

/** Whether the key types a character, as `a` does and `left` does not. */
export const isCharacter = (key: Key): boolean => !names.has(key);

/** Keys that arrive as one control character. */
export const controlKeys: ReadonlyMap<string, Key> = new Map([
	['\r', 'enter'],
	['\n', 'enter'],
	['\t', 'tab'],
	['\u007F', 'backspace'],
	['\b', 'backspace'],
	['\u0003', 'ctrl-c'],
	['\u000C', 'ctrl-l'],
	['\u001A', 'ctrl-z'],
]);

/** Keys that arrive as a sequence, by what follows `ESC [`. Home and End have as many codes as there were makers. */
export const csiKeys: ReadonlyMap<string, Key> = new Map([
	['A', 'up'],
	['B', 'down'],
	['C', 'right'],
	['D', 'left'],
	['H', 'home'],
	['F', 'end'],
	['Z', 'shift-tab'],
	['1~', 'home'],
	['3~', 'backspace'],
	['4~', 'end'],
	['5~', 'page-up'],
	['6~', 'page-down'],
	['7~', 'home'],
	['8~', 'end'],
]);

/** The same in a terminal's application mode, by what follows `ESC O`. */
export const ss3Keys: ReadonlyMap<string, Key> = new Map([
	['A', 'up'],
	['B', 'down'],
	['C', 'right'],
	['D', 'left'],
	['H', 'home'],
	['F', 'end'],
]);

// A bare ESC would wait in Ink for more; the long form of the same key is read at once.
const inkForms: ReadonlyMap<Key, string> = new Map([
	['left', '\u001B[D'],
	['right', '\u001B[C'],
	['up', '\u001B[A'],
	['down', '\u001B[B'],
	['home', '\u001B[H'],
	['end', '\u001B[F'],
	['page-up', '\u001B[5~'],
	['page-down', '\u001B[6~'],
	['enter', '\r'],
	['tab', '\t'],
	['shift-tab', '\u001B[Z'],
	['backspace', '\b'],
	['escape', '\u001B[27u'],
	['ctrl-c', '\u0003'],
	['ctrl-l', '\u000C'],
	['ctrl-z', '\u001A'],
]);
/** The end of a bracketed paste; Ink is not told of it. */
const paste: Key = 'paste';
const names: ReadonlySet<Key> = new Set([...inkForms.keys(), paste]);

/** The key as Ink's `useInput` understands it; undefined for what it need not know. */
export const inkForm = (key: Key): string | undefined => key === paste ? undefined : inkForms.get(key) ?? key;
