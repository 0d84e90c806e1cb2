import {describe, expect, test} from 'vitest';
import {type Event, seenBy} from '../../../source/match/events.js';
import {viewOf} from '../../../source/match/view.js';
import {retold} from '../../../source/ui/game/retold.js';
import {allTerms} from '../../helpers/play-deals.js';
import {playRandomMatch} from '../../helpers/play-matches.js';

describe.each(allTerms)('$name', ({terms}) => {
	test('a deal is told again as it was told to a watcher', () => {
		let told: Event[] = [];
		playRandomMatch({...terms, target: 5, games: 3}, {
			seed: 7,
			watch({match, events}) {
				told = events.some(({type}) => type === 'dealt') ? [...events] : [...told, ...events];
				const seen = told.map(event => seenBy(event, undefined));
				expect(retold(viewOf(match, undefined))).toEqual(seen);
				expect(retold(viewOf(match, 1))).toEqual(seen);
			},
		});
	});
});
