import {
	describe, expect, test,
} from 'vitest';
import {handSize} from '../../source/rules/hand.js';
import {setSize} from '../../source/rules/tile.js';
import {agree, seatsOf} from '../../source/rules/variant.js';
import {variantById, variants} from '../../source/variants/index.js';

describe.each(variants)('$id', variant => {
	test('is found on the shelf by its name', () => {
		expect(variantById(variant.id)).toBe(variant);
		expect(variant.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
	});

	test.each(variant.seats.map(seats => ({seats})))('with $seats players deals no more tiles than there are', ({seats}) => {
		expect((seats * variant.tilesEach) + variant.closedTiles).toBeLessThanOrEqual(setSize);
	});

	test.each(variant.seats.map(seats => ({seats})))('with $seats players puts every seat into one team', ({seats}) => {
		const terms = agree(variant, {seats});
		const all = Array.from({length: terms.teamCount}, (_, team) => seatsOf(terms, team)).flat();
		expect(all.toSorted((one, other) => one - other)).toEqual([...terms.teams.keys()]);
		expect(new Set(terms.teams.map(team => seatsOf(terms, team).length)).size).toBe(1);
	});

	test('can be led, has a target and house rules with a default each', () => {
		expect(handSize(variant.leads)).toBeGreaterThan(0);
		expect(variant.target).toBeGreaterThan(0);
		const {house, target, games} = agree(variant, {seats: variant.seats[0]});
		expect([target, games]).toEqual([variant.target, 1]);
		for (const rule of variant.houseRules) {
			expect(rule.values.length).toBeGreaterThan(1);
			expect(house[rule.name]).toBe(rule.values[0]);
		}
	});
});

test('no two variants share a name', () => {
	expect(new Set(variants.map(variant => variant.id)).size).toBe(variants.length);
});

test('an unknown name finds nothing', () => {
	expect(variantById('muggins')).toBeUndefined();
});
