/** What a review comes to, for each seat and each team. */
import type {Terms} from '../../rules/variant.js';
import {type Account, addAccounts} from './account.js';
import type {Finding} from './review.js';
import type {Unit} from './unit.js';

/** The choices of a seat in the deals of one unit. */
export type Choices = {
	readonly count: number;
	/** How many of them cost something. */
	readonly costly: number;
	/** What they cost together, in the unit. */
	readonly cost: number;
};

/** The deals of a team that are over, of one unit. */
export type Deals = {
	readonly count: number;
	readonly account: Account;
};

export type Summary = {
	/** For each seat, by unit. */
	readonly seats: ReadonlyArray<Readonly<Record<Unit, Choices>>>;
	/** For each team, by unit. */
	readonly teams: ReadonlyArray<Readonly<Record<Unit, Deals>>>;
};

const noChoices: Choices = {count: 0, costly: 0, cost: 0};
const noDeals: Deals = {
	count: 0,
	account: {
		result: 0, dealt: 0, drawn: 0, unseen: 0, play: 0,
	},
};

/** The summary before the first finding. */
export function emptySummary({seats, teamCount}: Terms): Summary {
	return {
		seats: Array.from({length: seats}, () => ({points: noChoices, game: noChoices})),
		teams: Array.from({length: teamCount}, () => ({points: noDeals, game: noDeals})),
	};
}

/** The summary with one more finding. */
export function summedUp(summary: Summary, finding: Finding): Summary {
	switch (finding.kind) {
		case 'deal': {
			return summary;
		}

		case 'choice': {
			const {made: {seat}, appraisal: {unit, cost}} = finding;
			const {count, costly, cost: before} = summary.seats[seat][unit];
			const choices = {count: count + 1, costly: costly + (cost > 0 ? 1 : 0), cost: before + cost};
			return {...summary, seats: summary.seats.with(seat, {...summary.seats[seat], [unit]: choices})};
		}

		case 'account': {
			const {unit, accounts} = finding;
			return {
				...summary,
				teams: summary.teams.map((team, number) => {
					const {count, account} = team[unit];
					return {...team, [unit]: {count: count + 1, account: addAccounts(account, accounts[number])}};
				}),
			};
		}
	}
}
