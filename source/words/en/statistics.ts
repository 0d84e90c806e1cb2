/** What the matches played so far come to, in English. */
import {
	listed, matches, players as playersOf, points as pointsOf,
} from './nouns.js';

/** What matches of one kind come to; `players` is undefined for all of a game. */
export type ToldStanding = {
	readonly players: number | undefined;
	/** The names of the opponents' levels. */
	readonly against: readonly string[];
	readonly won: number;
	readonly played: number;
	readonly rate: number;
	readonly points: number;
	readonly best: number;
};

export const statistics = {
	title: 'Statistics',
	none: 'No match has been finished yet.',
	/** Over a table of its matches. */
	variant: (name: string, played: number) => `${name}: ${matches(played)}`,
	columns: {
		players: 'players',
		against: 'against',
		matches: 'won',
		games: 'games',
		deals: 'deals',
		points: 'points',
		best: 'best',
		hints: 'hints',
		undos: 'undos',
	},
	/** A row of the table as a sentence. */
	told: ({players, against, won, played, rate, points, best}: ToldStanding) =>
		`${players === undefined ? 'All together' : `${playersOf(players)}, against ${listed(against)}`}: won ${won} of ${matches(played)}, ${rate} %; ${pointsOf(points)}, at most ${best} in a deal.`,
	all: 'all',
	newer: (lines: number) => `${matches(lines)} of a newer version of the program cannot be counted here.`,
	/** Damaged lines are left out; the file as it was is kept. */
	setAside: (file: string) => `Some of the statistics could not be read; the file as it was is kept as ${file}.`,
	unreadable: (file: string) => `The statistics in ${file} could not be read.`,
};

/** The words of the statistics; every language has all of them. */
export type StatisticsWords = typeof statistics;
