import {describe, expect, test} from 'vitest';
import {PossibleDeals} from '../../source/bots/sampling.js';
import type {Match} from '../../source/match/match.js';
import {type View, viewOf} from '../../source/match/view.js';
import {
	type Hand, handOf, handSize, wholeSet,
} from '../../source/rules/hand.js';
import {draw} from '../../source/rules/move.js';
import {type Terms, type Variant, agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {handsThatFit} from '../helpers/deals-that-fit.js';
import {allTerms} from '../helpers/play-deals.js';
import {playRandomMatch} from '../helpers/play-matches.js';
import {randomFrom} from '../helpers/random.js';

/** The positions of a random match, each as the seat in turn sees it. */
function positions(terms: Terms, seed: number): Array<{view: View; match: Match}> {
	const found: Array<{view: View; match: Match}> = [];
	playRandomMatch(terms, {
		seed,
		most: 80,
		watch({match}) {
			if (match.table!.deal.stage !== 'over') {
				found.push({match, view: viewOf(match, match.table!.deal.turn)});
			}
		},
	});
	return found;
}

/** How often each row of hands comes, over all ways in which the hidden tiles can be placed. */
function waysByHands(possible: PossibleDeals): Map<string, number> {
	const ways = new Map<string, number>();
	for (let number = 0; number < possible.weight; number++) {
		if (!possible.place(number)) {
			continue;
		}

		const hands = possible.hands.join(' ');
		ways.set(hands, (ways.get(hands) ?? 0) + 1);
	}

	return ways;
}

describe.each(allTerms)('$name', ({terms}) => {
	test('every deal chosen has all 28 tiles, and as many in each hand as are seen', () => {
		const chance = randomFrom(1);
		for (const {view} of positions(terms, 1)) {
			const possible = new PossibleDeals(view);
			for (let time = 0; time < 3; time++) {
				possible.choose(chance);
				const hands = [...possible.hands].slice(0, terms.seats);
				expect(hands.map(one => handSize(one))).toEqual(view.handSizes);
				expect(hands[view.seat!]).toBe(view.hand);
				const boneyard = [...possible.order].slice(28 - view.boneyard);
				const table = [...view.layout.order].slice(0, view.layout.size);
				expect([...hands, handOf(boneyard), handOf(table)].reduce((all, one) => all | one)).toBe(wholeSet);
			}
		}
	});

	test('the deal as it is is always among those that are possible', () => {
		let checked = 0;
		for (const seed of [2, 3, 4]) {
			for (const {view, match} of positions(terms, seed)) {
				const possible = new PossibleDeals(view);
				expect(possible.weight).toBeGreaterThanOrEqual(1);
				if (possible.weight <= 1000) {
					expect(waysByHands(possible).keys()).toContain(match.table!.deal.hands.join(' '));
					checked++;
				}
			}
		}

		expect(checked).toBeGreaterThan(0);
	});
});

/** Variants that fit into a test: few tiles dealt to two players, Pete without a boneyard as it should be; and how many draws. */
const small: ReadonlyArray<{variant: Variant; most: number}> = [
	{variant: {...fiveUp, tilesEach: 3}, most: 4},
	{variant: {...doubleBergen, tilesEach: 2}, most: 3},
	{
		variant: {
			...sevenToedPete, seats: [2], tilesEach: 4, closedTiles: 20, leads: wholeSet,
		},
		most: 0,
	},
];

test.each(small)('$variant.id: hands are possible exactly if some dealing order leads to them, and as likely as there are such orders', ({variant, most}) => {
	const terms = agree(variant, {seats: 2});
	for (let seed = 0; seed < 12; seed++) {
		const found = positions(terms, seed).filter(({view}) => draws(view) <= most);
		for (const {view, match} of [found[Math.floor(found.length / 2)], found.at(-1)!]) {
			const other = 1 - view.seat!;
			const ways = new Map([...waysByHands(new PossibleDeals(view))].map(([hands, count]) => [Number(hands.split(' ')[other]), count]));
			expect(shares(ways)).toEqual(shares(handsThatFit(match, other)));
		}
	}
});

/** How many tiles the other of two players has drawn. */
function draws({played, seat}: View): number {
	return played.filter(one => one.seat !== seat && one.move === draw).length;
}

/** For each hand its share, in the order of hands. */
function shares(counts: ReadonlyMap<Hand, number>): Array<[Hand, number]> {
	let total = 0;
	for (const count of counts.values()) {
		total += count;
	}

	return [...counts].map(([hand, count]): [Hand, number] => [hand, count / total]).toSorted(([one], [other]) => one - other);
}
