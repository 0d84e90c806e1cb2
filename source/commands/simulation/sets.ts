/** The sets of a simulation: each is the same deals in every seating. */
import type {Program} from '../../bots/program.js';
import {type Secret, newSecret, seededSecret} from '../../chance.js';
import {type Terms, type Wishes, agree} from '../../rules/variant.js';
import {type MatchClock, type MatchResult, playMatch} from '../../table/play-match.js';
import {variantById} from '../../variants/index.js';
import {contenderAt, seatingsOf} from './seatings.js';

/** Who plays for one of the names of `--bots`. */
export type Contender = {
	/** As it was typed. */
	readonly bot: string;
	readonly level: string;
	/** Of the level `exec`. */
	readonly program?: Program;
};

/** What is played. Plain values only, so that it can be handed to a worker thread. */
export type SimulationPlan = {
	/** The variant's id. */
	readonly variant: string;
	readonly wishes: Wishes;
	/** In the order of `--bots`. */
	readonly contenders: readonly Contender[];
	/** For each seat the name of the bot that sits there in the first seating; it moves on with it. */
	readonly names: readonly string[];
	readonly seed?: string;
	readonly playouts?: number;
	/** Whether only the first deal of each match is played. */
	readonly isByDeal: boolean;
	readonly isRecorded: boolean;
};

/** A match, or its first deal, that was played; contenders count from 0. */
export type PlayedMatch = {
	readonly result: MatchResult;
	/** For each contender the team it played in. */
	readonly teams: readonly number[];
	/** For each seat its contender. */
	readonly contenders: readonly number[];
};

/** Plays a set, counted from 1; undefined when it was given up. With a seed it is always the same one, and its records bear no date. */
export async function playSet(plan: SimulationPlan, set: number, {clock, today}: {readonly clock: MatchClock; readonly today: () => Date}): Promise<PlayedMatch[] | undefined> {
	const terms = agree(variantById(plan.variant)!, plan.wishes);
	const secret = plan.seed === undefined ? newSecret() : seededSecret(plan.seed, set);
	const date = plan.seed === undefined ? `${today().toISOString().slice(0, 19)}Z` : undefined;
	const played: PlayedMatch[] = [];
	for (let seating = 0; seating < seatingsOf(terms); seating++) {
		const given = {
			terms, seating, secret, date,
		};
		const match = await playSeating(plan, given, clock); // eslint-disable-line no-await-in-loop
		if (match === undefined) {
			return undefined;
		}

		played.push(match);
	}

	return played;
}

type Seating = {
	readonly terms: Terms;
	readonly seating: number;
	readonly secret: Secret;
	readonly date: string | undefined;
};

async function playSeating(plan: SimulationPlan, {terms: {seats, teams}, seating, secret, date}: Seating, clock: MatchClock): Promise<PlayedMatch | undefined> {
	const {variant, wishes, contenders, names, playouts, isByDeal, isRecorded} = plan;
	const atSeat = teams.map((_, seat) => contenderAt(seat, seating, contenders.length));
	const result = await playMatch({
		variant,
		wishes,
		bots: atSeat.map((contender, seat) => ({level: contenders[contender].level, name: names[(seat + seats - seating) % seats]})),
		programs: atSeat.map(contender => contenders[contender].program),
		secret,
		isOneDeal: isByDeal,
		playouts,
		isRecorded,
		date,
	}, clock);
	return result && {result, teams: contenders.map((_, contender) => teams[atSeat.indexOf(contender)]), contenders: atSeat};
}
