import {expect, test} from 'vitest';
import {playSet} from '../../source/commands/simulation/sets.js';
import {addMatch, emptyTally, wilson} from '../../source/commands/simulation/tally.js';
import {type Terms, type Variant, agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';

/** How often the first contender wins, with its 95 % interval, in so many sets of the same deals in every seating. */
function strength(terms: Terms, contenders: readonly string[], sets: number) {
	let tally = emptyTally(contenders);
	for (let set = 1; set <= sets; set++) {
		const played = playSet({
			terms, contenders, seed: 'strength', isRecorded: false,
		}, set, () => new Date(0));
		for (const {result, teams} of played) {
			tally = addMatch(tally, result, teams);
		}
	}

	return wilson(tally.standings[0].matchesWon, tally.matches);
}

test.each<[Variant, number, number]>([
	[fiveUp, 3, 15],
	[sevenToedPete, 4, 8],
	[doubleBergen, 2, 30],
	[doubleBergen, 3, 20],
	[doubleBergen, 4, 20],
])('casual among novices wins more than its share: %#', (variant, seats, sets) => {
	const terms = agree(variant, {seats});
	const contenders = ['casual', ...Array.from({length: seats - 1}, () => 'novice')];
	expect(strength(terms, contenders, sets).low).toBeGreaterThan(1 / seats);
});

test('a casual pair beats a pair of novices', () => {
	expect(strength(agree(fiveUp, {seats: 4}), ['casual', 'novice'], 15).low).toBeGreaterThan(0.5);
});
