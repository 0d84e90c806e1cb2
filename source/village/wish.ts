/** Whether a table can be as somebody wishes. */
import {type Terms, agree} from '../rules/variant.js';
import {variantById} from '../variants/index.js';
import {cleanText, cutToCells} from './clean-text.js';
import type {TableWish} from './protocol.js';

const longestWord = 20;
const highestTarget = 1000;
const mostGames = 99;
/** Seconds for a turn. */
const shortestClock = 10;
const longestClock = 3600;

/** The word of a private table as it is compared; undefined where nothing is left of it. */
export function privateWord(word: string | undefined): string | undefined {
	const clean = cutToCells(cleanText(word ?? ''), longestWord).toLowerCase();
	return clean === '' ? undefined : clean;
}

/** The wish with nothing in it that could not be granted, and what is agreed on by it; undefined when there is none such. */
export function granted({variant, wishes, word, clock, level}: TableWish, isLevel: (level: string) => boolean): {wish: TableWish; terms: Terms} | undefined {
	const rulebook = variantById(variant);
	if (rulebook === undefined) {
		return undefined;
	}

	const {seats, target = rulebook.target, games = 1, house = {}} = wishes;
	const isGranted = rulebook.seats.includes(seats)
		&& isWithin(target, 1, highestTarget)
		&& isWithin(games, 1, mostGames)
		&& games % 2 === 1
		&& Object.entries(house).every(([name, value]) => rulebook.houseRules.some(rule => rule.name === name && rule.values.includes(value)))
		&& (clock === undefined || isWithin(clock, shortestClock, longestClock))
		&& (word === undefined || privateWord(word) !== undefined)
		&& isLevel(level);
	if (!isGranted) {
		return undefined;
	}

	const all = {
		seats, target, games, house: {...house},
	};
	return {
		wish: {
			variant,
			wishes: all,
			...(word !== undefined && {word: privateWord(word)}),
			...(clock !== undefined && {clock}),
			level,
		},
		terms: agree(rulebook, all),
	};
}

function isWithin(number: number, least: number, most: number): boolean {
	return Number.isSafeInteger(number) && number >= least && number <= most;
}
