/** What results come to: by variant, number of players and opponents' levels. */
import {variants} from '../variants/index.js';
import type {Result} from './result.js';

/** The matches of one kind together. Of games, deals and points, see `Result`. */
export type Standing = {
	readonly variant: string;
	/** Undefined where all of a variant's matches are taken together. */
	readonly players?: number;
	/** The opponents' levels, each named once; undefined as `players`. */
	readonly levels?: readonly string[];
	readonly matches: number;
	readonly matchesWon: number;
	readonly games: number;
	readonly gamesWon: number;
	readonly deals: number;
	readonly points: number;
	/** The most points in one deal. */
	readonly bestDeal: number;
	readonly hints: number;
	readonly undos: number;
};

/** A standing for each kind of match that was played; variants in the order of the shelf, then few players before many. */
export function standingsOf(results: readonly Result[]): Standing[] {
	const kinds = new Map<string, Result[]>();
	for (const result of results) {
		const key = [placeOf(result.variant), result.variant, result.players, ...levelsOf(result)].join(' ');
		kinds.set(key, [...kinds.get(key) ?? [], result]);
	}

	return [...kinds.keys()].toSorted().map(key => {
		const [first, ...others] = kinds.get(key)!;
		return {...tally([first, ...others]), players: first.players, levels: levelsOf(first)};
	});
}

/** All matches of each variant together, in the same order. */
export function totalsOf(results: readonly Result[]): Standing[] {
	const played = [...new Set(results.map(({variant}) => variant))].toSorted((one, other) => placeOf(one) - placeOf(other));
	return played.map(variant => tally(results.filter(result => result.variant === variant)));
}

function placeOf(variant: string): number {
	const place = variants.findIndex(({id}) => id === variant);
	return place === -1 ? variants.length : place;
}

function levelsOf({levels}: Result): string[] {
	return [...new Set(levels)];
}

function tally(results: readonly Result[]): Standing {
	const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
	return {
		variant: results[0].variant,
		matches: results.length,
		matchesWon: sum(({won}) => won ? 1 : 0),
		games: sum(({games}) => games),
		gamesWon: sum(({gamesWon}) => gamesWon),
		deals: sum(({deals}) => deals),
		points: sum(({points}) => points),
		bestDeal: Math.max(...results.map(({bestDeal}) => bestDeal)),
		hints: sum(({hints}) => hints),
		undos: sum(({undos}) => undos),
	};
}
