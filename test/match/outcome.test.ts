import {describe, expect, test} from 'vitest';
import {phaseOf} from '../../source/match/match.js';
import {viewOf} from '../../source/match/view.js';
import {allTerms} from '../helpers/play-deals.js';
import {playRandomMatch} from '../helpers/play-matches.js';

describe.each(allTerms)('$name', ({terms}) => {
	test('what a deal\'s end has told is seen by everyone as long as the deal lies on the table, and nothing before', () => {
		playRandomMatch({...terms, target: 5}, {
			seed: 4,
			watch({match, events}) {
				const told = events.filter(({type}) => type === 'deal-over' || type === 'game-over' || type === 'match-over');
				expect(told.length > 0).toBe(phaseOf(match) !== 'playing');
				for (const seat of [...terms.teams.keys(), undefined]) {
					expect(viewOf(match, seat).outcome).toEqual(told);
				}
			},
		});
	});
});
