/** The page of statistics. */
import type {Statistics} from '../../store/statistics.js';
import {statisticsRemarks} from '../../words/statistics-rows.js';
import {wordsFor} from '../../words/words-for.js';
import type {State} from '../state.js';
import {type Line, span, wrapText} from '../text/text.js';
import {statisticsTables} from './statistics-tables.js';

/** What the matches played so far come to; then what is wrong with the file. */
export function statisticsLines({preferences, size: {columns}}: State, statistics: Statistics): Line[] {
	const words = wordsFor(preferences.language);
	const {results} = statistics;
	return [
		...(results.length === 0 ? [[span(words.statistics.none)], []] : []),
		...statisticsTables(words, results, columns).flatMap(({heading, lines}): Line[] => [
			[span(heading, 'heading')],
			...lines.map((line): Line => [span(line)]),
			[],
		]),
		...statisticsRemarks(words, statistics).flatMap(text => wrapText(text, columns)).map(text => [span(text, 'warning')]),
	];
}
