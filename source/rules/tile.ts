/** The tiles of a double-six set and how they are written. */

/** A value of half a tile, 0–6. A blank is 0, a value like any other. */
export type Pip = number;

/**
One domino, 0–27, in the order 0-0, 1-0, 1-1, 2-0, … 6-6.

Numbers rather than objects, so that a hand is one number of 28 bits and the kernel never allocates.
*/
export type Tile = number;

/** How many tiles a double-six set has. */
export const setSize = 28;

/** All seven pips, the blank included. */
export const pips: readonly Pip[] = [0, 1, 2, 3, 4, 5, 6];

/** All tiles of the set, in order. */
export const tiles: readonly Tile[] = Array.from({length: setSize}, (_, tile) => tile);

const highs = new Uint8Array(setSize);
const lows = new Uint8Array(setSize);
for (const high of pips) {
	for (let low = 0; low <= high; low++) {
		highs[tileOf(high, low)] = high;
		lows[tileOf(high, low)] = low;
	}
}

/** The tile with these two halves, given either way round. */
export function tileOf(one: Pip, other: Pip): Tile {
	const high = Math.max(one, other);
	return ((high * (high + 1)) / 2) + Math.min(one, other);
}

/** The half with more pips (of a double: either). */
export function highPip(tile: Tile): Pip {
	return highs[tile];
}

/** The half with fewer pips (of a double: either). */
export function lowPip(tile: Tile): Pip {
	return lows[tile];
}

/** Both halves together, 0–12. */
export function pipSum(tile: Tile): number {
	return highs[tile] + lows[tile];
}

/** Whether both halves are equal. */
export function isDouble(tile: Tile): boolean {
	return highs[tile] === lows[tile];
}

/** Whether one of the halves is `pip`. */
export function hasPip(tile: Tile, pip: Pip): boolean {
	return highs[tile] === pip || lows[tile] === pip;
}

/** The half that is not joined when `tile` is laid with its half `joined` (of a double: the same pip). */
export function otherHalf(tile: Tile, joined: Pip): Pip {
	return highs[tile] + lows[tile] - joined;
}

/** The pip on which two different tiles can touch; two different tiles share at most one. */
export function commonPip(tile: Tile, host: Tile): Pip | undefined {
	if (hasPip(host, highs[tile])) {
		return highs[tile];
	}

	return hasPip(host, lows[tile]) ? lows[tile] : undefined;
}

/** Reads `5-3` or `3-5`; anything else is undefined. */
export function parseTile(text: string): Tile | undefined {
	const halves = /^([0-6])-([0-6])$/.exec(text);
	return halves ? tileOf(Number(halves[1]), Number(halves[2])) : undefined;
}

/** Writes a tile with the higher pip first: `5-3`. */
export function formatTile(tile: Tile): string {
	return `${highs[tile]}-${lows[tile]}`;
}
