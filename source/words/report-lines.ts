/** A record as a readable report: who played what, then every deal with its hands, every action, and every calculation. */
import type {DealOverEvent, LaidEvent} from '../match/events.js';
import {type Match, gamesWon} from '../match/match.js';
import type {Header} from '../record/header.js';
import type {Replayed} from '../record/record-reader.js';
import {visible} from '../record/visible.js';
import {tilesOf} from '../rules/hand.js';
import {type Tile, formatTile} from '../rules/tile.js';
import {houseRulesFor} from '../rules/variant.js';
import {bonusLines} from './bonus-sentences.js';
import {eventLine, laidSentence, pointsForOut} from './event-lines.js';
import {nameOfLevel} from './hints.js';
import {sumClause} from './sum-clause.js';
import {wordsOfVariant} from './variants.js';
import {type Reader, whoAre, whoIsTeam} from './who.js';
import type {Words} from './words.js';

/** What was agreed on, by whom, and when. */
export function headLines(words: Words, {terms, players, date}: Header): string[] {
	const {report} = words;
	const {variant, seats, target, games, house} = terms;
	const {name, houseRules} = wordsOfVariant(words, variant);
	const reader = readerOf({terms, players});
	return [
		report.title({
			variant: name, players: seats, target, games,
		}),
		...houseRulesFor(variant, seats).map(rule => report.houseRule(houseRules[rule.name].name, houseRules[rule.name].values[house[rule.name]])),
		...players.map(({kind, level, name: own}, seat) => kind === 'bot'
			? report.bot(seat + 1, visible(own), level && nameOfLevel(words, level))
			: report.person(seat + 1, visible(own))),
		...(terms.teamCount < seats ? [report.pairs(terms.seatSets.map((_, team) => report.side(whoIsTeam(reader, team))))] : []),
		...(date === undefined ? [] : [report.date(date.slice(0, 10), date.slice(11, 16))]),
	];
}

/** What one action did: its own line, numbered as in the record, and below it what belongs to it. */
export function stepLines(words: Words, {line, match, events}: Replayed): string[] {
	const reader = readerOf(match);
	return events.flatMap(event => {
		switch (event.type) {
			case 'game-began': {
				return ['', eventLine(words, event, reader)];
			}

			case 'dealt': {
				return ['', numbered(line, eventLine(words, event, reader)), ...below(dealtLines(words, match, reader))];
			}

			case 'laid': {
				return [numbered(line, laidLine(words, {event, match}, reader))];
			}

			case 'deal-over': {
				return below(endLines(words, event, reader));
			}

			case 'game-over': {
				return below([eventLine(words, event, reader), ...gamesLine(words, match, reader)]);
			}

			case 'match-over': {
				return ['', eventLine(words, event, reader)];
			}

			default: {
				return [numbered(line, eventLine(words, event, reader))];
			}
		}
	});
}

/** Everybody has his name, and all can be seen. */
function readerOf({terms, players}: Pick<Match, 'terms' | 'players'>): Reader {
	return {terms, players: players.map(({name}) => ({name: visible(name)})), seat: undefined};
}

const margin = 7;

function numbered(line: number, text: string): string {
	return `${String(line).padStart(margin - 2)}  ${text}`;
}

function below(lines: readonly string[]): string[] {
	return lines.map(line => `${' '.repeat(margin)}${line}`);
}

/** The hands as dealt, and the boneyard. */
function dealtLines({report}: Words, {terms, table}: Match, reader: Reader): string[] {
	const {tilesEach, closedTiles} = terms.variant;
	const order = [...table!.start.order];
	const boneyard = order.slice(terms.seats * tilesEach);
	const open = boneyard.length - closedTiles;
	return [
		...terms.teams.map((_, seat) => report.hand(whoAre(reader, [seat]), asWritten(order.slice(seat * tilesEach, (seat + 1) * tilesEach)))),
		...(boneyard.length === 0 ? [] : [report.boneyard(asWritten(boneyard.slice(0, open)), asWritten(boneyard.slice(open)))]),
	];
}

/** "Klara lays 5-3 on 5-5: 1 + 6+6 + 2 = 15 → 3 points." */
function laidLine(words: Words, {event, match}: {event: LaidEvent; match: Match}, reader: Reader): string {
	const {points, another} = event;
	const brought = sumClause(words, {
		layout: match.table!.deal.layout, terms: match.terms, points: points - pointsForOut(event, reader), another,
	});
	return laidSentence(words, {event, brought}, reader);
}

/** How the deal ended, the hands left, what that pays, and the scores. */
function endLines(words: Words, over: DealOverEvent, reader: Reader): string[] {
	const {report} = words;
	const [how, ...payments] = bonusLines(words, over, reader);
	return [
		how,
		...over.hands.map((hand, seat) => report.left(whoAre(reader, [seat]), asWritten(tilesOf(hand)), over.pips[seat])),
		...payments,
		report.score(over.scores.map((score, team) => report.entry(whoIsTeam(reader, team), score))),
	];
}

function gamesLine({report}: Words, match: Match, reader: Reader): string[] {
	const {games} = match.terms;
	return games === 1 ? [] : [report.games(gamesWon(match).map((won, team) => report.entry(whoIsTeam(reader, team), won)), games)];
}

function asWritten(tiles: readonly Tile[]): string[] {
	return tiles.map(tile => formatTile(tile));
}
