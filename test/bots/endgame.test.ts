import {expect, test} from 'vitest';
import {Solver} from '../../source/bots/endgame.js';
import {liking} from '../../source/bots/trial.js';
import {Judge} from '../../source/bots/value.js';
import {shuffle} from '../../source/match/shuffle.js';
import {allowedMoves} from '../../source/rules/allowed.js';
import {Deal} from '../../source/rules/deal.js';
import {wholeSet} from '../../source/rules/hand.js';
import {type Variant, agree} from '../../source/rules/variant.js';
import {variants} from '../../source/variants/index.js';
import {picksFrom} from '../helpers/random.js';

/** The best that each team gets if each goes for its own chance, and of level moves makes the most liked one: no move left out. */
function bruteForce(deal: Deal, judge: Judge): number[] {
	const hand = deal.hands[deal.turn];
	const moves = allowedMoves(deal).toSorted((one, other) => liking(deal, other, hand) - liking(deal, one, hand));
	if (moves.length === 0) {
		judge.judge(deal);
		return [...judge.chances];
	}

	const team = deal.terms.teams[deal.turn];
	const found = moves.map(move => after(deal, move, judge));
	return found.toSorted((one, other) => other[team] - one[team])[0];
}

function after(deal: Deal, move: number, judge: Judge): number[] {
	const next = deal.copy();
	next.play(move);
	return bruteForce(next, judge);
}

/** Every variant with few tiles dealt and none to draw. */
const short = variants.flatMap(variant => variant.seats.map(seats => ({
	name: `${variant.id} ${seats}`,
	variant: {
		...variant, seats: [seats], tilesEach: seats === 2 ? 5 : 3, closedTiles: 28, leads: wholeSet,
	} satisfies Variant,
	seats,
})));

test.each(short)('every move is worth what brute force finds: $name', ({variant, seats}) => {
	const terms = agree(variant, {seats, target: 12});
	const pick = picksFrom(seats);
	for (let number = 0; number < 12; number++) {
		const scores = terms.teams.map(() => pick(8));
		const deal = new Deal(terms).start({order: shuffle(pick), leader: pick(seats), scores});
		deal.play(allowedMoves(deal)[0]);
		const judge = new Judge({terms, leader: 0});
		const solutions = new Solver(terms, judge).solve(deal, Number.POSITIVE_INFINITY)!;
		const team = terms.teams[deal.turn];
		for (const {move, chances} of solutions) {
			expect(chances[team]).toBeCloseTo(after(deal, move, judge)[team], 10);
		}

		expect(solutions[0].chances[team]).toBeCloseTo(bruteForce(deal, judge)[team], 10);
	}
});

test('gives up when there are more positions than it may look at', () => {
	const terms = agree(variants[0], {seats: 2});
	const deal = new Deal(terms).start({order: shuffle(picksFrom(1)), leader: 0, scores: [0, 0]});
	expect(new Solver(terms, new Judge({terms, leader: 0})).solve(deal, 100)).toBeUndefined();
});
