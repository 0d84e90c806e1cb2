/** A seeded source of chance for tests (mulberry32): the same numbers for the same seed, everywhere. */
export type Pick = (limit: number) => number;

/** Numbers from 0 up to 1. */
export function randomFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = Math.imul(state + 0x6D_2B_79_F5, 1);
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** Whole numbers from 0 to `limit` − 1. */
export function picksFrom(seed: number): Pick {
	const random = randomFrom(seed);
	return limit => Math.floor(random() * limit);
}
