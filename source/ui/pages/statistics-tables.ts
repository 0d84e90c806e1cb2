/** What the matches played so far come to, in tables. */
import {standingsOf, totalsOf} from '../../store/standings.js';
import type {Result} from '../../store/result.js';
import {nameOfVariant, statisticsHeadings, statisticsRow} from '../../words/statistics-rows.js';
import type {Words} from '../../words/words.js';
import {tableLines} from '../text/table.js';

/** For each variant a heading, and lines no wider than so many cells: a row for each kind of match, and one for all where there are several. */
export function statisticsTables(words: Words, results: readonly Result[], width: number): Array<{heading: string; lines: string[]}> {
	const standings = standingsOf(results);
	const totals = totalsOf(results);
	const tables = totals.map(total => {
		const kinds = standings.filter(({variant}) => variant === total.variant);
		return {
			headings: statisticsHeadings(words),
			rows: [...kinds, ...(kinds.length > 1 ? [total] : [])].map(kind => statisticsRow(words, kind)),
			texts: 2,
		};
	});
	return tableLines(tables, width).map((lines, place) => {
		const {variant, matches} = totals[place];
		return {heading: words.statistics.variant(nameOfVariant(words, variant), matches), lines};
	});
}
