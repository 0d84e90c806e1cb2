/** `stats`: what the matches played so far come to. */
import {homedir} from 'node:os';
import {pathsOf} from '../store/paths.js';
import {standingsOf} from '../store/standings.js';
import {type Statistics, readStatistics} from '../store/statistics.js';
import {statisticsTables} from '../ui/pages/statistics-tables.js';
import {statisticsRemarks} from '../words/statistics-rows.js';
import {withoutMarks} from '../words/without-marks.js';
import type {Words} from '../words/words.js';
import {wordsFor} from '../words/words-for.js';
import type {Given} from './options/parse.js';
import {printWidth} from './print-width.js';
import type {Surroundings} from './surroundings.js';

/** Prints a table for each variant, or one JSON object. What is wrong with the file is said; it is no failure. */
export async function stats({options}: Given, {env, language, print, warn}: Surroundings): Promise<number> {
	const words = wordsFor(language);
	const statistics = readStatistics(pathsOf(env, homedir()).records);
	if (options.has('json')) {
		print(jsonReport(statistics));
	} else {
		for (const line of textReport(statistics, words)) {
			print(options.has('ascii') ? withoutMarks(line) : line);
		}
	}

	for (const line of statisticsRemarks(words, statistics)) {
		warn(line);
	}

	return 0;
}

/**
One object: `matches`, and `standings`, each of a `variant`, `players` and opponents' `levels`, with `matches`,
`matchesWon`, `games`, `gamesWon`, `deals`, `points`, `bestDeal`, `hints` and `undos`.
*/
function jsonReport({results}: Statistics): string {
	return JSON.stringify({matches: results.length, standings: standingsOf(results)});
}

function textReport({results}: Statistics, words: Words): string[] {
	return results.length === 0
		? [words.statistics.none]
		: statisticsTables(words, results, printWidth()).flatMap(({heading, lines}, place) => [...(place === 0 ? [] : ['']), heading, ...lines]);
}
