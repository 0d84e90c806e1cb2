/** Which of a seat's tiles may be left, when nobody knows from which batch each laid tile came. */
import type {Evidence} from './evidence.js';

/**
How many tiles of the batches `first` … `end` − 1 may still be held: as few of them have been laid as the others allow.

Either `first` is 0 or `end` is the number of batches.
*/
export function mostHeld(evidence: Evidence, first: number, end: number): number {
	const {batches, spent} = evidence;
	const size = batches.slice(first, end).reduce((sum, batch) => sum + batch.size, 0);
	const spentElsewhere = mostSpent(evidence, 0, first) + mostSpent(evidence, end, batches.length);
	return size - (spent.length - spentElsewhere);
}

/** How many of the laid tiles may have come from these batches. Each batch is left to the tiles that have the fewest others. */
function mostSpent({batches, spent}: Evidence, first: number, end: number): number {
	const open = spent.toSorted((one, other) => one.end - other.end);
	let found = 0;
	for (const [place, {size}] of batches.entries()) {
		if (place < first || place >= end) {
			continue;
		}

		for (let left = size; left > 0; left--) {
			const next = open.findIndex(tile => tile.first <= place && place < tile.end);
			if (next === -1) {
				break;
			}

			open.splice(next, 1);
			found++;
		}
	}

	return found;
}
