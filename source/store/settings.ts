/** What a person has settled, and what he chose last. */
import {readFileSync} from 'node:fs';
import {errorCode} from './error-code.js';
import {setAside} from './set-aside.js';
import {
	type Unknown, countOf, objectIn, objectOf, textOf,
} from './untrusted.js';
import {writeSafely} from './write-safely.js';

/** The last match begun in the menu, to be offered again. */
export type LastChoices = {
	readonly variant?: string;
	readonly players?: number;
	/** For each bot its level. */
	readonly bots?: readonly string[];
	readonly target?: number;
	readonly games?: number;
	/** House rules by name. */
	readonly house?: Readonly<Record<string, string>>;
	/** The names of those who shared the keyboard with the person himself; empty for nobody in particular. */
	readonly others?: readonly string[];
};

/** All of it may be missing. The words are those of whoever uses them, who also says what is usual. */
export type Settings = {
	readonly language?: string;
	readonly name?: string;
	readonly glyphs?: string;
	readonly theme?: string;
	/** The pause before each action of a bot, in milliseconds. */
	readonly speed?: number;
	readonly bell?: boolean;
	readonly last?: LastChoices;
};

/** `damaged`: the file was no settings and has been renamed to `setAside`. `unreadable`: it is there, but could not be read or renamed. */
export type SettingsFault =
	| {readonly kind: 'damaged'; readonly setAside: string}
	| {readonly kind: 'unreadable'; readonly file: string};

/** The settings in a file, none if there is no file; whatever is wrong with it, one can play. A value of the wrong sort counts as missing. */
export function readSettings(file: string): {readonly settings: Settings; readonly fault?: SettingsFault} {
	let text: string;
	try {
		text = readFileSync(file, 'utf8');
	} catch (error) {
		return errorCode(error) === 'ENOENT' ? {settings: {}} : {settings: {}, fault: {kind: 'unreadable', file}};
	}

	const read = objectIn(text);
	return read === undefined ? {settings: {}, fault: putAside(file)} : {settings: settingsIn(read)};
}

/** Writes all settings; what only a newer version of the program knows stays as it is in the file. Throws what the file system says. */
export function writeSettings(file: string, settings: Settings): void {
	writeSafely(file, `${JSON.stringify({...contentOf(file), ...settings}, undefined, '\t')}\n`);
}

function contentOf(file: string): Unknown | undefined {
	try {
		return objectIn(readFileSync(file, 'utf8'));
	} catch {
		return undefined;
	}
}

function putAside(file: string): SettingsFault {
	try {
		return {kind: 'damaged', setAside: setAside(file)};
	} catch {
		return {kind: 'unreadable', file};
	}
}

function settingsIn(read: Unknown): Settings {
	const last = objectOf(read.last);
	return {
		language: textOf(read.language),
		name: textOf(read.name),
		glyphs: textOf(read.glyphs),
		theme: textOf(read.theme),
		speed: countOf(read.speed),
		bell: typeof read.bell === 'boolean' ? read.bell : undefined,
		last: last && choicesIn(last),
	};
}

function choicesIn(read: Unknown): LastChoices {
	const house = objectOf(read.house);
	return {
		variant: textOf(read.variant),
		players: countOf(read.players),
		bots: textsOf(read.bots),
		target: countOf(read.target),
		games: countOf(read.games),
		house: house && Object.fromEntries(Object.entries(house).filter((rule): rule is [string, string] => typeof rule[1] === 'string')),
		others: textsOf(read.others),
	};
}

function textsOf(value: unknown): string[] | undefined {
	return Array.isArray(value) ? value.filter(text => typeof text === 'string') : undefined;
}
