/** What a player lays tells of what he holds: he would rather have laid a tile that brings more, if he had had one. */
import {evidenceOf} from '../match/evidence.js';
import type {View} from '../match/view.js';
import {Deal} from '../rules/deal.js';
import {
	type Hand, firstTile, holds, wholeSet,
} from '../rules/hand.js';
import {
	type Move, draw, layMove, laysTile,
} from '../rules/move.js';
import {type Tile, setSize} from '../rules/tile.js';
import type {Seat} from '../rules/variant.js';
import {anotherIn, liking, pointsIn} from './trial.js';

/** How likely it is that a player passes over more points, another play, or a heavier tile. Nobody is quite predictable. */
const forgoing = {points: 0.1, another: 0.1, pips: 0.3};

/** What one choice of a seat tells. */
export type Habit = {
	readonly seat: Seat;
	/** Of how many of its batches of evidence: the others came later. */
	readonly batches: number;
	/** For each tile how likely the choice was if the seat held it, compared with a tile that would not have been better. */
	readonly factors: Float64Array;
};

/** What the choices of other seats tell of tiles that are still hidden. */
export function habitsIn(view: View, hidden: Hand): Habit[] {
	const habits: Habit[] = [];
	const choices = evidenceOf(view).map(({spent}) => spent.values());
	const deal = new Deal(view.terms);
	for (const [place, {seat, move}] of view.played.entries()) {
		if (!laysTile(move)) {
			continue;
		}

		// What has just been drawn is laid without a choice, and is no evidence.
		const isChosen = place === 0 || view.played[place - 1].move !== draw;
		const spent = isChosen ? choices[seat].next().value : undefined;
		if (spent !== undefined && seat !== view.seat) {
			habits.push({seat, batches: spent.end, factors: factorsFor(deal, move, hidden)});
		}

		deal.layout.lay(move);
	}

	return habits;
}

function factorsFor(deal: Deal, made: Move, hidden: Hand): Float64Array {
	const liked = liking(deal, made, wholeSet);
	const factors = new Float64Array(setSize).fill(1);
	for (let rest = hidden; rest !== 0; rest &= rest - 1) {
		const tile = firstTile(rest);
		factors[tile] = likelihood(liked, bestLiking(deal, tile));
	}

	return factors;
}

/** How likely a player who could have made a move that he likes as much as `best` makes one that he likes as much as `liked`. */
function likelihood(liked: number, best: number): number {
	if (best <= liked) {
		return 1;
	}

	if (pointsIn(best) > pointsIn(liked)) {
		return forgoing.points;
	}

	return anotherIn(best) && !anotherIn(liked) ? forgoing.another : forgoing.pips;
}

/** How much a player would like to lay a tile where it fits best; −1 when it fits nowhere. */
function bestLiking(deal: Deal, tile: Tile): number {
	const {layout, terms} = deal;
	if (layout.size === 0) {
		return holds(terms.variant.leads, tile) ? liking(deal, layMove(tile), wholeSet) : -1;
	}

	let best = -1;
	for (let hosts = layout.hostsFor(tile); hosts !== 0; hosts &= hosts - 1) {
		best = Math.max(best, liking(deal, layMove(tile, firstTile(hosts)), wholeSet));
	}

	return best;
}
