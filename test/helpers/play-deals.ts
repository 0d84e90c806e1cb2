/** Random deals under any terms, for laws and counts. */
import {listMoves, movesRoom} from '../../source/rules/allowed.js';
import {Deal} from '../../source/rules/deal.js';
import type {Move} from '../../source/rules/move.js';
import {
	type House, type Terms, type Variant, agree,
} from '../../source/rules/variant.js';
import {shuffle} from '../../source/match/shuffle.js';
import {variants} from '../../source/variants/index.js';
import {picksFrom} from './random.js';

/** Each variant with each number of players and each choice of house rules, named for the test. */
export const allTerms: ReadonlyArray<{name: string; terms: Terms}> = variants.flatMap(variant =>
	variant.seats.flatMap(seats => houses(variant).map(house => ({
		name: [variant.id, seats, ...Object.values(house)].join(' '),
		terms: agree(variant, {seats, house}),
	}))));

function houses(variant: Variant): House[] {
	let all: House[] = [{}];
	for (const rule of variant.houseRules) {
		all = all.flatMap(house => rule.values.map(value => ({...house, [rule.name]: value})));
	}

	return all;
}

export type Watch = {
	readonly begun?: (deal: Deal, order: readonly number[]) => void;
	/** Before each move, with all that are allowed. */
	readonly before?: (deal: Deal, moves: readonly Move[]) => void;
	readonly after?: (deal: Deal, move: Move) => void;
	readonly over?: (deal: Deal) => void;
};

/** Plays `deals` random deals from a seed; scores start where a target in mid-deal can be reached now and then. */
export function playRandomDeals(terms: Terms, {deals, seed, watch}: {deals: number; seed: number; watch: Watch}): void {
	const pick = picksFrom(seed);
	const moves = new Int32Array(movesRoom);
	for (let number = 0; number < deals; number++) {
		const order = shuffle(pick);
		const scores = terms.teams.map(() => pick(terms.target));
		const deal = new Deal(terms).start({order, leader: pick(terms.seats), scores});
		watch.begun?.(deal, order);
		for (let count = listMoves(deal, moves); count > 0; count = listMoves(deal, moves)) {
			watch.before?.(deal, [...moves.subarray(0, count)]);
			const move = moves[pick(count)];
			deal.play(move);
			watch.after?.(deal, move);
		}

		watch.over?.(deal);
	}
}
