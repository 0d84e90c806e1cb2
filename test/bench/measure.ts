/** Small tools of measuring: processor time rather than the clock, medians rather than means. */
import process from 'node:process';

/** A figure; machines are noisy, so ratios within one run say more. */
export type Measured = number;

/** How many things a second of processor time `work` does, when it does `count` of them. */
export function perSecond(count: number, work: () => unknown): number {
	const before = process.cpuUsage();
	work();
	const {user, system} = process.cpuUsage(before);
	return count / ((user + system) / 1_000_000);
}

/** Starts a clock that tells the processor time since, in milliseconds. */
export function startClock(): () => number {
	const before = process.cpuUsage();
	return () => {
		const {user, system} = process.cpuUsage(before);
		return (user + system) / 1000;
	};
}

export function median(figures: readonly number[]): number {
	return quantile(figures, 0.5);
}

/** The figure below which `share` (0–1) of the figures lie. */
export function quantile(figures: readonly number[], share: number): number {
	const sorted = figures.toSorted((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
