import {expect, test} from 'vitest';
import {Deal} from '../../source/rules/deal.js';
import {agree} from '../../source/rules/variant.js';
import {shuffle} from '../../source/match/shuffle.js';
import {allowedMoves} from '../../source/rules/allowed.js';
import {variantById} from '../../source/variants/index.js';
import {picksFrom} from '../helpers/random.js';

/** How many sequences of `depth` moves a deal allows; sequences that end earlier count once. */
function countLines(deal: Deal, depth: number): number {
	const moves = allowedMoves(deal);
	if (depth === 0 || moves.length === 0) {
		return 1;
	}

	let lines = 0;
	for (const move of moves) {
		const next = deal.copy();
		next.play(move);
		lines += countLines(next, depth - 1);
	}

	return lines;
}

// Counted trees: a change of any number is a change of the rules. The numbers were checked against an independent program.
test.each([
	['five-up', 2, [5, 7, 11, 15, 20, 29, 43, 64, 92]],
	['five-up', 3, [5, 10, 27, 49, 96, 262, 435, 951, 4264]],
	['five-up', 4, [5, 10, 23, 61, 129, 297, 724, 2341, 14_704]],
	['seven-toed-pete', 4, [1, 4, 9, 36, 145, 588, 2664, 12_810, 323_551]],
	['double-bergen', 2, [1, 1, 2, 2, 2, 2, 2, 2, 70]],
	['double-bergen', 3, [2, 2, 4, 4, 4, 4, 4, 4, 43]],
	['double-bergen', 4, [1, 2, 2, 2, 4, 14, 99, 478, 7610]],
])('%s with %i players allows so many lines of 1, 2, … moves', (id, seats, expected) => {
	const terms = agree(variantById(id)!, {seats});
	const order = shuffle(picksFrom(seats));
	const deal = new Deal(terms).start({order, leader: 0, scores: [0, 0, 0, 0]});
	expect([1, 2, 3, 4, 5, 6, 7, 8, 10].map(depth => countLines(deal, depth))).toEqual(expected);
});
