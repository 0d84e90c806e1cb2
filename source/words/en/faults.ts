/** What is wrong with a record, in English. */
import type {EndPart} from '../../record/fault.js';
import {formatTile} from '../../rules/tile.js';
import type {FlawWords, RefusedWords} from '../faults.js';
import {listed, tiles} from './nouns.js';

const controls: Readonly<Record<number, string>> = {9: 'a tab', 13: 'a carriage return (CR)'};

const endParts: Readonly<Record<EndPart, string>> = {
	end: 'the deal ended otherwise', pips: 'other pips are left', points: 'the end of the deal pays otherwise', score: 'the score is another',
};

const flaws: FlawWords = {
	'not-utf-8': () => 'the bytes are no UTF-8',
	'control-character': ({code}) => `${controls[code] ?? `the control character ${code}`} may not stand in a record`,
	spaces: () => 'one space stands between two words, and none at the beginning or the end',
	'not-understood': () => 'this is no line of a record',
	'hidden-tiles': () => 'the tiles are hidden: a seat\'s own copy of a match cannot be read as a record',
	'no-record': () => 'a record begins with "dominogranie 1"',
	'unknown-version': () => 'only version 1 of the format is known',
	'header-is-over': () => 'the header is over',
	twice: ({what}) => `"${what}" has been said before`,
	missing: ({what}) => `the header ends here, but "${what}" is missing`,
	'unknown-variant': ({known}) => `there is no such variant, only ${listed(known)}`,
	'variant-first': () => 'the variant comes before the options',
	'unknown-option': ({known}) => `there is no such option in this variant, only ${listed(known)}`,
	'unknown-value': ({known}) => `there is no such value, only ${listed(known)}`,
	'wrong-number': ({option}) => option === 'target' ? 'the target is a number from 1' : 'the number of games is odd: 1, 3, 5 …',
	'seats-in-order': ({due}) => `seat ${due + 1} is to be named here`,
	'seats-before-teams': () => 'the seats come before the teams',
	'number-of-seats': ({allowed}) => `the variant has ${listed(allowed.map(String), 'or')} seats`,
	'no-pairs': () => 'teams are named only where four play in pairs',
	'wrong-team': ({known}) => `the teams are "${known.join('" and "')}"`,
	'name-too-long': () => 'a name has at most 40 characters',
	'quote-in-name': () => 'a name holds no quotes',
	'no-date': () => 'this is no date and time in UTC, such as 2026-01-10T11:25:00Z',
	'no-hexadecimal': () => 'these are not 64 hexadecimal digits (0-9, a-f)',
	'secret-and-commit': () => 'a header holds a secret or a commit, not both',
	'wrong-leader': ({due}) => due.why === 'lot' ? 'the leader is chosen by lot' : `seat ${due.seat + 1} leads (${due.why})`,
	'number-of-tiles': ({due}) => `${tiles(due)} ${due === 1 ? 'belongs' : 'belong'} here`,
	'dealt-twice': ({tile}) => `${formatTile(tile)} is dealt twice`,
	'forged-deal': () => 'the deal is not the one that the secret gives',
	'forged-lot': ({due}) => `by the secret the lot falls on seat ${due + 1}`,
	'wrong-reveal': () => 'this secret does not hash to the commit of the header',
	'nothing-to-reveal': () => 'the header has no commit that this could reveal',
	'line-due': ({due}) => `"${due}" has to stand here`,
	'deal-in-play': ({turn}) => `the deal is in play, and it is the turn of seat ${turn + 1}`,
	'no-such-seat': ({seat}) => `there is no seat ${seat + 1}`,
	'wrong-count': ({due}) => `the sum is ${due}: "=${due}" has to stand here`,
	'wrong-points': ({due}) => due === 0 ? 'the tile earns nothing' : `the tile earns ${due}: "+${due}" has to stand here`,
	'wrong-draw': ({due}) => `${formatTile(due)} is the next tile of the boneyard`,
	'wrong-end': ({part, due}) => `${endParts[part]}: "${due}"`,
	'wrong-winner': ({due}) => `team ${due + 1} won`,
	'match-is-over': () => 'the match is over: only the reveal of a committed secret may follow',
};

const refused: RefusedWords = {
	'deal-is-over': () => 'the deal is over',
	'not-your-turn': ({turn}) => turn === undefined ? 'it is nobody\'s turn' : `it is the turn of seat ${turn}`,
	'tile-not-in-hand': ({seat, tile = 'the tile'}) => `seat ${seat} does not hold ${tile}`,
	'lead-first': ({tile = 'a tile'}) => `the table is empty, ${tile} can only be led`,
	'may-not-be-led': ({tile = 'the tile'}) => `${tile} may not be led`,
	'table-is-not-empty': ({tile = 'the tile'}) => `the table is not empty, ${tile} needs a host`,
	'host-not-on-table': ({host = 'the host'}) => `${host} does not lie on the table`,
	'does-not-fit': ({tile = 'the tile', host = 'the host'}) => `${tile} does not fit ${host}`,
	'not-a-spinner': ({host = 'the double'}) => `${host} is no spinner, and its two long sides are covered`,
	'place-is-covered': ({tile = 'the tile', host = 'the host'}) => `${host} has no free place for ${tile}`,
	'cross-first': ({host = 'the host'}) => `${host} may be used only when all four sides of the lead double are covered`,
	'you-can-lead': ({seat, instead = 'a tile'}) => `seat ${seat} can lead ${instead}`,
	'you-can-play': ({seat, instead = 'a tile'}) => `seat ${seat} can play ${instead}`,
	'you-may-stop-only': () => 'an extra play is declined by "stop"',
	'draw-first': ({seat}) => `seat ${seat} can still draw`,
	'draw-for-lead': () => 'nobody could lead, so each in turn draws until one can',
	'no-boneyard': () => 'all tiles are dealt in this game, nothing is ever drawn',
	'nothing-to-draw': () => 'no tile may be drawn any more',
	'pass-the-lead': () => 'who cannot lead passes the lead on',
	'nothing-to-stop': () => 'there is no extra play to decline',
	'match-is-over': () => 'the match is over',
	'deal-in-play': () => 'a deal is in play',
	'no-deal-in-play': () => 'no deal is in play',
	'not-the-set': () => 'these are not the 28 tiles',
	'wrong-leader': () => 'another seat leads',
	'people-at-the-table': () => 'nothing can be taken back with other people at the table',
	'nothing-to-take-back': ({seat}) => `seat ${seat} has nothing to take back in this deal`,
	'no-such-seat': ({seat}) => `there is no seat ${seat}`,
	'already-away': ({seat}) => `seat ${seat} has left already`,
	'not-away': ({seat}) => `seat ${seat} has not left`,
};

export const faults = {flaws, refused};

/** What can be wrong with a record; every language has all of it. */
export type FaultWords = typeof faults;
