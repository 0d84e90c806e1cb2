import {expect, test} from 'vitest';
import {Margin, sharePerPoint} from '../../source/bots/measure.js';
import {agree} from '../../source/rules/variant.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {dealOf, playAll} from '../helpers/notation.js';

test('a margin is how many points more than the others a team has made in the deal', () => {
	const deal = playAll(dealOf(agree(fiveUp, {seats: 3}), {hands: ['6-4', '5-3', '2-1'], scores: [7, 0, 0]}), '6-4');
	const margin = new Margin(deal.terms, [7, 0, 0]);
	margin.judge(deal);
	const [first, second, third] = [...margin.chances].map(share => Math.round((share - (1 / 3)) / sharePerPoint));
	expect([first, second, third]).toEqual([2, -1, -1]);
});
