/** Rates and means with their 95 % intervals. */

/** The two-sided 95 % point of the normal distribution. */
const z = 1.959_963_984_540_054;

/** How often something happens: the share seen, and the 95 % interval of Wilson's score. */
export type Rate = {
	readonly rate: number;
	readonly low: number;
	readonly high: number;
};

/** The rate of `hits` among `tries`; without tries anything from 0 to 1 is possible. */
export function wilson(hits: number, tries: number): Rate {
	if (tries === 0) {
		return {rate: 0, low: 0, high: 1};
	}

	const rate = hits / tries;
	const weight = 1 + ((z * z) / tries);
	const middle = (rate + ((z * z) / (2 * tries))) / weight;
	const half = (z / weight) * Math.sqrt(((rate * (1 - rate)) / tries) + ((z * z) / (4 * tries * tries)));
	return {rate, low: Math.max(0, Math.min(rate, middle - half)), high: Math.min(1, Math.max(rate, middle + half))};
}

/** Numbers that were seen: how many, their mean, and the sum of the squares of their distances from it. */
export type Sample = {
	readonly size: number;
	readonly mean: number;
	readonly squares: number;
};

export const emptySample: Sample = {size: 0, mean: 0, squares: 0};

/** The sample with one more number (Welford's way, which loses no digits). */
export function extend({size, mean, squares}: Sample, number: number): Sample {
	const next = mean + ((number - mean) / (size + 1));
	return {size: size + 1, mean: next, squares: squares + ((number - mean) * (number - next))};
}

/** The 95 % interval of the mean of many; undefined with fewer than two numbers. */
export function intervalOf({size, mean, squares}: Sample): {readonly low: number; readonly high: number} | undefined {
	if (size < 2) {
		return undefined;
	}

	const half = z * Math.sqrt(squares / (size - 1) / size);
	return {low: mean - half, high: mean + half};
}
