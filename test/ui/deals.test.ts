import {expect, test} from 'vitest';
import {type Wishes, agree} from '../../source/rules/variant.js';
import {variantById} from '../../source/variants/index.js';
import {openApp} from './open-app.js';
import {playDeal} from './play-deal.js';
import {alone} from './scenes.js';

const games: ReadonlyArray<readonly [variant: string, wishes: Wishes]> = [
	['five-up', {seats: 2, target: 20}],
	['five-up', {seats: 3, target: 10, house: {'blocked-bonus': 'sum'}}],
	['five-up', {seats: 4, target: 10, games: 3}],
	['seven-toed-pete', {seats: 4, target: 2}],
	['seven-toed-pete', {seats: 4, target: 2, house: {'deal-ends': 'first-out'}}],
	['double-bergen', {seats: 2}],
	['double-bergen', {seats: 3, house: {'like-ends': 'any'}}],
	['double-bergen', {seats: 4, games: 3, target: 8}],
];

test.each(games)('a match of %s with %o is played to its end by keys', async (variant, wishes) => {
	const app = await openApp({match: {terms: agree(variantById(variant)!, wishes), players: alone.slice(0, wishes.seats)}});
	for (let deals = 0; app.line('is over') === '' || app.line('The match is over') === ''; deals++) {
		expect(deals).toBeLessThan(60);
		await app.press('enter'); // eslint-disable-line no-await-in-loop
		await playDeal(app); // eslint-disable-line no-await-in-loop
	}

	expect(app.kept.at(-1)).toMatch(/^match won \d$/);
	expect(app.faults).toEqual([]);
	expect(app.errors).toEqual([]);
});
