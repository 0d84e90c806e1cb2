/** What a typed line asks for. English words are always understood, besides those of the reader's language. */
import {type Tile, tileOf} from '../rules/tile.js';
import {wordsFor} from '../words/words-for.js';
import {withoutMarks} from '../words/without-marks.js';
import type {Words} from '../words/words.js';

/** What can be asked for by one word or key. `pass-or-stop` is whichever the turn allows. */
export type Deed = Exclude<Spoken, 'on' | 'say' | 'play' | 'preview'> | 'pass-or-stop';

/** The kinds of words that may be typed. */
type Spoken = keyof Words['plain']['typed'];

/** A tile as it was named: itself, or by its number in the hand; a number alone may also answer a question. */
export type NamedTile = {readonly tile: Tile} | {readonly number: number};

/** A place as it was named: by the letter of its end, or by the host. */
export type NamedPlace = {readonly letter: string} | {readonly host: Tile};

/** What a line asks for. */
export type Command =
	/** Enter alone. */
	| {readonly kind: 'nothing'}
	| {readonly [One in Deed]: {readonly kind: One}}[Deed]
	| {readonly kind: 'say'; readonly text: string}
	/** To lay a tile, or (`preview`) to hear what it would bring; without a tile, the only one, or all. */
	| {readonly kind: 'play' | 'preview'; readonly tile: NamedTile | undefined; readonly place: NamedPlace | undefined}
	/** A tile was named that is not in the set. */
	| {readonly kind: 'no-such-tile'; readonly text: string}
	| {readonly kind: 'unknown'; readonly text: string};

const keys: Readonly<Record<string, Deed>> = {
	e: 'ends',
	h: 'hand',
	c: 'counts',
	b: 'layout',
	l: 'last',
	'?': 'help',
	d: 'draw',
	p: 'pass-or-stop',
	n: 'next',
	i: 'hint',
	u: 'undo',
	t: 'tracker',
	q: 'quit',
};

/** How much of what was not understood is repeated. */
const longestEcho = 30;

/** Reads a line: capitals, marks and spaces do not matter. */
export function commandIn(line: string, words: Words): Command {
	const text = plainText(line);
	const [first, ...rest] = text.split(' ');
	if (text === '') {
		return {kind: 'nothing'};
	}

	const kind = rest.length === 0 && Object.hasOwn(keys, first) ? keys[first] : kindOf(first, words);
	if (kind === 'say') {
		return {kind, text: rest.join(' ')};
	}

	if (kind === undefined || kind === 'on') {
		return laying('play', text, words) ?? unknown(line);
	}

	if (kind === 'play' || kind === 'preview') {
		return rest.length === 0 ? {kind, tile: undefined, place: undefined} : laying(kind, rest.join(' '), words) ?? unknown(line);
	}

	return rest.length === 0 ? {kind} : unknown(line);
}

const spoken: readonly Spoken[] = [
	'ends',
	'hand',
	'counts',
	'layout',
	'last',
	'help',
	'rules',
	'play',
	'preview',
	'draw',
	'pass',
	'stop',
	'next',
	'hint',
	'undo',
	'tracker',
	'say',
	'quit',
	'on',
];

/** What a word stands for; a word of the reader's own language comes before an English one. */
function kindOf(word: string, words: Words): Spoken | undefined {
	const kindIn = ({plain: {typed}}: Words) => spoken.find(kind => typed[kind].some(one => plainText(one) === word));
	return kindIn(words) ?? kindIn(wordsFor('en'));
}

/** `5-3`, `53`, `5-3 b`, `5-3>5-5`, `5-3 on 5-5`, `2 b`: a tile or its number, then perhaps its place. */
function laying(kind: 'play' | 'preview', text: string, words: Words): Command | undefined {
	const parts = /^(\d[-:|/.]?\d|[1-9])(?:\s*(>|[a-z]{2,})?\s*(\d[-:|/.]?\d|[a-z]))?$/.exec(text);
	if (parts === null) {
		return undefined;
	}

	const [, named, joint, where] = parts;
	const notInSet = [named, where ?? ''].find(one => one.length > 1 && tileIn(one) === undefined);
	if (notInSet !== undefined) {
		return {kind: 'no-such-tile', text: notInSet};
	}

	const tile = named.length === 1 ? {number: Number(named)} : tileIn(named);
	const isJoined = joint === undefined || joint === '>' || kindOf(joint, words) === 'on';
	const place = where === undefined ? undefined : placeIn(where);
	return tile === undefined || !isJoined || (where !== undefined && place === undefined) ? undefined : {kind, tile, place};
}

function placeIn(text: string): NamedPlace | undefined {
	if (/^[a-z]$/.test(text)) {
		return {letter: text};
	}

	const named = tileIn(text);
	return named && {host: named.tile};
}

/** `5-3`, `5:3`, `53`, either way round. */
function tileIn(text: string): {tile: Tile} | undefined {
	const halves = /^([0-6])[-:|/.]?([0-6])$/.exec(text);
	return halves ? {tile: tileOf(Number(halves[1]), Number(halves[2]))} : undefined;
}

function unknown(line: string): Command {
	return {kind: 'unknown', text: echoOf(line)};
}

/** What was typed, to be said again: without what cannot be printed, and not too much of it. */
export function echoOf(line: string): string {
	const text = line.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
	return [...text].slice(0, longestEcho).join('');
}

function plainText(text: string): string {
	return withoutMarks(text).toLowerCase().trim().replaceAll(/\s+/g, ' ');
}
