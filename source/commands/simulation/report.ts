/** The results of a simulation, for people and for programs. */
import type {Terms} from '../../rules/variant.js';
import type {UsageWords} from '../../words/en/usage.js';
import type {Language} from '../../words/language.js';
import {wordsOfVariant} from '../../words/variants.js';
import {wordsFor} from '../../words/words-for.js';
import {aligned} from '../columns.js';
import {type Tally, wilson} from './tally.js';

export type Outcome = {
	readonly terms: Terms;
	readonly tally: Tally;
	readonly seconds: number;
};

/** One JSON object on one line; entry k of `seats` is the k-th name of `--bots`, wherever it sat. */
export function jsonReport({terms, tally: {matches, deals, standings}, seconds}: Outcome): string {
	return JSON.stringify({
		variant: terms.variant.id,
		players: terms.seats,
		matches,
		deals,
		seconds: Math.round(seconds * 1000) / 1000,
		seats: standings.map(({bot, matchesWon, points}) => ({
			bot, matchesWon, ...wilson(matchesWon, matches), pointsPerDeal: points / Math.max(1, deals),
		})),
	});
}

/** A table with a line for each name of `--bots`. */
export function textReport({terms, tally: {matches, deals, standings}, seconds}: Outcome, words: UsageWords['simulation'], language: Language): string {
	const percent = decimals(language, 1);
	const points = decimals(language, 2);
	const share = (rate: number) => `${percent(100 * rate)} %`;
	const {columns} = words;
	const rows = standings.map(({bot, matchesWon, points: earned}) => {
		const {rate, low, high} = wilson(matchesWon, matches);
		return [bot, `${matchesWon}/${matches}`, share(rate), `${percent(100 * low)}–${share(high)}`, points(earned / Math.max(1, deals))];
	});
	return [
		words.title({
			variant: wordsOfVariant(wordsFor(language), terms.variant).name, players: terms.seats, target: terms.target, games: terms.games,
		}),
		words.played(matches, deals, decimals(language, 1)(seconds)),
		'',
		...aligned([[columns.bot, columns.won, columns.rate, columns.interval, columns.points], ...rows]),
	].join('\n');
}

function decimals(language: Language, digits: number): (value: number) => string {
	const format = new Intl.NumberFormat(language, {minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false});
	return value => format.format(value);
}
