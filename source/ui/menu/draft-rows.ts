/** The rows of the menu in which a draft is changed. */
import {type Variant, houseRulesFor} from '../../rules/variant.js';
import {variants} from '../../variants/index.js';
import {
	type Draft, draftFor, isTarget, lengths, nameIn, oneOf,
} from '../../table/draft.js';
import type {MenuRow} from './menu.js';
import {personIn, takeTyped} from './typed-text.js';

const namedRows = ['variant', 'players', 'people', 'level', 'target', 'games', 'name'] as const;

/** What can be changed in a draft; a house rule by its name, and the name of the second or a further person by his place from 0. */
export type DraftRow = (typeof namedRows)[number] | {readonly houseRule: string} | {readonly person: number};

export function isDraftRow(row: MenuRow): row is DraftRow {
	const rows: readonly MenuRow[] = namedRows;
	return typeof row === 'object' ? 'houseRule' in row || 'person' in row : rows.includes(row);
}

/** The rows of a draft in their order: a house rule, the bots' level and further names only where they matter. */
export function rowsOf({variant, players, people}: Draft): DraftRow[] {
	return [
		'variant',
		...(variant.seats.length > 1 ? ['players'] as const : []),
		'people',
		...(people < players ? ['level'] as const : []),
		'target',
		'games',
		...houseRulesFor(variant, players).map(rule => ({houseRule: rule.name})),
		'name',
		...Array.from({length: people - 1}, (_, place) => ({person: place + 1})),
	];
}

/** The draft with the next, or the previous, value of one row. */
export function changeDraft(draft: Draft, row: DraftRow, by: 1 | -1): Draft {
	const {variant} = draft;
	if (typeof row === 'object') {
		if ('person' in row) {
			return draft;
		}

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
	const place = personIn(row);
	return place === undefined ? (row === 'target' ? '' : undefined) : nameIn(draft, place);
}

/** The draft with what was typed; unusable text changes nothing. */
export function typeDraft(draft: Draft, row: DraftRow, typed: string): Draft {
	const taken = takeTyped(draft, row, typed);
	return 'kind' in taken ? draft : taken;
}

/** Another game has its own target and house rules; the rest is kept where it can be. */
function changeVariant(draft: Draft, variant: Variant): Draft {
	const players = oneOf(variant.seats, draft.players, variant.seats[0]);
	return {
		...draftFor(variant, draft), players, people: Math.min(draft.people, players), level: draft.level, games: draft.games,
	};
}

function beside<T>(possible: readonly T[], present: T, by: 1 | -1): T {
	return possible[(possible.indexOf(present) + by + possible.length) % possible.length];
}
