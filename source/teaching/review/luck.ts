/** What chance gave: the tiles that were dealt, and those that were drawn. */
import {chanceAt} from '../../bots/chance-at.js';
import type {Measure} from '../../bots/measure.js';
import {dealFrom} from '../../bots/position.js';
import {playOut} from '../../bots/rollout.js';
import {type Match} from '../../match/match.js';
import {viewOf} from '../../match/view.js';
import {draw} from '../../rules/move.js';
import {setSize} from '../../rules/tile.js';
import type {PlayedDeal} from './deals.js';

/** So many orders of the boneyard are tried. */
const orders = 400;

/**
For each team what a position is worth, as a share of the measure, if everyone takes the most points from here, seen
with all hands open and only the boneyard unknown. With nobody choosing, it changes by chance alone.
*/
export function worthOf(match: Match, measure: Measure): number[] {
	const {deal, played} = match.table!;
	const view = viewOf(match, deal.turn);
	const {boneyard, drawable} = deal;
	const chance = chanceAt({...view, played});
	const sums = measure.chances.map(() => 0);
	const tries = drawable > 0 ? orders : 1;
	for (let number = 0; number < tries; number++) {
		const order = new Uint8Array(setSize);
		order.set(drawable > 0 ? shuffled(boneyard, chance) : boneyard, setSize - boneyard.length);
		const open = dealFrom(view, {hands: deal.hands, order});
		playOut(open);
		measure.judge(open);
		for (const [team, share] of measure.chances.entries()) {
			sums[team] += share;
		}
	}

	return [...sums].map(sum => sum / tries);
}

/** For each team by how much its worth changed with the tiles that were drawn in a deal. */
export function worthDrawn({moves, end}: PlayedDeal, measure: Measure): number[] {
	const changes = [...measure.chances].map(() => 0);
	for (const [place, {move, before}] of moves.entries()) {
		if (move !== draw) {
			continue;
		}

		const after = moves.at(place + 1)?.before ?? end;
		const worthBefore = worthOf(before, measure);
		for (const [team, worth] of worthOf(after, measure).entries()) {
			changes[team] += worth - worthBefore[team];
		}
	}

	return changes;
}

function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
	const order = [...items];
	for (let place = order.length - 1; place > 0; place--) {
		const other = Math.floor(chance() * (place + 1));
		[order[place], order[other]] = [order[other], order[place]];
	}

	return order;
}
