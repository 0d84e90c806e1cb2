/** Time that has to pass before a key counts again, so that nothing is dismissed unread by a key held down or pressed twice. */
import type {Later} from '../terminal/later.js';

/**
`release`: Enter has not come for so long that it is not being held down, nor was it pressed twice.
`reading`: what has just come onto the screen has stood there; longer than keyboards wait before a held key repeats.
*/
export type Wait = 'release' | 'reading';

/** In milliseconds. Keys repeat ten times a second or faster, and begin to after two thirds of a second or sooner. */
const lengths: Readonly<Record<Wait, number>> = {release: 200, reading: 700};

export type Waits = {
	/** Begins a wait, or begins it anew. */
	readonly begin: (wait: Wait) => void;
	/** Calls all of them off. */
	readonly close: () => void;
};

/** Tells when a wait is over. */
export function createWaits(later: Later, over: (wait: Wait) => void): Waits {
	const callOffs = new Map<Wait, () => void>();
	return {
		begin(wait) {
			callOffs.get(wait)?.();
			callOffs.set(wait, later(lengths[wait], () => {
				callOffs.delete(wait);
				over(wait);
			}));
		},
		close() {
			for (const callOff of callOffs.values()) {
				callOff();
			}

			callOffs.clear();
		},
	};
}
