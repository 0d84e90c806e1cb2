/** What the matches played so far come to. */
import {standingsOf, totalsOf} from '../../store/standings.js';
import type {Statistics} from '../../store/statistics.js';
import {
	nameOfVariant, statisticsHeadings, statisticsRemarks, statisticsRow,
} from '../../words/statistics-rows.js';
import {wordsFor} from '../../words/words-for.js';
import type {State} from '../state.js';
import {
	type Line, flow, lineWidth, padText, span, textWidth, wrapText,
} from '../text/text.js';

type Row = readonly string[];

/** For each variant a row for each kind of match, and one for all where there are several; then what is wrong with the file. */
export function statisticsLines({preferences, size: {columns}}: State, statistics: Statistics): Line[] {
	const words = wordsFor(preferences.language);
	const {results} = statistics;
	const standings = standingsOf(results);
	const headings = statisticsHeadings(words);
	const tables = totalsOf(results).map(total => {
		const kinds = standings.filter(({variant}) => variant === total.variant);
		const rows = [...kinds, ...(kinds.length > 1 ? [total] : [])].map(kind => statisticsRow(words, kind));
		return {heading: words.statistics.variant(nameOfVariant(words, total.variant), total.matches), rows};
	});
	const hasRoom = tables.every(({rows}) => lineWidth(tableLines(headings, rows)[0]) <= columns);
	return [
		...(results.length === 0 ? [[span(words.statistics.none)], []] : []),
		...tables.flatMap(({heading, rows}) => [
			[span(heading, 'heading')],
			...(hasRoom ? tableLines(headings, rows) : rows.flatMap(row => listLines(headings, row, columns))),
			[],
		]),
		...statisticsRemarks(words, statistics).flatMap(text => wrapText(text, columns)).map(text => [span(text, 'warning')]),
	];
}

/** The first two columns are texts, the others numbers. */
function tableLines(headings: Row, rows: readonly Row[]): Line[] {
	const table = [headings, ...rows];
	const widths = headings.map((_, column) => Math.max(...table.map(row => textWidth(row[column]))));
	return table.map(row => {
		const cells = row.map((cell, column) => column < 2 ? padText(cell, widths[column]) : ' '.repeat(widths[column] - textWidth(cell)) + cell);
		return [span(cells.join('  '))];
	});
}

/** Where a table has no room: a row as a list of what it counts. */
function listLines(headings: Row, row: Row, width: number): Line[] {
	const pieces = headings.map((heading, column): Line => [span(`${heading}: ${row[column]}`)]);
	const [first, ...others] = flow(pieces.filter((_, column) => row[column] !== ''), width - 2, '  ');
	return [first, ...others.map((line): Line => [span('  '), ...line])];
}
