/** A letter for each end, by which a player names it. */
import {type End, endsOf} from '../rules/ends.js';
import {Layout, movesOf} from '../rules/layout.js';
import {type Move, tileOfMove} from '../rules/move.js';

/** An end and its letter: a capital when the end counts, small when it may be used but counts nothing; none while it may not be used. */
export type EndLabel = {
	readonly letter: string | undefined;
	readonly end: End;
};

/**
In the order in which they are given out. No command key is among them, and `o` comes last since it is so like a 0.

They always suffice: there are never more than sixteen ends, two and then at most two for each double.
*/
const alphabet = 'abcefjknrsvwxyzo';

/**
All ends of a layout in the order of their letters.

An end keeps its letter as long as it is there. The tile that covers the last free side of an end takes its letter
over: an arm keeps its letter while it grows. Other new ends take the next letter, so none is ever given out twice.
*/
export function labelEnds(layout: Layout): EndLabel[] {
	const grown = new Layout(layout.rule);
	let ends: End[] = [];
	for (const move of movesOf(layout)) {
		grown.lay(move);
		ends = inherited(ends, endsOf(grown), move);
	}

	return ends.map((end, index) => ({letter: letterOf(end, alphabet[index]), end}));
}

/** The ends after a move, those that were there before in their old order. */
function inherited(before: readonly End[], after: readonly End[], move: Move): End[] {
	const fresh = after.filter(end => !before.some(old => isSame(old, end)));
	const tip = fresh.find(end => end.host === tileOfMove(move));
	const kept = before
		.map(old => after.find(end => isSame(old, end)) ?? tip)
		.filter(end => end !== undefined);
	return [...kept, ...fresh.filter(end => !kept.includes(end))];
}

/** Whether it is the same free place; the short sides of a double, which do not count, are another than its long ones. */
function isSame(one: End, other: End): boolean {
	return one.host === other.host && one.pip === other.pip && one.counted === other.counted;
}

function letterOf({sides, counted}: End, letter: string): string | undefined {
	if (sides === 0) {
		return undefined;
	}

	return counted ? letter.toUpperCase() : letter;
}
