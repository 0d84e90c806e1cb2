/** Every sentence that a language has, with the path where it stands. */
import type {Event} from '../../source/match/events.js';
import type {Flaw} from '../../source/record/fault.js';
import {type Ending, type Terms, agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {bonusLines} from '../../source/words/bonus-sentences.js';
import {eventLine} from '../../source/words/event-lines.js';
import {flawClause} from '../../source/words/faults.js';
import type {Reader} from '../../source/words/who.js';
import type {Words} from '../../source/words/words.js';
import {hand, tile} from './notation.js';

export type Sentence = {
	readonly path: string;
	readonly text: string;
};

const players = ['Klara', 'Łucja', 'Zofia', 'Jan'].map(name => ({name}));

/** The reader in this seat, or a watcher, of a match with these terms. */
export function readerOf(terms: Terms, seat?: number): Reader {
	return {terms, seat, players};
}

/** An event of each type; the record of types makes the list complete. */
export const events: Readonly<Record<Event['type'], readonly Event[]>> = {
	'game-began': [{type: 'game-began', game: 1}],
	dealt: (['lot', 'out', 'left'] as const).map(why => ({
		type: 'dealt', deal: 1, leader: 0, why,
	})),
	laid: [true, false].flatMap(out => [undefined, tile('5-5')].map(host => ({
		type: 'laid', seat: 0, tile: tile('5-3'), host, count: 15, points: 3, another: !out, out,
	}))),
	drew: [undefined, tile('5-3')].map(drawn => ({
		type: 'drew', seat: 0, tile: drawn, drawable: 3,
	})),
	passed: [true, false].map(lead => ({type: 'passed', seat: 0, lead})),
	stopped: [{type: 'stopped', seat: 0}],
	'deal-over': ([{kind: 'blocked'}, {kind: 'out', seat: 0}, {kind: 'last', seat: 0}, {kind: 'target', seat: 0}] as Ending[]).flatMap(ending => [
		dealOver(ending, []),
		dealOver(ending, [{
			team: 0, points: 2, plus: 0, minus: 0,
		}]),
		dealOver(ending, [{
			team: 0, points: 2, plus: 2, minus: 1,
		}]),
	]),
	'game-over': [{type: 'game-over', game: 1, winner: 0}],
	'match-over': [{type: 'match-over', winner: 0}],
	'took-back': [{type: 'took-back', seat: 0}],
	hinted: [{type: 'hinted', seat: 0}],
	left: [{type: 'left', seat: 0}],
	back: [{type: 'back', seat: 0}],
	seated: [
		{type: 'seated', seat: 0, kind: 'human'},
		...['novice', 'casual', 'club', 'expert', 'exec'].map(level => ({
			type: 'seated', seat: 0, kind: 'bot', level,
		} as const)),
	],
};

function dealOver(ending: Ending, payments: Array<{team: number; points: number; plus: number; minus: number}>): Event & {type: 'deal-over'} {
	return {
		type: 'deal-over',
		ending,
		payments,
		hands: [hand(ending.kind === 'blocked' ? '3-2' : ''), hand('6-6'), hand('5-5'), hand('6-5')],
		pips: [5, 12, 10, 11],
		points: [2, 0, 0, 0],
		scores: [61, 61, 3, 0],
	};
}

/** All sentences of a language. */
export function sentencesOf(words: Words): Sentence[] {
	const {language, events: _, refusals: __, bonus: ___, faults: ____, bots, ...others} = words;
	return [
		...eventSentences(words),
		...refusalSentences(words),
		...flawSentences(words),
		...sentencesIn(bots, 'bots'),
		...sentencesIn(others, ''),
	].map(({path, text}) => ({path: `${language}.${path}`, text}));
}

function eventSentences(words: Words): Sentence[] {
	const all: Sentence[] = [];
	for (const variant of [fiveUp, sevenToedPete, doubleBergen]) {
		for (const seat of [undefined, 0, 2]) {
			const reader = readerOf(agree(variant, {seats: 4, games: 3}), seat);
			for (const event of Object.values(events).flat()) {
				all.push({path: `events.${event.type}`, text: eventLine(words, event, reader)});
				if (event.type === 'deal-over') {
					all.push(...bonusLines(words, event, reader).map(text => ({path: 'bonus', text})));
				}
			}
		}
	}

	return all;
}

function refusalSentences({refusals}: Words): Sentence[] {
	const particulars = {
		tile: '6-5', host: '5-3', playable: '5-3', place: 'b', cross: '6-6', turn: 'Łucja', closed: 2,
	};
	return Object.entries(refusals).flatMap(([word, sentence]) => [{}, particulars, ...(['draw', 'pass', 'stop'] as const).map(wanted => ({...particulars, wanted}))]
		.map(given => ({path: `refusals.${word}`, text: sentence(given)})));
}

/** A flaw of each kind. */
export const flaws: ReadonlyArray<Exclude<Flaw, {kind: 'refused'}>> = [
	...([
		'not-utf-8',
		'spaces',
		'not-understood',
		'hidden-tiles',
		'no-record',
		'unknown-version',
		'header-is-over',
		'variant-first',
		'seats-before-teams',
		'no-pairs',
		'name-too-long',
		'quote-in-name',
		'no-date',
		'no-hexadecimal',
		'secret-and-commit',
		'forged-deal',
		'wrong-reveal',
		'nothing-to-reveal',
		'match-is-over',
	] as const).map(kind => ({kind})),
	...[9, 13, 27].map(code => ({kind: 'control-character', code} as const)),
	...(['twice', 'missing'] as const).map(kind => ({kind, what: 'variant'})),
	...(['unknown-variant', 'unknown-option', 'unknown-value', 'wrong-team'] as const).map(kind => ({kind, known: ['five-up', 'double-bergen']})),
	...(['target', 'games'] as const).map(option => ({kind: 'wrong-number', option} as const)),
	...(['seats-in-order', 'forged-lot', 'wrong-winner', 'wrong-count', 'wrong-points', 'wrong-draw', 'number-of-tiles'] as const).map(kind => ({kind, due: 5})),
	{kind: 'wrong-points', due: 0},
	{kind: 'number-of-seats', allowed: [2, 3, 4]},
	{kind: 'wrong-leader', due: {why: 'lot'}},
	...(['out', 'left'] as const).map(why => ({kind: 'wrong-leader', due: {why, seat: 1}} as const)),
	{kind: 'dealt-twice', tile: 3},
	{kind: 'line-due', due: 'match won 1'},
	{kind: 'deal-in-play', turn: 1},
	{kind: 'no-such-seat', seat: 4},
	...(['end', 'pips', 'points', 'score'] as const).map(part => ({kind: 'wrong-end', part, due: `${part} 1 2`} as const)),
];

function flawSentences(words: Words): Sentence[] {
	const refused = Object.entries(words.faults.refused).flatMap(([word, say]) => [
		say({
			seat: 1, turn: 2, tile: '6-5', host: '5-3', instead: '5-5',
		}),
		say({
			seat: 1, turn: undefined, tile: undefined, host: undefined, instead: undefined,
		}),
	].map(text => ({path: `faults.refused.${word}`, text})));
	return [...flaws.map(flaw => ({path: `faults.${flaw.kind}`, text: flawClause(words, flaw)})), ...refused];
}

/** All texts in a part of the words; what needs particulars is given stand-ins. */
function sentencesIn(part: unknown, path: string): Sentence[] {
	if (typeof part === 'string') {
		return [{path, text: part}];
	}

	if (typeof part === 'function') {
		return sentencesIn(Reflect.apply(part, undefined, [standIn, standIn, standIn]), `${path}()`);
	}

	if (typeof part !== 'object' || part === null) {
		throw new Error(`These are no words: ${path}`);
	}

	return Object.entries(part).flatMap(([key, value]: [string, unknown]) => sentencesIn(value, path === '' ? key : `${path}.${key}`));
}

/** Goes for a number, a text, a list of one, or an object with any such fields: it reads "2". */
const standIn: unknown = new Proxy(['2'], {
	get: (target, key): unknown => typeof key === 'symbol' || key in target ? Reflect.get(target, key) : standIn,
});

