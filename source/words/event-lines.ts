/** Events as lines for a reader. */
import type {DealOverEvent, Event, LaidEvent} from '../match/events.js';
import {formatTile, isDouble} from '../rules/tile.js';
import {nameOfLevel} from './hints.js';
import {wordsOfVariant} from './variants.js';
import {
	type Reader, type Who, whoAre, whoIsTeam,
} from './who.js';
import type {Words} from './words.js';

/** What happened, in one line of at most 76 columns with names of up to twelve characters. */
export function eventLine(words: Words, event: Event, reader: Reader): string {
	const {events} = words;
	if (event.type === 'game-began') {
		return events.gameBegan(event.game, reader.terms.games);
	}

	if (event.type === 'deal-over') {
		return dealOverLine(words, event, reader);
	}

	if (event.type === 'game-over' || event.type === 'match-over') {
		const winner = whoIsTeam(reader, event.winner);
		return event.type === 'match-over' ? events.matchOver(winner) : events.gameOver(winner, event.game);
	}

	if (event.type === 'dealt') {
		return events.dealt(event.deal, {why: event.why, who: whoAre(reader, [event.leader])});
	}

	const who = whoAre(reader, [event.seat]);
	switch (event.type) {
		case 'laid': {
			return laidLine(words, {event, who}, reader);
		}

		case 'drew': {
			return event.tile === undefined ? events.drew(who) : events.drewTiles(who, [formatTile(event.tile)]);
		}

		case 'passed': {
			return event.lead ? events.passedLead(who) : events.passed(who);
		}

		case 'seated': {
			return seatedLine(words, event, who);
		}

		case 'stopped': {
			return events.stopped(who);
		}

		case 'took-back': {
			return events.tookBack(who);
		}

		case 'hinted': {
			return events.hinted(who);
		}

		case 'left': {
			return events.left(who);
		}

		case 'back': {
			return events.back(who);
		}
	}
}

/** The same for several events: tiles that one player draws in a row share a line, "Klara draws 3 tiles." */
export function eventLines(words: Words, events: readonly Event[], reader: Reader): string[] {
	const lines: string[] = [];
	for (let next = 0; next < events.length;) {
		const drawn = drawsInARow(events, next);
		lines.push(drawn.length > 1 ? drawsLine(words, drawn, reader) : eventLine(words, events[next], reader));
		next += Math.max(1, drawn.length);
	}

	return lines;
}

type Draw = Event & {readonly type: 'drew'};

function drawsInARow(events: readonly Event[], from: number): Draw[] {
	const drawn: Draw[] = [];
	for (const event of events.slice(from)) {
		if (event.type !== 'drew' || event.seat !== (drawn[0] ?? event).seat) {
			break;
		}

		drawn.push(event);
	}

	return drawn;
}

function drawsLine({events}: Words, drawn: readonly Draw[], reader: Reader): string {
	const who = whoAre(reader, [drawn[0].seat]);
	const seen = drawn.flatMap(({tile}) => tile === undefined ? [] : [formatTile(tile)]);
	return seen.length === drawn.length ? events.drewTiles(who, seen) : events.drewSeveral(who, drawn.length);
}

function laidLine(words: Words, {event, who}: {event: LaidEvent; who: Who}, reader: Reader): string {
	const {variant} = reader.terms;
	const {count, points, another, host} = event;
	return laidSentence(words, {
		event,
		brought: wordsOfVariant(words, variant).brings({
			count, points: points - pointsForOut(event, reader), lead: host === undefined, another, own: who.own,
		}),
	}, reader);
}

/** A tile laid, and `brought`: what it brought, without a full stop, or nothing. */
export function laidSentence({events}: Words, {event, brought}: {event: LaidEvent; brought: string}, reader: Reader): string {
	const {seat, tile, host, out} = event;
	return events.laid({
		who: whoAre(reader, [seat]),
		tile: formatTile(tile),
		double: isDouble(tile),
		host: host === undefined ? undefined : formatTile(host),
		brought,
		out,
		pointsForOut: pointsForOut(event, reader),
	});
}

/** What of the tile's points is for going out by itself. */
export function pointsForOut({out}: LaidEvent, {terms: {variant}}: Pick<Reader, 'terms'>): number {
	return out ? variant.pointsForOut : 0;
}

function dealOverLine({events: {dealOver}}: Words, {ending, payments}: DealOverEvent, reader: Reader): string {
	const paid = payments.map(({team, points}) => ({who: whoIsTeam(reader, team), points}));
	const bonus = paid.length === 0 ? '' : dealOver.bonus(paid);
	switch (ending.kind) {
		case 'blocked': {
			return `${dealOver.blocked}${bonus || dealOver.noBonus}`;
		}

		case 'target': {
			return dealOver.target(whoAre(reader, [ending.seat]), reader.terms.target);
		}

		case 'out':
		case 'last': {
			return `${dealOver[ending.kind](whoAre(reader, [ending.seat]))}${bonus}`;
		}
	}
}

function seatedLine(words: Words, {kind, level = ''}: Event & {type: 'seated'}, who: Who): string {
	const {events} = words;
	if (kind === 'human') {
		return events.seatedHuman(who);
	}

	return level === 'exec' ? events.seatedProgram(who) : events.seatedBot(who, nameOfLevel(words, level));
}
