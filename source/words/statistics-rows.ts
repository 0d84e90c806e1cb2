/** Statistics as a table for a reader: rows of texts, which whoever shows them puts into columns. */
import {visible} from '../record/visible.js';
import {variantById} from '../variants/index.js';
import {nameOfLevel} from './hints.js';
import {wordsOfVariant} from './variants.js';
import type {Words} from './words.js';

/** What the matches of one kind come to; without players and levels, those of all kinds together. */
export type Counted = {
	readonly players?: number;
	readonly levels?: readonly string[];
	readonly matches: number;
	readonly matchesWon: number;
	readonly games: number;
	readonly gamesWon: number;
	readonly deals: number;
	readonly points: number;
	readonly bestDeal: number;
	readonly hints: number;
	readonly undos: number;
};

/** The headings of the columns. The first two columns are texts, the others numbers. */
export function statisticsHeadings({statistics: {columns}}: Words): string[] {
	const {players, against, matches, games, deals, points, best, hints, undos} = columns;
	return [players, against, matches, games, deals, points, best, hints, undos];
}

/** A row for the matches of one kind. */
export function statisticsRow(words: Words, counted: Counted): string[] {
	const {players, levels, matches, matchesWon, games, gamesWon, deals, points, bestDeal, hints, undos} = counted;
	return [
		players === undefined ? words.statistics.all : String(players),
		levels?.map(level => nameOfLevel(words, level)).join(', ') ?? '',
		rate(matchesWon, matches),
		rate(gamesWon, games),
		...[deals, points, bestDeal, hints, undos].map(String),
	];
}

/** A row as a sentence. */
export function statisticsSentence({statistics, ...words}: Words, {players, levels, matches, matchesWon, points, bestDeal}: Counted): string {
	return statistics.told({
		players,
		against: levels?.map(level => nameOfLevel(words, level)) ?? [],
		won: matchesWon,
		played: matches,
		rate: percent(matchesWon, matches),
		points,
		best: bestDeal,
	});
}

/** How a variant is called; one that is not on the shelf any more has its id. */
export function nameOfVariant(words: Words, id: string): string {
	const variant = variantById(id);
	return variant === undefined ? id : wordsOfVariant(words, variant).name;
}

/** What is wrong with the file of the statistics: matches of a newer version, and lines or a file that cannot be read. */
export function statisticsRemarks({statistics}: Words, {newer, fault}: {readonly newer: number; readonly fault?: Fault}): string[] {
	return [
		...(newer > 0 ? [statistics.newer(newer)] : []),
		...(fault === undefined ? [] : [fault.kind === 'damaged' ? statistics.setAside(visible(fault.setAside)) : statistics.unreadable(visible(fault.file))]),
	];
}

type Fault =
	| {readonly kind: 'damaged'; readonly setAside: string}
	| {readonly kind: 'unreadable'; readonly file: string};

/** `12/20 60 %`. */
function rate(hits: number, tries: number): string {
	return `${hits}/${tries} ${percent(hits, tries)} %`;
}

function percent(hits: number, tries: number): number {
	return tries === 0 ? 0 : Math.round((100 * hits) / tries);
}
