/** What came out of a simulation so far. */
import type {MatchResult} from '../../table/play-match.js';

export type Standing = {
	readonly bot: string;
	readonly matchesWon: number;
	/** The points of all its deals; in pairs those of its team. */
	readonly points: number;
};

export type Tally = {
	readonly matches: number;
	readonly deals: number;
	/** For each contender, in the order of `--bots`. */
	readonly standings: readonly Standing[];
};

export function emptyTally(contenders: readonly string[]): Tally {
	return {matches: 0, deals: 0, standings: contenders.map(bot => ({bot, matchesWon: 0, points: 0}))};
}

/** Adds a match; `teams` says for each contender the team it played in. */
export function addMatch({matches, deals, standings}: Tally, result: MatchResult, teams: readonly number[]): Tally {
	return {
		matches: matches + 1,
		deals: deals + result.deals,
		standings: standings.map(({bot, matchesWon, points}, contender) => ({
			bot,
			matchesWon: matchesWon + (teams[contender] === result.winner ? 1 : 0),
			points: points + result.points[teams[contender]],
		})),
	};
}

/** How often something happens: the share seen, and the 95 % interval of Wilson's score. */
export type Rate = {
	readonly rate: number;
	readonly low: number;
	readonly high: number;
};

/** The rate of `hits` among `tries`; without tries anything from 0 to 1 is possible. */
export function wilson(hits: number, tries: number): Rate {
	if (tries === 0) {
		return {rate: 0, low: 0, high: 1};
	}

	const z = 1.959_963_984_540_054;
	const rate = hits / tries;
	const weight = 1 + ((z * z) / tries);
	const middle = (rate + ((z * z) / (2 * tries))) / weight;
	const half = (z / weight) * Math.sqrt(((rate * (1 - rate)) / tries) + ((z * z) / (4 * tries * tries)));
	return {rate, low: Math.max(0, Math.min(rate, middle - half)), high: Math.min(1, Math.max(rate, middle + half))};
}
