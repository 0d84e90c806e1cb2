/** The world of a guest of a village: everything comes over the line, nothing is on his machine. */
import type {Later} from '../../terminal/later.js';
import {matchOf} from '../menu/draft.js';
import type {World} from '../world.js';
import type {VillageWorld} from './connection.js';

/** `chance`: numbers from 0 up to but not including 1, for drills. */
export function createVillageWorld(village: VillageWorld, {later, chance, end}: {
	readonly later: Later;
	readonly chance: () => number;
	readonly end: (code: number) => void;
}): World {
	return {
		village,
		open() {
			throw new TypeError('Matches are begun at the tables of the village.');
		},
		resume: () => 'cannot-go-on',
		unfinished: () => ({last: undefined, hasOthers: false}),
		statistics: () => ({results: [], newer: 0}),
		matchOf,
		save({language, glyphs, theme, bell}) {
			village.line.ask({
				type: 'settle', settled: {
					language, glyphs, theme, bell,
				},
			});
		},
		end,
		study: {records: () => [], show: () => undefined, chance},
		later,
	};
}
