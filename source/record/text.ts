/** The small things on a line: numbers, names, dates, hexadecimal digits. */
import type {Flaw} from './fault.js';

/** How many characters (code points) a name or a player's words may have. */
export const longestName = 40;

/** Reads a number without sign and leading zeros, of at most 15 digits; anything else is undefined. */
export function parseNumber(text: string): number | undefined {
	return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined;
}

/** Reads a seat or team as it is written, counted from 1, into one counted from 0. */
export function parsePlace(text: string): number | undefined {
	const number = parseNumber(text);
	return number === undefined || number === 0 ? undefined : number - 1;
}

/** What is wrong with a name or a player's words; they may be empty. */
export function flawInName(name: string): Flaw | undefined {
	if (name.includes('"')) {
		return {kind: 'quote-in-name'};
	}

	const control = /\p{Cc}/u.exec(name);
	if (control) {
		return {kind: 'control-character', code: control[0].codePointAt(0)!};
	}

	return name.length > longestName && [...name].length > longestName ? {kind: 'name-too-long'} : undefined;
}

/** The nearest name that a record can hold: quotes become apostrophes, control characters spaces, the rest is cut off. */
export function nameForRecord(name: string): string {
	return [...name.replaceAll('"', '\'').replaceAll(/\p{Cc}/gu, ' ')].slice(0, longestName).join('');
}

/** Whether this is a day and a second of the calendar, in UTC: `2026-01-10T11:25:00Z`. */
export function isDate(text: string): boolean {
	if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)) {
		return false;
	}

	// A day that a month does not have would roll over into the next one.
	const time = new Date(text);
	return !Number.isNaN(time.getTime()) && time.toISOString() === text.replace('Z', '.000Z');
}

/** Whether this is the name of a bot's level. Which levels there are is the shelf's affair: a record outlives it. */
export function isLevel(text: string): boolean {
	return text.length <= longestName && /^[a-z][a-z\d-]*$/.test(text);
}
