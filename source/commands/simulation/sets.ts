/** The sets of matches of a simulation: each is the same deals in every seating. */
import {type Secret, newSecret, seededSecret} from '../../chance.js';
import type {Terms} from '../../rules/variant.js';
import {botNames} from '../../table/names.js';
import {type MatchResult, playMatch} from '../../table/play-match.js';
import {contenderAt, seatingsOf} from './seatings.js';

export type SimulationPlan = {
	readonly terms: Terms;
	/** The levels of the contenders, in the order of `--bots`. */
	readonly contenders: readonly string[];
	readonly seed?: string;
	readonly isRecorded: boolean;
};

/** A match that was played, and for each contender the team it played in. */
export type PlayedMatch = {
	readonly result: MatchResult;
	readonly teams: readonly number[];
};

/** Plays a set, counted from 1. With a seed it is always the same one, and its records bear no date. */
export function playSet(plan: SimulationPlan, set: number, now: () => Date): PlayedMatch[] {
	const secret = plan.seed === undefined ? newSecret() : seededSecret(plan.seed, set);
	const date = plan.seed === undefined ? `${now().toISOString().slice(0, 19)}Z` : undefined;
	return Array.from({length: seatingsOf(plan.terms)}, (_, seating) => playSeating(plan, {seating, secret, date}));
}

type Seating = {
	readonly seating: number;
	readonly secret: Secret;
	readonly date: string | undefined;
};

function playSeating({terms, contenders, isRecorded}: SimulationPlan, {seating, secret, date}: Seating): PlayedMatch {
	const {variant, seats, target, games, house, teams} = terms;
	const atSeat = teams.map((_, seat) => contenderAt(seat, seating, contenders.length));
	// In pairs both bots of a team have a name of their own, which moves on with them.
	const names = botNames(seats);
	const bots = atSeat.map((contender, seat) => ({
		level: contenders[contender],
		name: names[(seat + seats - seating) % seats],
	}));
	return {
		result: playMatch({
			variant: variant.id,
			wishes: {
				seats, target, games, house,
			},
			bots,
			secret,
			isRecorded,
			date,
		}),
		teams: contenders.map((_, contender) => teams[atSeat.indexOf(contender)]),
	};
}
