import {describe, expect, test} from 'vitest';
import {Deal} from '../../source/rules/deal.js';
import {endsOf, openPlaces} from '../../source/rules/ends.js';
import {
	doubles, handPips, handSize, holds, tilesOf, wholeSet,
} from '../../source/rules/hand.js';
import {movesOf} from '../../source/rules/layout.js';
import {
	type Move, draw, hostOfMove, laysTile, layMove, noHost, pass, stop, tileOfMove,
} from '../../source/rules/move.js';
import {refusal} from '../../source/rules/refusal.js';
import {
	highPip, isDouble, lowPip, setSize, tiles,
} from '../../source/rules/tile.js';
import {preview} from '../../source/rules/worth.js';
import {allTerms, playRandomDeals} from '../helpers/play-deals.js';

const deals = 2000;

/** An assertion without the cost of `expect`: these run millions of times. */
function hold(law: string, holdsTrue: boolean): void {
	if (!holdsTrue) {
		throw new Error(`Broken: ${law}`);
	}
}

/** What must be true of every position. */
function checkPosition(deal: Deal): void {
	const {layout, terms} = deal;
	const laid = [...layout.order.subarray(0, layout.size)];
	let all = 0;
	let held = 0;
	for (const part of [...deal.hands.subarray(0, terms.seats), ...laid.map(tile => 1 << tile), ...deal.boneyard.map(tile => 1 << tile)]) {
		hold('no tile is in two places', (all & part) === 0);
		all |= part;
		held += handSize(part);
	}

	hold('hands, boneyard and layout are the 28 tiles', all === wholeSet && held === setSize);
	const ends = endsOf(layout);
	let counted = 0;
	for (const end of ends) {
		counted += end.counts;
	}

	hold('the count is the sum of the ends that count', counted === layout.count);
	hold('with one spinner the count never exceeds 36', terms.variant.id === 'five-up' || layout.count <= 36);
	hold('as many places are open as the rules say', layout.size === 0 || openPlaces(layout) === placesByRule(deal));
}

/** The law of open places, from the layout's tiles alone. */
function placesByRule({layout, terms}: Deal): number {
	const moves = movesOf(layout);
	const touching = (double: number) => moves.filter(move => tileOfMove(move) === double ? hostOfMove(move) !== noHost : hostOfMove(move) === double).length;
	const laidDoubles = moves.map(move => tileOfMove(move)).filter(tile => isDouble(tile));
	const covered = laidDoubles.filter(tile => touching(tile) >= 2);
	switch (terms.variant.id) {
		case 'five-up': {
			return 2 + (2 * covered.length);
		}

		case 'seven-toed-pete': {
			return laidDoubles.length > 0 && touching(laidDoubles[0]) >= 2 ? 4 : 2;
		}

		default: {
			return [2, 1, 2, 1, 4][touching(laidDoubles[0])];
		}
	}
}

/** Every move that could be thought of. */
const thinkable: readonly Move[] = [draw, pass, stop, ...tiles.flatMap(tile => [layMove(tile), ...tiles.filter(host => host !== tile).map(host => layMove(tile, host))])];

describe.each(allTerms)('$name', ({terms}) => {
	test(`${deals} random deals keep the laws of the table`, () => {
		let before: number[] = [];
		let mostMoves = 0;
		let moves = 0;
		playRandomDeals(terms, {
			deals,
			seed: 2026,
			watch: {
				begun(deal) {
					checkPosition(deal);
					before = [...deal.points];
					moves = 0;
				},
				before(deal, allowed) {
					hold('a tile that fits must be played or an extra play declined', deal.playable === 0 || allowed.every(move => laysTile(move) || move === stop));
					hold('drawing and passing are never a choice', allowed.length === 1 || allowed.every(move => laysTile(move) || move === stop));
					hold('no move is listed twice', new Set(allowed).size === allowed.length);
				},
				after(deal, move) {
					checkPosition(deal);
					hold('points never fall', before.every((points, team) => deal.points[team] >= points));
					hold('touching halves are equal', !laysTile(move) || hostOfMove(move) === noHost || touches(move));
					before = [...deal.points];
					moves++;
				},
				over(deal) {
					mostMoves = Math.max(mostMoves, moves);
					checkEnd(deal);
				},
			},
		});
		expect(mostMoves).toBeLessThan(150);
	});

	test('a listed move is never refused and a refused one never listed, and refusing changes nothing', () => {
		playRandomDeals(terms, {
			deals: 20,
			seed: 7,
			watch: {
				before(deal, allowed) {
					const asBefore = deal.copy();
					for (const move of thinkable) {
						hold('listed exactly when not refused', allowed.includes(move) === (refusal(deal, deal.turn, move) === undefined));
						hold('nobody else may move', refusal(deal, (deal.turn + 1) % terms.seats, move) === 'not-your-turn');
					}

					expect(deal).toEqual(asBefore);
				},
				over(deal) {
					hold('nothing is allowed when the deal is over', thinkable.every(move => refusal(deal, deal.turn, move) === 'deal-is-over'));
				},
			},
		});
	});

	test('what a preview says is what happens', () => {
		playRandomDeals(terms, {
			deals: 200,
			seed: 11,
			watch: {
				before(deal, allowed) {
					for (const move of allowed) {
						if (!laysTile(move)) {
							continue;
						}

						const {count, points, another} = preview(terms, deal.layout, {move, hand: deal.hands[deal.turn]});
						const after = deal.copy();
						const team = terms.teams[deal.turn];
						after.play(move);
						hold('the count', count === after.layout.count);
						hold('the points', points === after.points[team] - deal.points[team]);
						hold('another play', after.stage === 'over' || another === (after.stage === 'another'));
					}
				},
			},
		});
	});

	test('playing the same moves again from the same start gives the same deal', () => {
		let again = new Deal(terms);
		playRandomDeals(terms, {
			deals: 200,
			seed: 13,
			watch: {
				begun(deal) {
					again = deal.copy();
				},
				after(_, move) {
					again.play(move);
				},
				over(deal) {
					expect(again.copy()).toEqual(deal);
				},
			},
		});
	});
});

function touches(move: Move): boolean {
	const [tile, host] = [tileOfMove(move), hostOfMove(move)];
	return [highPip(tile), lowPip(tile)].some(pip => pip === highPip(host) || pip === lowPip(host));
}

function checkEnd({terms, ending, hands, pips, scores, points, payments}: Deal): void {
	const holders = terms.teams.map((_, seat) => seat).filter(seat => hands[seat] !== 0);
	hold('pips are those left in the hands', terms.teams.every((_, seat) => pips[seat] === handPips(hands[seat])));
	hold('nobody is paid less than nothing', payments.every(payment => payment.points >= 0));
	switch (ending.kind) {
		case 'out': {
			hold('who went out holds nothing', hands[ending.seat] === 0);
			break;
		}

		case 'last': {
			hold('the last holder alone holds tiles', holders.length === 1 && holders[0] === ending.seat && payments.length === 0);
			break;
		}

		case 'blocked': {
			hold('a block leaves at least two with tiles', holders.length >= 2);
			break;
		}

		case 'target': {
			hold('the target was reached', terms.variant.stopsAtTarget && payments.length === 0 && scores[terms.teams[ending.seat]] + points[terms.teams[ending.seat]] >= terms.target);
			break;
		}
	}
}

test('doubles of the set are seven, so that no layout has more than seven spinners', () => {
	expect(tilesOf(doubles).every(tile => holds(doubles, tile))).toBe(true);
	expect(tilesOf(doubles)).toHaveLength(7);
});
