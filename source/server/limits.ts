/** How many may come, from where, and how fast. */

/** What is allowed; each is settled by an option of `serve`. */
export type Limits = {
	/** Visits at a time, in all and from one address. */
	readonly sessions: number;
	readonly perAddress: number;
	/** Connections a minute from one address. */
	readonly rate: number;
	/** Connections that are being greeted at a time: each costs the processor something, and the others wait. */
	readonly logins: number;
	/** Seconds until somebody who has connected must be in. */
	readonly loginSeconds: number;
	/** Minutes without a key until somebody has to go. */
	readonly idleMinutes: number;
};

/** Why somebody cannot stay. */
export type LimitRefusal = 'full' | 'too-many-from-here' | 'too-often';

export type Counts = {
	/** A connection from an address: whether it is welcome, will be told inside why not, or, beyond all patience, at the door; then it is not counted as open. */
	readonly connect: (address: string) => 'welcome' | 'too-often' | 'far-too-often' | 'far-too-many';
	readonly disconnect: (address: string) => void;
	/** A visit begins, unless there are too many. */
	readonly begin: (address: string) => LimitRefusal | undefined;
	readonly end: (address: string) => void;
	/** Visits that are on. */
	readonly visits: () => number;
};

const minute = 60_000;
/** Beyond so many times the limits nobody comes through the door. */
const patience = 4;

/** Counts connections and visits. `now` is a clock in milliseconds. */
export function createCounts({sessions, perAddress, rate}: Limits, now: () => number): Counts {
	const connected = new Map<string, number>();
	const visiting = new Map<string, number>();
	const recent = new Map<string, number[]>();
	let visits = 0;

	const recentFrom = (address: string): number[] => (recent.get(address) ?? []).filter(time => now() - time < minute);

	const forget = () => {
		for (const address of recent.keys()) {
			if (recentFrom(address).length === 0) {
				recent.delete(address);
			}
		}
	};

	return {
		connect(address) {
			const times = recentFrom(address);
			const open = connected.get(address) ?? 0;
			const most = rate * patience;
			if (recent.size > 1000) {
				forget();
			}

			// Whoever keeps trying has to wait for as long as he does; more times than that tell nothing new.
			recent.set(address, [...times.slice(-most), now()]);
			if (times.length >= most) {
				return 'far-too-often';
			}

			if (open >= perAddress * patience) {
				return 'far-too-many';
			}

			connected.set(address, open + 1);
			return times.length >= rate ? 'too-often' : 'welcome';
		},
		disconnect(address) {
			lessen(connected, address);
		},
		begin(address) {
			if (visits >= sessions) {
				return 'full';
			}

			const here = visiting.get(address) ?? 0;
			if (here >= perAddress) {
				return 'too-many-from-here';
			}

			visits++;
			visiting.set(address, here + 1);
			return undefined;
		},
		end(address) {
			visits--;
			lessen(visiting, address);
		},
		visits: () => visits,
	};
}

function lessen(counts: Map<string, number>, address: string): void {
	const count = (counts.get(address) ?? 0) - 1;
	if (count > 0) {
		counts.set(address, count);
	} else {
		counts.delete(address);
	}
}
