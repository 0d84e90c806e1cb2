import {describe, expect, test} from 'vitest';
import {type Event, seenBy} from '../../source/match/events.js';
import {retold, retoldMoves} from '../../source/match/retold.js';
import {viewOf} from '../../source/match/view.js';
import {allTerms} from '../helpers/play-deals.js';
import {playRandomMatch} from '../helpers/play-matches.js';

const moves = new Set<Event['type']>(['laid', 'drew', 'passed', 'stopped']);

describe.each(allTerms)('$name', ({terms}) => {
	test('a deal is told again as it was told, to everyone what he saw', () => {
		let told: Event[] = [];
		playRandomMatch({...terms, target: 5, games: 3}, {
			seed: 7,
			watch({match, events}) {
				told = events.some(({type}) => type === 'dealt') ? [...events] : [...told, ...events];
				for (const seat of [undefined, 0, 1]) {
					const seen = told.map(event => seenBy(event, seat));
					expect(retold(viewOf(match, seat))).toEqual(seen);
					expect(retoldMoves(viewOf(match, seat))).toEqual(seen.filter(({type}) => moves.has(type)));
				}
			},
		});
	});
});
