/** What the end of a deal settles: told once it happens, and seen as long as the deal lies on the table. */
import type {DealOverEvent, Event} from './events.js';
import {
	type Match, gameNumber, gameWinner, matchWinner, scores,
} from './match.js';

/** The events of a deal's end: the deal, then the game and the match where they are won; none while the deal is in play. */
export type Outcome = ReadonlyArray<DealOverEvent | (Event & {readonly type: 'game-over' | 'match-over'})>;

/** How the deal on the table has ended. */
export function outcomeOf(match: Match): Outcome {
	const {terms, table} = match;
	if (table?.deal.stage !== 'over') {
		return [];
	}

	const {deal} = table;
	const events: Array<Outcome[number]> = [{
		type: 'deal-over',
		ending: deal.ending,
		hands: [...deal.hands.subarray(0, terms.seats)],
		pips: [...deal.pips],
		payments: deal.payments,
		points: terms.teams.slice(0, terms.teamCount).map((_, team) => {
			let points = 0;
			for (const payment of deal.payments) {
				points += payment.team === team ? payment.points : 0;
			}

			return points;
		}),
		scores: scores(match),
	}];
	const winner = gameWinner(match);
	if (winner !== undefined) {
		events.push({type: 'game-over', game: gameNumber(match), winner});
	}

	const champion = matchWinner(match);
	if (champion !== undefined) {
		events.push({type: 'match-over', winner: champion});
	}

	return events;
}
