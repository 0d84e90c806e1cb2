/** What the bots do on the kernel by themselves must agree with it. */
import {describe, expect, test} from 'vitest';
import {listChoices} from '../../source/bots/choices.js';
import {dealFrom} from '../../source/bots/position.js';
import {playOut} from '../../source/bots/rollout.js';
import {PossibleDeals} from '../../source/bots/sampling.js';
import {anotherIn, liking, pointsIn} from '../../source/bots/trial.js';
import {viewOf} from '../../source/match/view.js';
import {allowedMoves, movesRoom} from '../../source/rules/allowed.js';
import type {Deal} from '../../source/rules/deal.js';
import {handSize} from '../../source/rules/hand.js';
import {formatMove, laysTile} from '../../source/rules/move.js';
import {pips} from '../../source/rules/tile.js';
import {agree} from '../../source/rules/variant.js';
import {preview} from '../../source/rules/worth.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {dealOf, playAll} from '../helpers/notation.js';
import {allTerms, playRandomDeals} from '../helpers/play-deals.js';
import {playRandomMatch} from '../helpers/play-matches.js';

/** All that a layout is, but for what its arrays hold beyond what is laid. */
function pictureOf({layout}: Deal) {
	const order = [...layout.order.subarray(0, layout.size)];
	return {
		...layout, order, hosts: order.map(tile => layout.hosts[tile]), touching: order.map(tile => layout.touching[tile]), open: [...layout.open],
	};
}

describe.each(allTerms)('$name', ({terms}) => {
	test('trying a move says what its preview says, and leaves everything as it was', () => {
		playRandomDeals(terms, {
			deals: 20,
			seed: 5,
			watch: {
				before(deal, moves) {
					const before = pictureOf(deal);
					const hand = deal.hands[deal.turn];
					for (const move of moves.filter(one => laysTile(one))) {
						const {points, another} = preview(terms, deal.layout, {move, hand});
						const liked = liking(deal, move, hand);
						expect([pointsIn(liked), anotherIn(liked)]).toEqual([points, another]);
					}

					expect(pictureOf(deal)).toEqual(before);
				},
			},
		});
	});

	test('a move left out as coming to the same as another leaves the same ends and count', () => {
		const into = new Int32Array(movesRoom);
		playRandomDeals(terms, {
			deals: 20,
			seed: 6,
			watch: {
				before(deal, moves) {
					const kept = [...into.subarray(0, listChoices(deal, into))];
					const outcomes = new Set(kept.map(move => outcomeOf(deal, move)));
					expect(moves).toEqual(expect.arrayContaining(kept));
					for (const move of moves) {
						expect(outcomes).toContain(outcomeOf(deal, move));
					}
				},
			},
		});
	});

	test('a deal taken up from a view goes on as the deal itself does', () => {
		playRandomMatch(terms, {
			seed: 7,
			most: 60,
			watch({match}) {
				const {deal} = match.table!;
				if (deal.stage === 'over') {
					return;
				}

				const view = viewOf(match, deal.turn);
				const possible = new PossibleDeals(view);
				const mine = dealFrom(view, possible);
				mine.hands.set(deal.hands);
				possible.order.set(deal.boneyard, 28 - deal.boneyard.length);
				const original = deal.copy();
				for (const one of [mine, original]) {
					playOut(one);
				}

				expect(mine.ending).toEqual(original.ending);
				expect(mine.payments).toEqual(original.payments);
				expect([...mine.points].map((points, team) => points + (mine.scores[team] ?? 0)))
					.toEqual([...original.points].map((points, team) => points + (original.scores[team] ?? 0)));
			},
		});
	});
});

test('only one of two ends of the same pip is worth thinking of, but a double is something else', () => {
	const deal = playAll(dealOf(agree(fiveUp, {seats: 2}), {hands: ['6-6 6-4 4-3 4-4 2-2', '6-5 5-4 6-2 1-1 3-3']}), '6-6 6-5>6-6 6-4>6-6 5-4>6-5');
	expect(allowedMoves(deal).map(move => formatMove(move))).toEqual(['4-3>5-4', '4-3>6-4', '4-4>5-4', '4-4>6-4']);
	const into = new Int32Array(movesRoom);
	expect([...into.subarray(0, listChoices(deal, into))].map(move => formatMove(move))).toEqual(['4-3>5-4', '4-4>5-4']);
});

function outcomeOf(deal: Deal, move: number): string {
	const after = deal.copy();
	after.play(move);
	const {layout} = after;
	return [laysTile(move) ? move >> 5 : move, layout.count, layout.cross, ...pips.map(pip => handSize(layout.open[pip]))].join(' ');
}
