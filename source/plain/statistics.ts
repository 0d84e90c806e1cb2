/** What the matches played so far come to, told in sentences. */
import {standingsOf, totalsOf} from '../store/standings.js';
import type {Statistics} from '../store/statistics.js';
import {nameOfVariant, statisticsRemarks, statisticsSentence} from '../words/statistics-rows.js';
import type {Words} from '../words/words.js';

/** A line for each game, then one for each kind of match, and one for all where there are several. */
export function statisticsLines(words: Words, statistics: Statistics): string[] {
	const {results} = statistics;
	const standings = standingsOf(results);
	return [
		...(results.length === 0 ? [words.statistics.none] : []),
		...totalsOf(results).flatMap(total => {
			const rows = standings.filter(({variant}) => variant === total.variant);
			return [
				`${words.statistics.variant(nameOfVariant(words, total.variant), total.matches)}.`,
				...[...rows, ...(rows.length > 1 ? [total] : [])].map(row => statisticsSentence(words, row)),
			];
		}),
		...statisticsRemarks(words, statistics),
	];
}
