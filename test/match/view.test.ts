import {describe, expect, test} from 'vitest';
import {newMatch} from '../../source/match/match.js';
import {reducer} from '../../source/match/reducer.js';
import {viewOf} from '../../source/match/view.js';
import {tilesOf} from '../../source/rules/hand.js';
import {agree} from '../../source/rules/variant.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {allTerms} from '../helpers/play-deals.js';
import {bots, playRandomMatch} from '../helpers/play-matches.js';
import {picksFrom} from '../helpers/random.js';

describe.each(allTerms)('$name', ({terms}) => {
	test('turning the hidden tiles about changes nothing that a seat can see', () => {
		const pick = picksFrom(3);
		for (let seed = 0; seed < 20; seed++) {
			const match = playRandomMatch(terms, {seed, most: 3 + pick(20)});
			const {deal} = match.table!;
			// Once it is over, all hands lie open.
			if (deal.stage === 'over') {
				continue;
			}

			for (const seat of terms.teams.keys()) {
				const turned = {...match, table: {...match.table!, deal: deal.copy()}};
				const hidden = [...terms.teams.keys()].filter(other => other !== seat).flatMap(other => tilesOf(deal.hands[other]));
				for (const other of [...terms.teams.keys()].filter(one => one !== seat)) {
					let hand = 0;
					for (let count = viewOf(match, seat).handSizes[other]; count > 0; count--) {
						hand |= 1 << hidden.splice(pick(hidden.length), 1)[0];
					}

					turned.table.deal.hands[other] = hand;
				}

				expect(viewOf(turned, seat)).toEqual(viewOf(match, seat));
			}
		}
	});

	test('only the seat in turn has moves, and a watcher has neither moves nor hand', () => {
		const match = playRandomMatch(terms, {seed: 9, most: 8});
		const {turn} = match.table!.deal;
		for (const seat of terms.teams.keys()) {
			expect(viewOf(match, seat).moves.length > 0).toBe(seat === turn);
		}

		expect([viewOf(match, undefined).moves, viewOf(match, undefined).hand]).toEqual([[], 0]);
	});
});

test('there is nothing to see before the first deal', () => {
	const match = newMatch(agree(fiveUp, {seats: 2}), bots(2));
	expect(() => viewOf(match, 0)).toThrow('before the first deal');
	expect(() => reducer(match, {type: 'hint', seat: 0})).toThrow('no-deal-in-play');
});
