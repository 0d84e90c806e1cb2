/** A record as a readable report, in English. Names and tiles are given as written. */
import type {Who} from '../who.js';
import {pips, players as playersOf} from './nouns.js';
import {people, subject} from './people.js';

/** What the players agreed on; `games` is what the match is the best of. */
export type ReportTitle = {
	readonly variant: string;
	readonly players: number;
	readonly target: number;
	readonly games: number;
};

export const report = {
	title: ({variant, players, target, games}: ReportTitle) => `${variant}, ${playersOf(players)}, to ${target}${games > 1 ? `, best of ${games}` : ''}`,
	houseRule: (name: string, value: string) => `${name}: ${value}`,
	date: (day: string, time: string) => `${day}, ${time} UTC`,
	person: (seat: number, name: string) => `Seat ${seat}: ${name}`,
	bot: (seat: number, name: string, level: string | undefined) => `Seat ${seat}: ${name} (bot${level === undefined ? '' : `, ${level}`})`,
	side: (who: Who) => people(who),
	pairs: (sides: readonly string[]) => `In pairs: ${sides.join(' against ')}`,
	/** The hands as dealt, and what is left in them. */
	hand: (who: Who, tiles: readonly string[]) => `${subject(who)}: ${tiles.join(' ')}`,
	left: (who: Who, tiles: readonly string[], sum: number) => `${subject(who)}: ${tiles.length === 0 ? 'no tiles' : `${tiles.join(' ')}, ${pips(sum)}`}`,
	/** In drawing order; `closed` are never drawn. */
	boneyard: (tiles: readonly string[], closed: readonly string[]) => `Boneyard: ${tiles.join(' ')}${closed.length > 0 ? `, closed: ${closed.join(' ')}` : ''}`,
	entry: (who: Who, score: number) => `${people(who)} ${score}`,
	score: (entries: readonly string[]) => `Score: ${entries.join(', ')}`,
	games: (entries: readonly string[], most: number) => `Games won: ${entries.join(', ')}; best of ${most}`,
	unfinished: 'The match is not finished.',
	/** The report was asked for up to a line only. */
	leftOut: (line: number) => `What comes after line ${line} is left out.`,
};

/** The words of a report; every language has all of them. */
export type ReportWords = typeof report;
