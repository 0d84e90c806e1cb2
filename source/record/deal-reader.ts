/** Reads the lines of a deal: `game` before the first of a game, `deal`, a `hand` for each seat, `boneyard`. */
import type {DueDeal} from '../match/match.js';
import {type Tile, parseTile, setSize} from '../rules/tile.js';
import type {Seat, Terms} from '../rules/variant.js';
import type {Flaw} from './fault.js';
import {dealLine, gameLine} from './format.js';
import {parseNumber, parsePlace} from './text.js';

/** A deal of which some lines have been read. */
export type HalfDeal = {
	readonly due: DueDeal;
	/** How many of its lines have been read. */
	readonly lines: number;
	/** The number of its `deal` line, and its leader; undefined before that. */
	readonly dealLine: number | undefined;
	readonly leader: Seat | undefined;
	/** The tiles read so far, in dealing order. */
	readonly order: readonly Tile[];
};

/** A deal of which nothing has been read. */
export function noLinesOf(due: DueDeal): HalfDeal {
	return {
		due, lines: 0, dealLine: undefined, leader: undefined, order: [],
	};
}

/** How many lines a deal has. */
export function linesOfDeal({deal}: DueDeal, {seats}: Terms): number {
	return linesBeforeHands(deal) + seats + 1;
}

/** Reads the next line of a deal; lines in another order are not allowed. */
export function readDealLine(half: HalfDeal, {words, line}: {words: readonly string[]; line: number}, terms: Terms): HalfDeal | Flaw {
	const {due, lines} = half;
	const before = linesBeforeHands(due.deal);
	if (lines < before - 1) {
		const expected = gameLine(due.game);
		return words.join(' ') === expected ? {...half, lines: lines + 1} : {kind: 'line-due', due: expected};
	}

	if (lines < before) {
		const leader = readLeader(due, words, terms);
		if (typeof leader === 'object') {
			return leader;
		}

		return {
			...half, lines: lines + 1, dealLine: line, leader,
		};
	}

	const seat = lines - before;
	const name = seat < terms.seats ? `hand ${seat + 1}` : 'boneyard';
	const tiles = readTiles(name, words, half.order, seat < terms.seats ? terms.variant.tilesEach : setSize - half.order.length);
	return 'kind' in tiles ? tiles : {...half, lines: lines + 1, order: [...half.order, ...tiles]};
}

function linesBeforeHands(deal: number): number {
	return deal === 1 ? 2 : 1;
}

function readLeader({deal, leader}: DueDeal, words: readonly string[], {seats}: Terms): Seat | Flaw {
	const [name, number, lead, place, why, ...rest] = words;
	const seat = place === undefined ? undefined : parsePlace(place);
	if (name !== 'deal' || parseNumber(number) !== deal) {
		return {kind: 'line-due', due: `deal ${deal}`};
	}

	if (lead !== 'lead' || seat === undefined || !['lot', 'out', 'left'].includes(why) || rest.length > 0) {
		return {kind: 'not-understood'};
	}

	if (seat >= seats) {
		return {kind: 'no-such-seat', seat};
	}

	const expected = dealLine(deal, leader.why === 'lot' ? seat : leader.seat, leader.why);
	return words.join(' ') === expected ? seat : {kind: 'wrong-leader', due: leader};
}

function readTiles(name: string, words: readonly string[], dealt: readonly Tile[], due: number): Tile[] | Flaw {
	const named = name.split(' ');
	if (!named.every((word, place) => words[place] === word)) {
		return {kind: 'line-due', due: name};
	}

	const texts = words.slice(named.length);
	if (texts.length === 1 && /^\?\d+$/.test(texts[0])) {
		return {kind: 'hidden-tiles'};
	}

	const seen = new Set(dealt);
	const tiles: Tile[] = [];
	for (const text of texts) {
		const tile = parseTile(text);
		if (tile === undefined) {
			return {kind: 'not-understood'};
		}

		if (seen.has(tile)) {
			return {kind: 'dealt-twice', tile};
		}

		seen.add(tile);
		tiles.push(tile);
	}

	return tiles.length === due ? tiles : {kind: 'number-of-tiles', due};
}
