/** Where the result of a deal came from: luck and play, which add up to it. */
import {Judge} from '../../bots/value.js';
import type {Match} from '../../match/match.js';
import type {Team} from '../../rules/variant.js';
import type {PlayedDeal} from './deals.js';
import {worthDrawn, worthOf} from './luck.js';
import {
	type Unit, amountOf, measureIn,
} from './unit.js';

/**
Of one team, in the unit of its deal: `result` = `dealt` + `drawn` + `unseen` + `play`.

All teams together have 0 of each: what one gains the others lose.
*/
export type Account = {
	/** In points: how many more than the others on average. In the game: by how much the chance to win it rose. */
	readonly result: number;
	/** Luck: what all tiles as dealt, and who led, would have brought if everyone had just taken the most points. */
	readonly dealt: number;
	/** Luck: by how much the tiles drawn changed that. */
	readonly drawn: number;
	/** Luck: how all choices turned out with the tiles that nobody who chose could see. */
	readonly unseen: number;
	/** The others' costs, divided among those who gain by them, less the own. */
	readonly play: number;
};

/** The luck of the accounts, all three kinds. */
export function luckOf({dealt, drawn, unseen}: Account): number {
	return dealt + drawn + unseen;
}

/** For each team the account of a deal that is over; `costs` has for each team what its choices cost, `previous` is the match before the deal. */
export function accountsOf(played: PlayedDeal, {unit, costs, previous}: {unit: Unit; costs: readonly number[]; previous: Match | undefined}): Account[] {
	const {start: {terms, table: {start} = {}}, end} = played;
	const measure = measureIn(unit, {terms, leader: start!.leader, before: start!.scores});
	const before = unit === 'points' || played.deal === 1 ? level(terms.teamCount) : chancesAfter(previous!);
	const dealt = worthOf(played.start, measure);
	const drawn = worthDrawn(played, measure);
	measure.judge(end.table!.deal);
	const all = costs.reduce((sum, cost) => sum + cost, 0);
	return [...measure.chances].map((share, team): Account => {
		const result = amountOf(unit, share - before[team]);
		const ofDeal = amountOf(unit, dealt[team] - before[team]);
		const ofDraws = amountOf(unit, drawn[team]);
		const play = ((all - costs[team]) / (terms.teamCount - 1)) - costs[team];
		return {
			result, dealt: ofDeal, drawn: ofDraws, unseen: result - ofDeal - ofDraws - play, play,
		};
	});
}

/** Accounts added up. */
export function addAccounts(one: Account, other: Account): Account {
	return {
		result: one.result + other.result,
		dealt: one.dealt + other.dealt,
		drawn: one.drawn + other.drawn,
		unseen: one.unseen + other.unseen,
		play: one.play + other.play,
	};
}

function level(teams: number): number[] {
	return Array.from({length: teams}, () => 1 / teams);
}

/** For each team the chance to win the game after a deal. */
function chancesAfter({terms, table}: Match): Record<Team, number> {
	const judge = new Judge({terms, leader: table!.start.leader});
	judge.judge(table!.deal);
	return [...judge.chances];
}
