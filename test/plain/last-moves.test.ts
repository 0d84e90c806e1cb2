import {expect, test} from 'vitest';
import type {Event} from '../../source/match/events.js';
import {viewOf} from '../../source/match/view.js';
import {movesAsEvents} from '../../source/plain/last-moves.js';
import {allTerms} from '../helpers/play-deals.js';
import {playRandomMatch} from '../helpers/play-matches.js';

const moves = new Set<Event['type']>(['laid', 'drew', 'passed', 'stopped']);

test.each(allTerms)('the moves are told as they were when they were made: $name', ({terms}) => {
	let told: Event[] = [];
	playRandomMatch({...terms, target: 10}, {
		seed: 7,
		watch({match, events}) {
			told = events.some(({type}) => type === 'dealt') ? [] : [...told, ...events.filter(({type}) => moves.has(type))];
			expect(movesAsEvents(viewOf(match, undefined))).toEqual(told.map(event => event.type === 'drew' ? {...event, tile: undefined} : event));
		},
	});
});
