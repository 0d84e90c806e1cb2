import {expect, test} from 'vitest';
import type {Evidence} from '../../source/match/evidence.js';
import {mostHeld} from '../../source/match/held.js';
import {type Pick, picksFrom} from '../helpers/random.js';

/** Batches, and laid tiles which really came from them. */
function randomEvidence(pick: Pick): Evidence {
	const batches = Array.from({length: 1 + pick(4)}, () => ({size: 1 + pick(3), excluded: 0}));
	const left = batches.map(({size}) => size);
	const spent = Array.from({length: pick(6)}, () => pick(batches.length))
		.filter(batch => left[batch]-- > 0)
		.map(batch => ({first: pick(batch + 1), end: batch + 1 + pick(batches.length - batch)}));
	return {batches, spent, facts: []};
}

/** The most that can be left in some batches, by trying where each laid tile came from. */
function mostLeft({batches, spent}: Evidence, first: number, end: number): number {
	const left = batches.map(({size}) => size);
	const tryFrom = (next: number): number => {
		if (next === spent.length) {
			return left.slice(first, end).reduce((sum, size) => sum + size, 0);
		}

		let most = Number.NEGATIVE_INFINITY;
		for (let batch = spent[next].first; batch < spent[next].end; batch++) {
			if (left[batch] > 0) {
				left[batch]--;
				most = Math.max(most, tryFrom(next + 1));
				left[batch]++;
			}
		}

		return most;
	};

	return tryFrom(0);
}

test('of the first or the last batches as many tiles may be left as any way to have laid the others leaves', () => {
	const pick = picksFrom(7);
	for (let round = 0; round < 3000; round++) {
		const evidence = randomEvidence(pick);
		const {length} = evidence.batches;
		const at = pick(length + 1);
		expect(mostHeld(evidence, 0, at)).toBe(mostLeft(evidence, 0, at));
		expect(mostHeld(evidence, at, length)).toBe(mostLeft(evidence, at, length));
	}
});
