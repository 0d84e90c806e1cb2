/** The first lines of a match: what is played, to what, and by whom. */
import type {Player} from '../match/match.js';
import type {Terms} from '../rules/variant.js';
import type {MatchInBrief} from '../words/plain.js';
import {nameOfLevel} from '../words/hints.js';
import {wordsOfVariant} from '../words/variants.js';
import {type Reader, whoIsTeam} from '../words/who.js';
import type {Words} from '../words/words.js';

/** The match in a few words. */
export function inBrief(words: Words, {variant, seats, target, games}: Terms, level?: string): MatchInBrief {
	return {
		variant: wordsOfVariant(words, variant).name, seats, target, games, level: level === undefined ? undefined : nameOfLevel(words, level),
	};
}

/** "Five Up, to 61.", then who sits in which order, and the pairs. */
export function openingLines(words: Words, terms: Terms, players: readonly Player[]): string[] {
	const {plain: {begin}, screens: {seats}} = words;
	const people = [...players.keys()].filter(seat => players[seat].kind === 'human');
	const reader: Reader = {seat: people.length === 1 ? people[0] : undefined, players, terms};
	const names = players.map(({name, level}, seat) => seat === reader.seat
		? seats.you
		: (level === undefined ? name : begin.bot(name, nameOfLevel(words, level))));
	const teams = Array.from({length: terms.teamCount}, (_, team) => whoIsTeam(reader, team));
	return [
		begin.match(inBrief(words, terms)),
		begin.seats(names),
		...(terms.teamCount < terms.seats ? [begin.pairs(teams.map(team => begin.pair(team)))] : []),
	];
}
