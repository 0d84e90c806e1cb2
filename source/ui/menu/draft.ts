/** The match that is being put together in the menu. */
import type {Player} from '../../match/match.js';
import {
	type House, type Variant, agree,
} from '../../rules/variant.js';
import type {LastChoices} from '../../store/settings.js';
import {botNames} from '../../table/names.js';
import type {MatchWish} from '../../table/wish.js';
import {variantById, variants} from '../../variants/index.js';
import type {Language} from '../../words/language.js';
import {wordsFor} from '../../words/words-for.js';

export type Draft = {
	readonly variant: Variant;
	readonly players: number;
	/** How many of them are people at this keyboard. */
	readonly people: number;
	/** The level of every bot; one of `levels`. */
	readonly level: string;
	readonly levels: readonly string[];
	readonly target: number;
	readonly games: number;
	readonly house: House;
	/** Of the first person; empty for nobody in particular. */
	readonly name: string;
};

/** What a match may be the best of. */
export const lengths = [1, 3, 5, 7, 9];

const highestTarget = 999;
const usualLevel = 'casual';

/** The match as it was last begun, where that is still possible; else as the rulebook has it. */
export function draftOf(last: LastChoices, {name, levels}: {readonly name: string; readonly levels: readonly string[]}): Draft {
	const variant = variantById(last.variant ?? '') ?? variants[0];
	const usual = draftFor(variant, {levels, name});
	const players = oneOf(variant.seats, last.players, usual.players);
	const bots = players === last.players ? last.bots?.length : undefined;
	const house = variant.houseRules.map((rule): [string, string] => [rule.name, oneOf(rule.values, last.house?.[rule.name], rule.values[0])]);
	return {
		...usual,
		players,
		people: Math.max(1, players - (bots ?? players - 1)),
		level: oneOf(levels, last.bots?.[0], usual.level),
		target: isTarget(last.target) ? last.target : usual.target,
		games: oneOf(lengths, last.games, usual.games),
		house: Object.fromEntries(house),
	};
}

/** What is to be remembered of it. */
export function lastOf({variant, players, people, level, target, games, house}: Draft): LastChoices {
	return {
		variant: variant.id, players, bots: Array.from({length: players - people}, () => level), target, games, house,
	};
}

/** The match of a draft: the people first, then bots with names of their own. */
export function matchOf({variant, players, people, level, target, games, house, name}: Draft, {language}: {readonly language: Language}): MatchWish {
	const {person} = wordsFor(language).usage;
	const names = Array.from({length: people}, (_, place) => place === 0 && name !== '' ? name : person(place + 1, people));
	return {
		terms: agree(variant, {
			seats: players, target, games, house,
		}),
		players: [
			...names.map((own): Player => ({name: own, kind: 'human'})),
			...botNames(players - people, names).map((own): Player => ({name: own, kind: 'bot', level})),
		],
	};
}

/** A match of a variant as it is usual; the level is the usual one, too. */
export function draftFor(variant: Variant, {levels, name}: Pick<Draft, 'levels' | 'name'>): Draft {
	return {
		variant,
		players: variant.seats[0],
		people: 1,
		level: oneOf(levels, usualLevel, levels[0]),
		levels,
		target: variant.target,
		games: 1,
		house: agree(variant, {seats: variant.seats[0]}).house,
		name,
	};
}

/** Whether so many points can be a target. */
export function isTarget(target: number | undefined): target is number {
	return target !== undefined && target >= 1 && target <= highestTarget;
}

/** What is wanted, if it is possible. */
export function oneOf<T>(possible: readonly T[], wanted: T | undefined, otherwise: T): T {
	return wanted !== undefined && possible.includes(wanted) ? wanted : otherwise;
}
