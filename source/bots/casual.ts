/**
Most points now, then a tile that earns another play, then the heaviest; never stops.

Where tiles earn no points by themselves the only points are those of going out, so that comes first there.
Of moves that are level in all this it makes the one that is listed first.
*/
import type {View} from '../match/view.js';
import {type Move, laysTile, tileOfMove} from '../rules/move.js';
import {pipSum} from '../rules/tile.js';
import {preview} from '../rules/worth.js';
import type {Bot, Reason} from './bot.js';

export const casual: Bot = {
	level: 'casual',
	choose(view) {
		const [first, ...others] = view.moves.filter(move => laysTile(move)).map(move => prospectOf(view, move));
		if (first === undefined || view.moves.length === 1) {
			return {move: view.moves[0], reason: {kind: 'only-move'}};
		}

		let best = first;
		for (const prospect of others) {
			if (isBetter(prospect, best)) {
				best = prospect;
			}
		}

		return {move: best.move, reason: reasonFor(best)};
	},
};

/** What a tile brings, in the order in which it matters. */
type Prospect = {
	readonly move: Move;
	readonly points: number;
	readonly another: boolean;
	readonly pips: number;
	readonly out: boolean;
};

function prospectOf({terms, layout, hand}: View, move: Move): Prospect {
	const {points, another} = preview(terms, layout, {move, hand});
	const tile = tileOfMove(move);
	return {
		move, points, another, pips: pipSum(tile), out: hand === 1 << tile,
	};
}

function isBetter(one: Prospect, other: Prospect): boolean {
	if (one.points !== other.points) {
		return one.points > other.points;
	}

	return one.another === other.another ? one.pips > other.pips : one.another;
}

function reasonFor({points, another, out}: Prospect): Reason {
	if (out) {
		return {kind: 'goes-out'};
	}

	if (points > 0) {
		return {kind: 'scores', points};
	}

	return another ? {kind: 'another'} : {kind: 'heaviest'};
}
