/** A whole match of bots, or one deal of it, without pauses and without anyone looking on. */
import {substituteLevel} from '../bots/program.js';
import type {Secret} from '../chance.js';
import type {Action} from '../match/action.js';
import {
	type Match, type Player, finishedDeal, matchWinner, newMatch,
} from '../match/match.js';
import {step} from '../match/reducer.js';
import {linesOf} from '../record/format.js';
import {headerLines} from '../record/header.js';
import {
	type Seat, type Team, type Wishes, agree,
} from '../rules/variant.js';
import {variantById} from '../variants/index.js';
import type {Later} from './external-bot.js';
import {type Programs, startPrograms} from './external-bot-seats.js';
import {type Effort, type Minds, mindsOf} from './minds.js';
import {dueDealing, seatInTurn} from './turns.js';

/** What the match follows from. Plain values only, so that it can be handed to a worker thread. */
export type MatchSetup = {
	/** The variant's id. */
	readonly variant: string;
	readonly wishes: Wishes;
	/** For each seat its bot; the level `exec` needs a program. */
	readonly bots: ReadonlyArray<{readonly name: string; readonly level: string}>;
	readonly programs?: Programs;
	readonly secret: Secret;
	/** Whether it ends with its first deal. */
	readonly isOneDeal?: boolean;
	/** How many deals a bot that searches plays out for a decision; without it as many as usual. */
	readonly playouts?: number;
	/** Whether to write a record, and its date (`2026-01-10T11:25:00Z`), if it shall have one. */
	readonly isRecorded?: boolean;
	readonly date?: string;
};

/** What a match needs of the world: clocks, in milliseconds, and whether it is to be given up, which is asked before each move. */
export type MatchClock = {
	/** For the answers of programs. */
	readonly later: Later;
	/** For what decisions take. */
	readonly now: () => number;
	readonly isStopped: () => boolean;
};

export type MatchResult = {
	/** Undefined after a single deal that did not decide the match. */
	readonly winner: Team | undefined;
	readonly deals: number;
	/** For each team the points of all its deals. */
	readonly points: readonly number[];
	/** By seat. */
	readonly efforts: readonly Effort[];
	/** The text of the record, if one was asked for. */
	readonly record?: string;
};

/**
Plays to the end; undefined when it was given up.

The same setup always gives the same result but for the milliseconds, as far as its programs do the same.
*/
export async function playMatch(setup: MatchSetup, clock: MatchClock): Promise<MatchResult | undefined> {
	const players = setup.bots.map((bot): Player => ({...bot, kind: 'bot'}));
	const programs = startPrograms(players, setup.programs, clock.later);
	const minds = mindsOf(setup.bots.map(({level}) => level), programs, {...setup, now: clock.now});
	try {
		return await play(setup, {players, minds}, clock);
	} finally {
		for (const program of programs) {
			program?.close();
		}
	}
}

async function play(setup: MatchSetup, {players, minds}: {players: readonly Player[]; minds: Minds}, {isStopped}: MatchClock): Promise<MatchResult | undefined> {
	const {variant, wishes, secret, isOneDeal = false, isRecorded = false, date} = setup;
	const terms = agree(variantById(variant)!, wishes);
	const lines = isRecorded
		? headerLines({
			terms, players, date, secret,
		})
		: [];
	const points = Array.from({length: terms.teamCount}, () => 0);
	let deals = 0;
	let match: Match = newMatch(terms, players);
	const apply = (action: Action) => {
		const next = step(match, action);
		if (isRecorded) {
			lines.push(...linesOf(action, next));
		}

		match = next.match;
	};

	const takeTurn = async (seat: Seat) => {
		const decision = minds.decide(match, seat);
		const {move, failure} = decision instanceof Promise ? await decision : decision;
		if (failure !== undefined) {
			apply({
				type: 'seat', seat, kind: 'bot', level: substituteLevel,
			});
		}

		apply({type: 'move', seat, move});
	};

	for (let dealing = dueDealing(match, {secret}); dealing !== undefined; dealing = isOneDeal ? undefined : dueDealing(match, {secret})) {
		apply(dealing);
		for (let seat = seatInTurn(match); seat !== undefined; seat = seatInTurn(match)) {
			if (isStopped()) {
				return undefined;
			}

			await takeTurn(seat); // eslint-disable-line no-await-in-loop
		}

		deals++;
		for (const [team, earned] of finishedDeal(match.table!).points.entries()) {
			points[team] += earned;
		}
	}

	return {
		winner: matchWinner(match), deals, points, efforts: minds.efforts(), ...(isRecorded && {record: `${lines.join('\n')}\n`}),
	};
}
