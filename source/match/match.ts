/** A match: several games, each of several deals. Plain values, never changed; what can be derived is derived. */
import type {Deal, Start} from '../rules/deal.js';
import type {Move} from '../rules/move.js';
import type {
	Ending, Leader, Seat, Team, Terms,
} from '../rules/variant.js';

/** Who plays a seat. A `level` names one of the bots; an outside program's level is `exec`. */
export type Player = {
	readonly name: string;
	readonly kind: 'human' | 'bot';
	readonly level?: string;
	/** Whether the person's connection is lost. */
	readonly away?: boolean;
};

/** A deal that has been scored. */
export type FinishedDeal = {
	/** The designated leader. */
	readonly leader: Seat;
	readonly ending: Ending;
	/** For each team all points of the deal, those of its tiles and its bonus. */
	readonly points: readonly number[];
};

/** A move and the seat that made it. What was drawn is not in it, so that everyone may see it. */
export type PlayedMove = {
	readonly seat: Seat;
	readonly move: Move;
};

/** The deal on the table, in play or just over: how it began, what was done, and where it stands. */
export type DealOnTable = {
	readonly start: Start;
	readonly why: Leader['why'];
	/** The moves, without those taken back. */
	readonly played: readonly PlayedMove[];
	/** The deal as it stands. Never changed once it is here. */
	readonly deal: Deal;
};

/** A match as it stands. Seats and teams count from 0. */
export type Match = {
	readonly terms: Terms;
	/** For each seat its player. */
	readonly players: readonly Player[];
	/** The winners of the games before the present one. */
	readonly won: readonly Team[];
	/** The deals of the present game before the one on the table. */
	readonly deals: readonly FinishedDeal[];
	/** Undefined before the first deal. */
	readonly table: DealOnTable | undefined;
};

/** Where a match stands: before its first deal, in a deal, or after one that decided nothing, a game, the match. */
export type Phase = 'dealing' | 'playing' | 'deal-over' | 'game-over' | 'match-over';

/** A match before its first deal. */
export function newMatch(terms: Terms, players: readonly Player[]): Match {
	return {
		terms, players, won: [], deals: [], table: undefined,
	};
}

/** Where a match stands now. */
export function phaseOf(match: Match): Phase {
	if (match.table === undefined) {
		return 'dealing';
	}

	if (match.table.deal.stage !== 'over') {
		return 'playing';
	}

	if (gameWinner(match) === undefined) {
		return 'deal-over';
	}

	return matchWinner(match) === undefined ? 'game-over' : 'match-over';
}

/** For each team the points of a deal so far; its bonus is added when it is over. */
export function dealPoints(deal: Deal): number[] {
	const points = [...deal.points.subarray(0, deal.terms.teamCount)];
	for (const payment of deal.payments) {
		points[payment.team] += payment.points;
	}

	return points;
}

/** For each team its score in the present game, the deal on the table included. */
export function scores({terms, table}: Pick<Match, 'terms' | 'table'>): number[] {
	return table === undefined
		? Array.from({length: terms.teamCount}, () => 0)
		: dealPoints(table.deal).map((points, team) => table.start.scores[team] + points);
}

/** The highest team at or above the target once the deal is over; nobody while the top is level. */
export function gameWinner(match: Match): Team | undefined {
	if (match.table?.deal.stage !== 'over') {
		return undefined;
	}

	const total = scores(match);
	const top = Math.max(...total);
	const leading = [...total.keys()].filter(team => total[team] === top);
	return top >= match.terms.target && leading.length === 1 ? leading[0] : undefined;
}

/** For each team the games it has won. */
export function gamesWon(match: Match): number[] {
	const games = Array.from({length: match.terms.teamCount}, () => 0);
	const winner = gameWinner(match);
	for (const team of winner === undefined ? match.won : [...match.won, winner]) {
		games[team]++;
	}

	return games;
}

/** The team that has won more than half of the games agreed on. */
export function matchWinner(match: Match): Team | undefined {
	const games = gamesWon(match);
	const winner = games.findIndex(won => won * 2 > match.terms.games);
	return winner === -1 ? undefined : winner;
}

/** The present game, counted from 1. */
export function gameNumber(match: Match): number {
	return match.won.length + 1;
}

/** The deal on the table, counted from 1 in its game; 0 before the first. */
export function dealNumber(match: Match): number {
	return match.table === undefined ? 0 : match.deals.length + 1;
}

/** A deal that may be made now: its numbers, counted from 1, and its leader. */
export type DueDeal = {
	readonly game: number;
	readonly deal: number;
	readonly leader: Leader;
};

/** The next deal; undefined while a deal is in play and when the match is over. */
export function dueDeal(match: Match): DueDeal | undefined {
	switch (phaseOf(match)) {
		case 'dealing':
		case 'game-over': {
			return {game: gameNumber(match) + (match.table === undefined ? 0 : 1), deal: 1, leader: {why: 'lot'}};
		}

		case 'deal-over': {
			return {game: gameNumber(match), deal: dealNumber(match) + 1, leader: match.terms.variant.nextLeader({terms: match.terms, ...finishedDeal(match.table!)})};
		}

		case 'playing':
		case 'match-over': {
			return undefined;
		}
	}
}

/** A deal that is over, as it is remembered. */
export function finishedDeal({start, deal}: DealOnTable): FinishedDeal {
	return {leader: start.leader, ending: deal.ending, points: dealPoints(deal)};
}
