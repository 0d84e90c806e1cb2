/** The match that the questions put together. */
import {levels} from '../bots/index.js';
import type {Player} from '../match/match.js';
import {flawInName} from '../record/text.js';
import {
	type House, type Variant, agree,
} from '../rules/variant.js';
import type {LastChoices, Settings} from '../store/settings.js';
import {botNames} from '../table/names.js';
import type {MatchWish} from '../table/wish.js';
import {variantById, variants} from '../variants/index.js';
import type {Words} from '../words/words.js';

/** All that is to be settled before a match. */
export type Plan = {
	readonly variant: Variant;
	readonly players: number;
	/** How many of them share this keyboard. */
	readonly people: number;
	/** Of every bot. */
	readonly level: string;
	readonly target: number;
	readonly games: number;
	readonly house: House;
	/** Of the first person; empty for nobody in particular. */
	readonly name: string;
};

const usualLevel = 'casual';
/** The highest target that can be chosen. */
export const highestTarget = 999;
/** What a match may be the best of. */
export const lengths: readonly number[] = [1, 3, 5, 7, 9];

/** A match of this variant: as it was begun last where that was this one and is still possible, else as the rulebook has it. */
export function usualPlan(variant: Variant, {last = {}, name = ''}: Pick<Settings, 'last' | 'name'>): Plan {
	const isLast = last.variant === variant.id;
	const players = oneOf(variant.seats, last.players, variant.seats[0]);
	const bots = isLast && players === last.players ? last.bots?.length : undefined;
	const house = variant.houseRules.map((rule): [string, string] => [rule.name, oneOf(rule.values, isLast ? last.house?.[rule.name] : undefined, rule.values[0])]);
	return {
		variant,
		players,
		people: Math.max(1, players - (bots ?? players - 1)),
		level: oneOf(levels, last.bots?.[0], oneOf(levels, usualLevel, levels[0])),
		target: isLast && last.target !== undefined && last.target >= 1 && last.target <= highestTarget ? last.target : variant.target,
		games: oneOf(lengths, last.games, 1),
		house: Object.fromEntries(house),
		name: flawInName(name) === undefined ? name.trim() : '',
	};
}

/** The variant that was played last. */
export function lastVariant({variant = ''}: LastChoices): Variant {
	return variantById(variant) ?? variants[0];
}

/** What is to be remembered of a plan. */
export function choicesOf({variant, players, people, level, target, games, house}: Plan): LastChoices {
	return {
		variant: variant.id, players, bots: Array.from({length: players - people}, () => level), target, games, house,
	};
}

/** The match of a plan: the people first, then bots with names of their own. */
export function matchOf({variant, players, people, level, target, games, house, name}: Plan, {usage: {person}}: Words): MatchWish {
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

function oneOf<T>(possible: readonly T[], wanted: T | undefined, otherwise: T): T {
	return wanted !== undefined && possible.includes(wanted) ? wanted : otherwise;
}
