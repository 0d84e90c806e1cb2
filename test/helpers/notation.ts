/** Positions from the notation of the records: `layout('6-6 6-2>6-6', fiveUp)`, `dealOf(terms, {hands: […]})`. */
import {Deal} from '../../source/rules/deal.js';
import {type Hand, handOf, holds} from '../../source/rules/hand.js';
import {type Layout, layoutOf} from '../../source/rules/layout.js';
import {
	type Move, formatMove, parseMove,
} from '../../source/rules/move.js';
import {type Tile, parseTile, tiles} from '../../source/rules/tile.js';
import type {Seat, Terms, Variant} from '../../source/rules/variant.js';
import {allowedMoves} from '../../source/rules/allowed.js';

export function tile(text: string): Tile {
	const parsed = parseTile(text);
	if (parsed === undefined) {
		throw new Error(`No tile: ${text}`);
	}

	return parsed;
}

export function tileList(text: string): Tile[] {
	return text.split(' ').filter(Boolean).map(one => tile(one));
}

export function hand(text: string): Hand {
	return handOf(tileList(text));
}

export function move(text: string): Move {
	const parsed = parseMove(text);
	if (parsed === undefined) {
		throw new Error(`No move: ${text}`);
	}

	return parsed;
}

export function moveList(text: string): Move[] {
	return text.split(' ').filter(Boolean).map(one => move(one));
}

/** The layout that these moves make, the lead first. */
export function layout(text: string, variant: Variant): Layout {
	return layoutOf(moveList(text), variant.spinnerRule);
}

export type Position = {
	readonly hands: readonly string[];
	/** The first tiles of the boneyard; the rest of the set follows in order. */
	readonly boneyard?: string;
	readonly leader?: Seat;
	readonly scores?: readonly number[];
};

/** A dealing order in which each hand is filled up from the tiles that nobody named. */
export function orderOf(terms: Terms, {hands, boneyard = ''}: Position): Tile[] {
	const named = hand([...hands, boneyard].join(' '));
	const spare = tiles.filter(one => !holds(named, one));
	const order = hands.flatMap(text => {
		const own = tileList(text);
		return [...own, ...spare.splice(0, terms.variant.tilesEach - own.length)];
	});
	return [...order, ...tileList(boneyard), ...spare];
}

export function dealOf(terms: Terms, position: Position): Deal {
	const {leader = 0, scores = [0, 0, 0, 0]} = position;
	return new Deal(terms).start({order: orderOf(terms, position), leader, scores});
}

/** Plays moves in the notation, each of which must be allowed. */
export function playAll(deal: Deal, text: string): Deal {
	for (const one of moveList(text)) {
		if (!allowedMoves(deal).includes(one)) {
			throw new Error(`Not allowed: ${formatMove(one)}; allowed: ${allowed(deal)}`);
		}

		deal.play(one);
	}

	return deal;
}

/** The allowed moves in the notation. */
export function allowed(deal: Deal): string {
	return allowedMoves(deal).map(one => formatMove(one)).join(' ');
}
