/** The sentences about what is wrong with a record, in English. */
import {formatTile} from '../rules/tile.js';
import type {EndPart, Fault, Flaw} from './fault.js';
import {refusalSentence} from './refusal-sentence.js';
import {visible} from './visible.js';

type Sentences = {readonly [Kind in Flaw['kind']]: (flaw: Extract<Flaw, {kind: Kind}>) => string};

const endParts: Readonly<Record<EndPart, string>> = {
	end: 'the deal ended otherwise', pips: 'other pips are left', points: 'the end of the deal pays otherwise', score: 'the score is another',
};

const sentences: Sentences = {
	'not-utf-8': () => 'the bytes are no UTF-8',
	'control-character': ({code}) => code === 13 || code === 9
		? `${code === 13 ? 'a carriage return (CR)' : 'a tab'} may not stand in a record`
		: `a control character (${visible(String.fromCodePoint(code))}) may not stand in a record`,
	spaces: () => 'one space stands between two words, and none at the beginning or the end',
	'not-understood': () => 'this is no line of a record',
	'hidden-tiles': () => 'the tiles are hidden: a seat\'s own copy of a match cannot be read as a record',
	'no-record': () => 'a record begins with "dominogranie 1"',
	'unknown-version': () => 'only version 1 of the format is known',
	'header-is-over': () => 'the header is over',
	twice: ({what}) => `"${what}" has been said before`,
	missing: ({what}) => `the header ends here, but "${what}" is missing`,
	'unknown-variant': ({known}) => `there is no such variant, only ${list(known)}`,
	'variant-first': () => 'the variant comes before the options',
	'unknown-option': ({known}) => `there is no such option in this variant, only ${list(known)}`,
	'unknown-value': ({known}) => `there is no such value, only ${list(known)}`,
	'wrong-number': ({option}) => option === 'target' ? 'the target is a number from 1' : 'the number of games is odd: 1, 3, 5 …',
	'seats-in-order': ({due}) => `seat ${due + 1} is to be named here`,
	'seats-before-teams': () => 'the seats come before the teams',
	'number-of-seats': ({allowed}) => `the variant has ${list(allowed.map(String), 'or')} seats`,
	'no-pairs': () => 'teams are named only where four play in pairs',
	'wrong-team': ({known}) => `the teams are "${known.join('" and "')}"`,
	'name-too-long': () => 'a name has at most 40 characters',
	'quote-in-name': () => 'a name holds no quotes',
	'no-date': () => 'this is no date and time in UTC, such as 2026-01-10T11:25:00Z',
	'no-hexadecimal': () => 'these are not 64 hexadecimal digits (0-9, a-f)',
	'secret-and-commit': () => 'a header holds a secret or a commit, not both',
	'wrong-leader': ({due}) => due.why === 'lot' ? 'the leader is chosen by lot' : `seat ${due.seat + 1} leads (${due.why})`,
	'number-of-tiles': ({due}) => `${due} tiles belong here`,
	'dealt-twice': ({tile}) => `${formatTile(tile)} is dealt twice`,
	'forged-deal': () => 'the deal is not the one that the secret gives',
	'forged-lot': ({due}) => `by the secret the lot falls on seat ${due + 1}`,
	'wrong-reveal': () => 'this secret does not hash to the commit of the header',
	'nothing-to-reveal': () => 'the header has no commit that this could reveal',
	refused: flaw => refusalSentence(flaw),
	'line-due': ({due}) => `"${due}" has to stand here`,
	'deal-in-play': ({turn}) => `the deal is in play, and it is the turn of seat ${turn + 1}`,
	'no-such-seat': ({seat}) => `there is no seat ${seat + 1}`,
	'wrong-count': ({due}) => `the count is ${due}: "=${due}" has to stand here`,
	'wrong-points': ({due}) => due === 0 ? 'the tile earns nothing' : `the tile earns ${due}: "+${due}" has to stand here`,
	'wrong-draw': ({due}) => `${formatTile(due)} is the next tile of the boneyard`,
	'wrong-end': ({part, due}) => `${endParts[part]}: "${due}"`,
	'wrong-winner': ({due}) => `team ${due + 1} won`,
	'match-is-over': () => 'the match is over: only the reveal of a committed secret may follow',
};

/** What stands on the line and why it is wrong: `2 6-5>5-3 =8, 6-5 does not fit 5-3`. Safe to print whatever the record holds. */
export function faultSentence(fault: Fault): string {
	return `${visible(fault.read)}, ${sentenceOf(fault, fault.kind)}`;
}

function sentenceOf<Kind extends Flaw['kind']>(flaw: Extract<Flaw, {kind: Kind}>, kind: Kind): string {
	return sentences[kind](flaw);
}

function list(names: readonly string[], last = 'and'): string {
	return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}
