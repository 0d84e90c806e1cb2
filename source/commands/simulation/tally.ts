/** What came out of a simulation so far. */
import type {ProgramFailure} from '../../bots/program.js';
import type {PlayedMatch} from './sets.js';
import {type Sample, emptySample, extend} from './statistics.js';

export type Standing = {
	/** As `--bots` names it. */
	readonly bot: string;
	readonly matchesWon: number;
	/** The points of all its deals; in pairs those of its team. */
	readonly points: number;
	/** How many points more than the other teams on average it made, a number for each set: its mean over all seatings. */
	readonly lead: Sample;
	/** Moves where there was more than one, and what they took. */
	readonly decisions: number;
	readonly milliseconds: number;
	/** The matches in which its program failed, and the first of them, counted from 1. */
	readonly failures: number;
	readonly firstFailure?: {readonly match: number; readonly failure: ProgramFailure};
};

export type Tally = {
	/** Or single deals, where only these are played. */
	readonly matches: number;
	readonly deals: number;
	/** For each contender, in the order of `--bots`. */
	readonly standings: readonly Standing[];
};

export function emptyTally(bots: readonly string[]): Tally {
	return {
		matches: 0,
		deals: 0,
		standings: bots.map(bot => ({
			bot, matchesWon: 0, points: 0, lead: emptySample, decisions: 0, milliseconds: 0, failures: 0,
		})),
	};
}

/** Adds a whole set. */
export function addSet(tally: Tally, set: readonly PlayedMatch[]): Tally {
	let next = tally;
	for (const match of set) {
		next = addMatch(next, match);
	}

	return {
		...next,
		standings: next.standings.map((standing, contender) => ({
			...standing, lead: extend(standing.lead, sum(set.map(match => leadIn(match, contender))) / set.length),
		})),
	};
}

function addMatch({matches, deals, standings}: Tally, {result, teams, contenders}: PlayedMatch): Tally {
	return {
		matches: matches + 1,
		deals: deals + result.deals,
		standings: standings.map((standing, contender) => {
			const efforts = result.efforts.filter((_, seat) => contenders[seat] === contender);
			const failure = efforts.find(effort => effort.failure !== undefined)?.failure;
			return {
				...standing,
				matchesWon: standing.matchesWon + (teams[contender] === result.winner ? 1 : 0),
				points: standing.points + result.points[teams[contender]],
				decisions: standing.decisions + sum(efforts.map(effort => effort.decisions)),
				milliseconds: standing.milliseconds + sum(efforts.map(effort => effort.milliseconds)),
				failures: standing.failures + (failure === undefined ? 0 : 1),
				firstFailure: standing.firstFailure ?? (failure && {match: matches + 1, failure}),
			};
		}),
	};
}

/** How many points more than the others on average its team made. */
function leadIn({result: {points}, teams}: PlayedMatch, contender: number): number {
	const own = points[teams[contender]];
	return own - ((sum(points) - own) / (points.length - 1));
}

function sum(numbers: readonly number[]): number {
	let total = 0;
	for (const number of numbers) {
		total += number;
	}

	return total;
}
