/** Whoever does nothing for long has to go, and is told so before. */
import type {Later} from '../terminal/later.js';

export type IdleWatch = {
	/** A key was pressed. */
	readonly stir: () => void;
	readonly stop: () => void;
};

export type IdleWish = {
	/** From 2. */
	readonly minutes: number;
	readonly later: Later;
	/** A clock in milliseconds. */
	readonly now: () => number;
	/** So many minutes are left. */
	readonly warn: (minutes: number) => void;
	readonly end: () => void;
};

const minute = 60_000;
const usualWarning = 2;

/** Begins to watch. */
export function watchIdleness({minutes, later, now, warn, end}: IdleWish): IdleWatch {
	const warning = minutes > 2 * usualWarning ? usualWarning : 1;
	let last = now();
	let callOff: (() => void) | undefined;

	const idleFor = () => (now() - last) / minute;

	// One timer runs on over all keys: it looks how long it has been.
	const waitUntil = (until: number, action: () => void) => {
		callOff = later(Math.max(1, (until - idleFor()) * minute), () => {
			if (idleFor() >= until) {
				action();
			} else {
				begin();
			}
		});
	};

	const begin = () => {
		waitUntil(minutes - warning, () => {
			warn(warning);
			waitUntil(minutes, end);
		});
	};

	begin();
	return {
		stir() {
			last = now();
		},
		stop() {
			callOff?.();
		},
	};
}
