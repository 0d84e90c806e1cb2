/** Real positions from a few words: who was dealt what, and what has been played. */
import {
	type Match, type Player, newMatch,
} from '../match/match.js';
import {reducer} from '../match/reducer.js';
import {Deal} from '../rules/deal.js';
import {handOf, holds} from '../rules/hand.js';
import type {Move} from '../rules/move.js';
import {type Tile, tiles} from '../rules/tile.js';
import {
	type House, type Seat, type Terms, type Variant, agree,
} from '../rules/variant.js';
import {movesIn, tilesIn} from './notation.js';

/** A position in the first deal of a game, or in a later one where `scores` are given. */
export type Position = {
	/** For each seat the tiles it was dealt; what is not named comes from the tiles that nobody names, in order. */
	readonly hands: readonly string[];
	/** The first tiles of the boneyard. */
	readonly boneyard?: string;
	readonly leader?: Seat;
	/** For each team its score before the deal. */
	readonly scores?: readonly number[];
	readonly house?: House;
	/** The moves made since, in the notation of the records; each must be allowed. */
	readonly played?: string;
};

/** The match in which this position stands. */
export function matchIn(variant: Variant, position: Position, players: readonly Player[]): Match {
	const {
		hands, leader = 0, scores, house, played = '',
	} = position;
	const terms = agree(variant, {seats: hands.length, house});
	return playedOn(dealtMatch(terms, {order: dealingOrder(terms, position), leader, scores}, players), movesIn(played));
}

/** A match with a deal just dealt; where there are scores, an earlier deal has made them. */
export function dealtMatch(terms: Terms, {order, leader, scores}: {order: readonly Tile[]; leader: Seat; scores?: readonly number[]}, players: readonly Player[]): Match {
	const start = {order, leader, scores: scores ?? terms.seatSets.map(() => 0)};
	return {
		...newMatch(terms, players),
		deals: scores === undefined ? [] : [{leader, ending: {kind: 'blocked'}, points: scores}],
		table: {
			start, why: scores === undefined ? 'lot' : 'left', played: [], deal: new Deal(terms).start(start),
		},
	};
}

/** The match after these moves, each made by the seat in turn. */
export function playedOn(match: Match, moves: readonly Move[]): Match {
	let next = match;
	for (const move of moves) {
		next = reducer(next, {type: 'move', seat: next.table!.deal.turn, move});
	}

	return next;
}

function dealingOrder({variant}: Terms, {hands, boneyard = ''}: Position): Tile[] {
	const named = handOf(tilesIn([...hands, boneyard].join(' ')));
	const spare = tiles.filter(tile => !holds(named, tile));
	const dealt = hands.flatMap(text => {
		const own = tilesIn(text);
		return [...own, ...spare.splice(0, variant.tilesEach - own.length)];
	});
	return [...dealt, ...tilesIn(boneyard), ...spare];
}
