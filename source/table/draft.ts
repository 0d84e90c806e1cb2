/** The match that is being put together, by a menu or by questions. */
import type {Player} from '../match/match.js';
import {flawInName} from '../record/text.js';
import {
	type House, type Variant, agree,
} from '../rules/variant.js';
import type {LastChoices} from '../store/settings.js';
import {variantById, variants} from '../variants/index.js';
import {botNames} from './names.js';
import type {MatchWish} from './wish.js';

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
	/** Of the second and further people, as far as they have been named; there may be more than people. */
	readonly others: readonly string[];
};

/** What a match may be the best of. */
export const lengths = [1, 3, 5, 7, 9];

/** The highest target that can be chosen. */
export const highestTarget = 999;
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
		others: (last.others ?? []).map(other => flawInName(other) === undefined ? other.trim() : ''),
	};
}

/** What is to be remembered of it. */
export function lastOf({variant, players, people, level, target, games, house, others}: Draft): LastChoices {
	return {
		variant: variant.id, players, bots: Array.from({length: players - people}, () => level), target, games, house, others,
	};
}

/** The match of a draft: the people first, then bots with names of their own; `person` names somebody who has no name, counted from 1. */
export function matchOfDraft(draft: Draft, person: (place: number, people: number) => string): MatchWish {
	const {variant, players, people, level, target, games, house} = draft;
	const names = Array.from({length: people}, (_, place) => nameIn(draft, place) || person(place + 1, people));
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

/** The name of a person, counted from 0; empty for nobody in particular. */
export function nameIn({name, others}: Pick<Draft, 'name' | 'others'>, place: number): string {
	return place === 0 ? name : others.at(place - 1) ?? '';
}

/** A match of a variant as it is usual; the level is the usual one, too. */
export function draftFor(variant: Variant, {levels, name, others = []}: Pick<Draft, 'levels' | 'name'> & Partial<Pick<Draft, 'others'>>): Draft {
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
		others,
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
