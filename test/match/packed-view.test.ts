import {describe, expect, test} from 'vitest';
import {packView, unpackView} from '../../source/match/packed-view.js';
import {viewOf} from '../../source/match/view.js';
import {allTerms} from '../helpers/play-deals.js';
import {playRandomMatch} from '../helpers/play-matches.js';

describe.each(allTerms)('$name', ({terms}) => {
	test('a view that went to another thread and back is the same', () => {
		for (let most = 1; most < 40; most += 3) {
			const match = playRandomMatch(terms, {seed: most, most});
			for (const seat of [...terms.teams.keys(), undefined]) {
				const view = viewOf(match, seat);
				expect(unpackView(structuredClone(packView(view)))).toEqual(view);
			}
		}
	});
});

test('terms are the same object for the same wishes', () => {
	const match = playRandomMatch(allTerms[0].terms, {seed: 1, most: 3});
	const packed = packView(viewOf(match, 0));
	expect(unpackView(packed).terms).toBe(unpackView(structuredClone(packed)).terms);
});
