import {describe, expect, test} from 'vitest';
import {type Match, phaseOf} from '../../source/match/match.js';
import {viewOf} from '../../source/match/view.js';
import {handSize} from '../../source/rules/hand.js';
import type {Move} from '../../source/rules/move.js';
import {letterAt} from '../../source/board/move-places.js';
import {allTerms} from '../helpers/play-deals.js';
import {playRandomMatch} from '../helpers/play-matches.js';
import {openApp} from './open-app.js';
import {alone} from './scenes.js';

describe.each(allTerms)('$name', ({terms}) => {
	/** A match in which Ala ends a deal with her last tile: before that move, the move, and after it. */
	function lastTile(): {before: Match; move: Move; after: Match} {
		for (let seed = 1; ; seed++) {
			let found: {before: Match; move: Move; after: Match} | undefined;
			playRandomMatch(terms, {
				seed,
				most: 200,
				players: alone.slice(0, terms.seats),
				watch({match}, action, before) {
					if (action.type === 'move' && action.seat === 0 && before.table!.deal.layout.size > 0 && handSize(before.table!.deal.hands[0]) === 1 && phaseOf(match) !== 'playing') {
						found ??= {before, move: action.move, after: match};
					}
				},
			});
			if (found !== undefined) {
				return found;
			}
		}
	}

	test('whoever comes back to the end of a deal sees what he saw when it ended', async () => {
		const {before, move, after} = lastTile();
		const live = await openApp({position: before});
		await live.press(letterAt(viewOf(before, 0), move)?.toLowerCase() ?? 'p', 'enter');
		const back = await openApp({position: after});
		expect(back.line('is over')).not.toBe('');
		expect(back.text()).toContain(' pips');
		expect(back.text()).toBe(live.text());
	});
});
