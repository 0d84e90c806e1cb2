/** The one door to a match: actions in, the next match and events out. */
import {Deal} from '../rules/deal.js';
import {
	draw, hostOfMove, laysTile, noHost, pass, tileOfMove,
} from '../rules/move.js';
import type {Seat} from '../rules/variant.js';
import {type Action, lastDecision, refusalOf} from './action.js';
import type {Event} from './events.js';
import {
	type DealOnTable, type Match, type PlayedMove, type Player, dueDeal, finishedDeal, gameWinner, scores,
} from './match.js';
import {outcomeOf} from './outcome.js';

/** What an action leads to: the next match, and what happened in the order in which it did. */
export type Step = {
	readonly match: Match;
	readonly events: readonly Event[];
};

/** The next match. Throws when the action is not allowed: whoever is not sure asks `refusalOf` first. */
export function reducer(match: Match, action: Action): Match {
	return step(match, action).match;
}

/** The next match and what happened. Throws when the action is not allowed. */
export function step(match: Match, action: Action): Step {
	const refused = refusalOf(match, action);
	if (refused !== undefined) {
		throw new Error(`The match does not allow ${JSON.stringify(action)}: ${refused}.`);
	}

	switch (action.type) {
		case 'deal': {
			return dealOut(match, action);
		}

		case 'move': {
			return makeMove(match, action);
		}

		case 'undo': {
			return {match: takeBack(match, action.seat), events: [{type: 'took-back', seat: action.seat}]};
		}

		case 'hint': {
			return {match, events: [{type: 'hinted', seat: action.seat}]};
		}

		case 'left':
		case 'back': {
			return {match: changePlayer(match, action.seat, {away: action.type === 'left'}), events: [action]};
		}

		case 'seat': {
			const {seat, kind, level} = action;
			return {match: changePlayer(match, seat, {kind, level}), events: [{...action, type: 'seated'}]};
		}
	}
}

function dealOut(match: Match, {order, leader}: Action & {type: 'deal'}): Step {
	const {game, deal: number, leader: {why}} = dueDeal(match)!;
	const winner = gameWinner(match);
	const won = winner === undefined ? match.won : [...match.won, winner];
	const deals = number === 1 ? [] : [...match.deals, finishedDeal(match.table!)];
	const start = {order, leader, scores: scores({terms: match.terms, table: number === 1 ? undefined : match.table})};
	const table: DealOnTable = {
		start, why, played: [], deal: new Deal(match.terms).start(start),
	};
	return {
		match: {
			...match, won, deals, table,
		},
		events: [
			...(number === 1 ? [{type: 'game-began', game} as const] : []),
			{
				type: 'dealt', deal: number, leader, why,
			},
		],
	};
}

function makeMove(match: Match, {seat, move}: Action & {type: 'move'}): Step {
	const table = match.table!;
	const before = table.deal;
	const deal = before.copy();
	deal.play(move);
	const next = {...match, table: {...table, played: [...table.played, {seat, move}], deal}};
	return {match: next, events: [moveEvent(before, deal, {seat, move}), ...outcomeOf(next)]};
}

function moveEvent(before: Deal, after: Deal, {seat, move}: PlayedMove): Event {
	if (laysTile(move)) {
		const team = after.terms.teams[seat];
		const host = hostOfMove(move);
		return {
			type: 'laid',
			seat,
			tile: tileOfMove(move),
			host: host === noHost ? undefined : host,
			count: after.layout.count,
			points: after.points[team] - before.points[team],
			another: after.stage === 'another',
			out: after.hands[seat] === 0,
		};
	}

	switch (move) {
		case draw: {
			return {
				type: 'drew', seat, tile: before.boneyard[0], drawable: after.drawable,
			};
		}

		case pass: {
			return {type: 'passed', seat, lead: before.stage === 'lead'};
		}

		default: {
			return {type: 'stopped', seat};
		}
	}
}

function takeBack(match: Match, seat: Seat): Match {
	const table = match.table!;
	const played = table.played.slice(0, lastDecision(table.played, seat));
	const deal = new Deal(match.terms).start(table.start);
	for (const {move} of played) {
		deal.play(move);
	}

	return {...match, table: {...table, played, deal}};
}

function changePlayer(match: Match, seat: Seat, change: Partial<Player>): Match {
	return {...match, players: match.players.map((player, other) => other === seat ? {...player, ...change} : player)};
}
