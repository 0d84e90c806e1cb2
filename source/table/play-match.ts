/** A whole match of bots, at once and without anyone looking on. */
import {botByLevel} from '../bots/index.js';
import type {Secret} from '../chance.js';
import type {Action} from '../match/action.js';
import {
	type Match, type Player, finishedDeal, matchWinner, newMatch,
} from '../match/match.js';
import {step} from '../match/reducer.js';
import {linesOf} from '../record/format.js';
import {headerLines} from '../record/header.js';
import {type Team, type Wishes, agree} from '../rules/variant.js';
import {variantById} from '../variants/index.js';
import {botChoice, dueDealing, seatInTurn} from './turns.js';

/** What the match follows from. Plain values only, so that it can be handed to a worker thread. */
export type MatchSetup = {
	/** The variant's id. */
	readonly variant: string;
	readonly wishes: Wishes;
	/** For each seat its bot. */
	readonly bots: ReadonlyArray<{readonly name: string; readonly level: string}>;
	readonly secret: Secret;
	/** Whether to write a record, and its date (`2026-01-10T11:25:00Z`), if it shall have one. */
	readonly isRecorded?: boolean;
	readonly date?: string;
};

export type MatchResult = {
	readonly winner: Team;
	readonly deals: number;
	/** For each team the points of all its deals. */
	readonly points: readonly number[];
	/** The text of the record, if one was asked for. */
	readonly record?: string;
};

/** Plays a match to its end. The same setup always gives the same result. */
export function playMatch({variant, wishes, bots, secret, isRecorded = false, date}: MatchSetup): MatchResult {
	const terms = agree(variantById(variant)!, wishes);
	const players: Player[] = bots.map(bot => ({...bot, kind: 'bot'}));
	const minds = bots.map(({level}) => botByLevel(level)!);
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

	for (let dealing = dueDealing(match, {secret}); dealing !== undefined; dealing = dueDealing(match, {secret})) {
		apply(dealing);
		for (let seat = seatInTurn(match); seat !== undefined; seat = seatInTurn(match)) {
			apply({type: 'move', seat, move: botChoice(match, minds[seat], secret).move});
		}

		deals++;
		for (const [team, earned] of finishedDeal(match.table!).points.entries()) {
			points[team] += earned;
		}
	}

	return {
		winner: matchWinner(match)!, deals, points, ...(isRecorded && {record: `${lines.join('\n')}\n`}),
	};
}
