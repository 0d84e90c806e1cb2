/** The match that is being put together in the menu. */
import type {Player} from '../match/match.js';
import {
	type House, type Variant, agree,
} from '../rules/variant.js';
import type {LastChoices} from '../store/settings.js';
import {botNames} from '../table/names.js';
import type {MatchWish} from '../table/wish.js';
import {flawInName} from '../record/text.js';
import {variantById, variants} from '../variants/index.js';
import type {Language} from '../words/language.js';
import {wordsFor} from '../words/words-for.js';

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

/** What can be changed in it, in the order of the menu; a house rule by its name. */
export type DraftRow = 'variant' | 'players' | 'people' | 'level' | 'target' | 'games' | 'name' | {readonly houseRule: string};

/** What a match may be the best of, and the highest target. */
const lengths = [1, 3, 5, 7, 9];
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

/** The rows of a draft: a house rule, the bots' level only where it matters. */
export function rowsOf({variant, players, people}: Draft): DraftRow[] {
	return [
		'variant',
		...(variant.seats.length > 1 ? ['players'] as const : []),
		'people',
		...(people < players ? ['level'] as const : []),
		'target',
		'games',
		...variant.houseRules.map(rule => ({houseRule: rule.name})),
		'name',
	];
}

/** The draft with the next, or the previous, value of one row. */
export function changeDraft(draft: Draft, row: DraftRow, by: 1 | -1): Draft {
	const {variant} = draft;
	if (typeof row === 'object') {
		const {values} = variant.houseRules.find(rule => rule.name === row.houseRule)!;
		return {...draft, house: {...draft.house, [row.houseRule]: beside(values, draft.house[row.houseRule], by)}};
	}

	switch (row) {
		case 'variant': {
			return changeVariant(draft, beside(variants, variant, by));
		}

		case 'players': {
			const players = beside(variant.seats, draft.players, by);
			return {...draft, players, people: Math.min(draft.people, players)};
		}

		case 'people': {
			return {...draft, people: ((draft.people - 1 + by + draft.players) % draft.players) + 1};
		}

		case 'level': {
			return {...draft, level: beside(draft.levels, draft.level, by)};
		}

		case 'target': {
			return isTarget(draft.target + by) ? {...draft, target: draft.target + by} : draft;
		}

		case 'games': {
			return {...draft, games: beside(lengths, draft.games, by)};
		}

		case 'name': {
			return draft;
		}
	}
}

/** What is typed for a row begins as this; undefined where nothing can be typed. */
export function typedFor(draft: Draft, row: DraftRow): string | undefined {
	return row === 'name' ? draft.name : (row === 'target' ? '' : undefined);
}

/** Whether a character may be typed after `typed`. Names are written into records, which know no quotes. */
export function mayType(row: DraftRow, typed: string, character: string): boolean {
	return row === 'target'
		? /^\d$/.test(character) && typed.length < 3
		: flawInName(typed + character) === undefined;
}

/** The draft with what was typed; unusable text changes nothing. */
export function typeDraft(draft: Draft, row: DraftRow, typed: string): Draft {
	if (row === 'name') {
		return {...draft, name: typed.trim()};
	}

	const target = Number(typed);
	return row === 'target' && isTarget(target) ? {...draft, target} : draft;
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

function draftFor(variant: Variant, {levels, name}: Pick<Draft, 'levels' | 'name'>): Draft {
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

/** Another game has its own target and house rules; the rest is kept where it can be. */
function changeVariant(draft: Draft, variant: Variant): Draft {
	const players = oneOf(variant.seats, draft.players, variant.seats[0]);
	return {
		...draftFor(variant, draft), players, people: Math.min(draft.people, players), level: draft.level, games: draft.games,
	};
}

function isTarget(target: number | undefined): target is number {
	return target !== undefined && target >= 1 && target <= highestTarget;
}

function oneOf<T>(possible: readonly T[], wanted: T | undefined, otherwise: T): T {
	return wanted !== undefined && possible.includes(wanted) ? wanted : otherwise;
}

function beside<T>(possible: readonly T[], present: T, by: 1 | -1): T {
	return possible[(possible.indexOf(present) + by + possible.length) % possible.length];
}
