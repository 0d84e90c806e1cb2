/**
The events of a record as JSON, for programs. Names and meanings are kept: nothing is renamed, things are only added.

Every object has `line`, the line in the record of the action that it follows from (of a deal its last line, of the
header its first), and `type`; every one but the first has `game` and `deal`, counted from 1. Seats and teams count from
1, tiles are written as in a record (`"5-3"`), and what is not there (the host of a lead, a date) is left out.
*/
import type {
	DealOverEvent, Event, LaidEvent,
} from '../match/events.js';
import {
	type Match, dealNumber, gameNumber, scores,
} from '../match/match.js';
import type {Header} from '../record/header.js';
import {contentOf, linesIn} from '../record/lines.js';
import type {Replayed} from '../record/record-reader.js';
import {countedEnds} from '../rules/ends.js';
import {tilesOf} from '../rules/hand.js';
import {type Tile, formatTile} from '../rules/tile.js';
import {type Payment, seatsOf} from '../rules/variant.js';

/** What JSON can hold. */
export type Json = Readonly<Record<string, unknown>>;

/** The first object, of type `match`: what was agreed on, and by whom. `teams` are the seats of each team. */
export function headerJson({terms, players, date}: Header, line: number): Json {
	const {variant, target, games, house} = terms;
	return {
		line,
		type: 'match',
		variant: variant.id,
		target,
		games,
		house,
		seats: players.map(({name, kind, level}, seat) => ({
			seat: seat + 1, name, kind, level,
		})),
		teams: terms.seatSets.map((_, team) => seatsOf(terms, team).map(seat => seat + 1)),
		date,
	};
}

/** An object for each event of an action. */
export function stepJson({line, match, events}: Replayed): Json[] {
	// The next game or deal begins only with its own action, so the numbers are those of the whole step.
	const where = {game: gameNumber(match), deal: dealNumber(match)};
	const total = scoresBeforeBonus(match, events);
	return events.map(event => ({
		line, type: event.type, ...where, ...particulars(event, match, total),
	}));
}

/** By team, what the tile has brought the score to: what the end of the deal pays comes only with that. */
function scoresBeforeBonus(match: Match, events: readonly Event[]): number[] {
	const over = events.find(event => event.type === 'deal-over');
	return scores(match).map((score, team) => score - (over?.points[team] ?? 0));
}

function particulars(event: Event, match: Match, total: readonly number[]): Json {
	switch (event.type) {
		case 'game-began': {
			return {};
		}

		case 'dealt': {
			return {leader: event.leader + 1, why: event.why, ...dealtTiles(match)};
		}

		case 'laid': {
			return {...laid(event, match), scores: total};
		}

		case 'deal-over': {
			return dealOver(event);
		}

		case 'game-over':
		case 'match-over': {
			return {winner: event.winner + 1};
		}

		case 'drew': {
			return {seat: event.seat + 1, tile: event.tile === undefined ? undefined : formatTile(event.tile), drawable: event.drawable};
		}

		case 'passed': {
			return {seat: event.seat + 1, lead: event.lead};
		}

		case 'seated': {
			return {seat: event.seat + 1, kind: event.kind, level: event.level};
		}

		default: {
			return {seat: event.seat + 1};
		}
	}
}

/** `hands` by seat, as dealt; the `boneyard` in drawing order. */
function dealtTiles({terms, table}: Match): Json {
	const {seats, variant: {tilesEach}} = terms;
	const order = asWritten([...table!.start.order]);
	return {
		hands: terms.teams.map((_, seat) => order.slice(seat * tilesEach, (seat + 1) * tilesEach)),
		boneyard: order.slice(seats * tilesEach),
	};
}

/** `ends` are those that add up to `count`; `points` are all the tile earned. With them `scores` by team, as they are after the tile and before anything that the end of the deal pays. */
function laid({seat, tile, host, count, points, another, out}: LaidEvent, match: Match): Json {
	return {
		seat: seat + 1,
		tile: formatTile(tile),
		host: host === undefined ? undefined : formatTile(host),
		ends: countedEnds(match.table!.deal.layout).map(end => ({host: formatTile(end.host), pip: end.pip, counts: end.counts})),
		count,
		points,
		another,
		out,
	};
}

/** `ending` is `out`, `blocked`, `last` or `target`, with its `seat`; `hands` and `pips` left by seat; `points` of the deal's end and `scores` by team. */
function dealOver({ending, hands, pips, payments, points, scores: total}: DealOverEvent): Json {
	return {
		ending: ending.kind,
		seat: ending.kind === 'blocked' ? undefined : ending.seat + 1,
		hands: hands.map(hand => asWritten(tilesOf(hand))),
		pips,
		payments: payments.map(payment => paymentJson(payment, pips.length)),
		points,
		scores: total,
	};
}

/** `plus` and `minus` are the seats whose pips are added and taken off; both empty where a settled number is paid. */
function paymentJson({team, points, plus, minus}: Payment, seats: number): Json {
	return {
		team: team + 1, points, plus: seatsIn(plus, seats), minus: seatsIn(minus, seats),
	};
}

function seatsIn(set: number, seats: number): number[] {
	return Array.from({length: seats}, (_, seat) => seat).filter(seat => Math.floor(set / (2 ** seat)) % 2 === 1).map(seat => seat + 1);
}

function asWritten(tiles: readonly Tile[]): string[] {
	return tiles.map(tile => formatTile(tile));
}

/** The line where the header begins. */
export function firstLine(bytes: Uint8Array): number {
	for (const line of linesIn(bytes)) {
		if (contentOf(line) !== '') {
			return line.number;
		}
	}

	return 1;
}

/** An object as a line; JSON can write every character in ASCII. */
export function jsonLine(json: Json, isAscii: boolean): string {
	const text = JSON.stringify(json);
	return isAscii ? text.replaceAll(/[^\0-\u007F]/g, unit => String.raw`\u${unit.codePointAt(0)!.toString(16).padStart(4, '0')}`) : text;
}
