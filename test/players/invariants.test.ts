/** What must be true at every moment, checked against faults that other programs had. */
import {describe, expect, test} from 'vitest';
import {endsOf, openPlaces} from '../../source/rules/ends.js';
import {layoutOf} from '../../source/rules/layout.js';
import {
	hostOfMove, laysTile, noHost, tileOfMove,
} from '../../source/rules/move.js';
import {isDouble} from '../../source/rules/tile.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {variants} from '../../source/variants/index.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {layout, moveList} from '../helpers/notation.js';
import {allTerms, playRandomDeals} from '../helpers/play-deals.js';

describe('the open places', () => {
	const line = '5-5 5-4>5-5 5-3>5-5 5-2>5-5 5-1>5-5';

	test('1.9: in Five Up two, and two more for every double that is covered on both sides', () => {
		const places = moveList('3-2 3-3>3-2 6-3>3-3 6-6>6-3 6-1>6-6 3-0>3-3 6-2>6-6').map((_, index, moves) => openPlaces(layoutOf(moves.slice(0, index + 1), fiveUp.spinnerRule)));
		expect(places).toEqual([2, 2, 4, 4, 6, 6, 6]);
	});

	test('1.9: in Seven-Toed Pete two until both long sides of the spinner are covered, then four', () => {
		const places = moveList(`${line} 4-4>5-4 4-3>4-4`).map((_, index, moves) => openPlaces(layoutOf(moves.slice(0, index + 1), sevenToedPete.spinnerRule)));
		expect(places).toEqual([2, 2, 4, 4, 4, 4, 4]);
	});

	test('1.9: in Double Bergen those of the cross while it is being filled, then four', () => {
		const places = moveList(`${line} 4-4>5-4`).map((_, index, moves) => openPlaces(layoutOf(moves.slice(0, index + 1), doubleBergen.spinnerRule)));
		expect(places).toEqual([2, 1, 2, 1, 4, 4]);
	});
});

describe('the largest score with one spinner', () => {
	const arms = '3-3 6-3>3-3 5-3>3-3 4-3>3-3 3-2>3-3 6-6>6-3 5-5>5-3 4-4>4-3';

	test('1.9: 6-6, 5-5, 4-4 and a five on four arms count 35, which pays seven in Five Up and earns another tile in Pete', () => {
		const five = layout(`${arms} 5-2>3-2`, fiveUp);
		expect([five.count, fiveUp.points(five, {})]).toEqual([35, 7]);
		expect(sevenToedPete.earnsAnother(layout(`${arms} 5-2>3-2`, sevenToedPete))).toBe(true);
	});

	test('1.9: with a six there they count 36, which scores nothing', () => {
		const six = layout(`${arms} 6-2>3-2`, fiveUp);
		expect([six.count, fiveUp.points(six, {})]).toEqual([36, 0]);
		expect(sevenToedPete.earnsAnother(layout(`${arms} 6-2>3-2`, sevenToedPete))).toBe(false);
	});
});

test.each(allTerms)('1.9: the places follow from what lies on the table, and every score is what the rulebook knows: $name', ({terms}) => {
	let seen = 0;
	playRandomDeals(terms, {
		deals: 150,
		seed: 19,
		watch: {
			after(deal, move) {
				if (!laysTile(move)) {
					return;
				}

				seen++;
				const {layout: table} = deal;
				const covered = (tile: number) => [...table.hosts].filter((host, other) => host === tile && table.has(other)).length + (table.hosts[tile] === noHost ? 0 : 1);
				const laid = [...table.order.subarray(0, table.size)];
				const doubles = laid.filter(tile => isDouble(tile));
				const bothSides = doubles.filter(tile => covered(tile) >= 2).length;
				const open = openPlaces(table);
				const expected: Record<string, number> = {
					'five-up': 2 + (2 * bothSides),
					'seven-toed-pete': doubles.length > 0 && covered(doubles[0]) >= 2 ? 4 : 2,
					'double-bergen': [2, 1, 2, 1, 4][covered(doubles[0])],
				};
				if (open !== expected[terms.variant.id] || (terms.variant !== fiveUp && table.count > 36)) {
					throw new Error(`${open} places, count ${table.count}, after ${laid.length} tiles`);
				}

				const points = terms.variant.points(table, terms.house);
				if (terms.variant === fiveUp && points * 5 !== (table.count % 5 === 0 ? table.count : 0)) {
					throw new Error(`${points} points for a count of ${table.count}`);
				}

				// A place that was used is gone, and the tile that used it offers one.
				const host = hostOfMove(move);
				if (host !== noHost && !endsOf(table).some(end => end.host === tileOfMove(move))) {
					throw new Error('The last tile offers no end.');
				}
			},
		},
	});
	expect(seen).toBeGreaterThan(1000);
});

test('1.9: there are three games, and each has its places said here', () => {
	expect(variants.map(({id}) => id)).toEqual(['five-up', 'seven-toed-pete', 'double-bergen']);
});
