/** The first lines of a match: what is played, to what, and by whom. */
import {programLevel} from '../bots/program.js';
import type {Player} from '../match/match.js';
import {type Terms, houseRulesFor} from '../rules/variant.js';
import type {MatchInBrief} from '../words/plain.js';
import {nameOfLevel} from '../words/hints.js';
import {wordsOfVariant} from '../words/variants.js';
import {type Reader, whoIsTeam} from '../words/who.js';
import type {Words} from '../words/words.js';

/** A player as he is presented: a bot with its level. */
function called(words: Words, name: string, level: string | undefined): string {
	const {plain: {begin}} = words;
	if (level === programLevel) {
		return begin.program(name);
	}

	return level === undefined ? name : begin.bot(name, nameOfLevel(words, level));
}

/** The match in a few words. */
export function inBrief(words: Words, {variant, seats, target, games}: Terms, level?: string): MatchInBrief {
	return {
		variant: wordsOfVariant(words, variant).name, seats, target, games, level: level === undefined ? undefined : nameOfLevel(words, level),
	};
}

/** "Five Up, to 61.", then the house rules in force. */
export function termsLines(words: Words, terms: Terms): string[] {
	const {plain: {begin}} = words;
	const {houseRules} = wordsOfVariant(words, terms.variant);
	return [
		begin.match(inBrief(words, terms)),
		...houseRulesFor(terms.variant, terms.seats).map(({name}) => begin.house(withSmall(houseRules[name].name), houseRules[name].values[terms.house[name]])),
	];
}

/** Who reads of a match at one keyboard: its only person, or several of whom nobody is "you". */
export function readerOf(terms: Terms, players: readonly Player[]): Reader {
	const people = [...players.keys()].filter(seat => players[seat].kind === 'human');
	return {seat: people.length === 1 ? people[0] : undefined, players, terms};
}

/** The terms, then who sits in which order, and the pairs. */
export function openingLines(words: Words, players: readonly Player[], reader: Reader): string[] {
	const {plain: {begin}, screens: {seats}} = words;
	const {terms} = reader;
	const names = players.map(({name, level}, seat) => seat === reader.seat
		? seats.you
		: called(words, name, level));
	const teams = Array.from({length: terms.teamCount}, (_, team) => whoIsTeam(reader, team));
	return [
		...termsLines(words, terms),
		begin.seats(names),
		...(terms.teamCount < terms.seats ? [begin.pairs(teams.map(team => begin.pair(team)))] : []),
	];
}

/** A name within a sentence. */
function withSmall(name: string): string {
	return name.charAt(0).toLowerCase() + name.slice(1);
}
