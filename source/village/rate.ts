/** How often something may be done: so many times in a row, then once in a while. */

export type Rate = {
	/** So many in a row. */
	readonly burst: number;
	/** One more comes in so many milliseconds. */
	readonly every: number;
};

/** What somebody may still do. */
export type Allowance = {
	/** Takes one, or as many as `cost` says, if there are so many. */
	readonly take: (cost?: number) => boolean;
};

/** An allowance at this rate, with its whole burst to begin with. */
export function allow({burst, every}: Rate, now: () => Date): Allowance {
	let left = burst;
	let since = now().getTime();
	return {
		take(cost = 1) {
			const time = now().getTime();
			// A clock that was set back gives nothing and takes nothing.
			left = Math.min(burst, left + (Math.max(0, time - since) / every));
			since = time;
			if (left < cost) {
				return false;
			}

			left -= cost;
			return true;
		},
	};
}
