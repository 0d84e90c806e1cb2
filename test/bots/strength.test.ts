import {expect, test} from 'vitest';
import {playSet} from '../../source/commands/simulation/sets.js';
import {wilson} from '../../source/commands/simulation/statistics.js';
import {addSet, emptyTally} from '../../source/commands/simulation/tally.js';
import {type Terms, type Variant, agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {botNames} from '../../source/table/names.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {stillClock} from '../helpers/clock.js';

/** How often the first contender wins, with its 95 % interval, in so many sets of the same deals in every seating. */
async function strength({variant, seats}: Terms, contenders: readonly string[], sets: number) {
	let tally = emptyTally(contenders);
	for (let set = 1; set <= sets; set++) {
		const played = await playSet({ // eslint-disable-line no-await-in-loop
			variant: variant.id,
			wishes: {seats},
			contenders: contenders.map(level => ({bot: level, level})),
			names: botNames(seats),
			seed: 'strength',
			isByDeal: false,
			isRecorded: false,
		}, set, {clock: stillClock, today: () => new Date(0)});
		tally = addSet(tally, played!);
	}

	return wilson(tally.standings[0].matchesWon, tally.matches);
}

test.each<[Variant, number, number]>([
	[fiveUp, 3, 15],
	[sevenToedPete, 4, 8],
	[doubleBergen, 2, 30],
	[doubleBergen, 3, 20],
	[doubleBergen, 4, 20],
])('casual among novices wins more than its share: %#', async (variant, seats, sets) => {
	const terms = agree(variant, {seats});
	const contenders = ['casual', ...Array.from({length: seats - 1}, () => 'novice')];
	const {low} = await strength(terms, contenders, sets);
	expect(low).toBeGreaterThan(1 / seats);
});

test('a casual pair beats a pair of novices', async () => {
	const {low} = await strength(agree(fiveUp, {seats: 4}), ['casual', 'novice'], 15);
	expect(low).toBeGreaterThan(0.5);
});
