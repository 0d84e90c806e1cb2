/** The worker threads of a simulation. */
import Tinypool from 'tinypool';
import type {Share} from './play-sets.js';
import type {PlayedMatch, SimulationPlan} from './sets.js';

export type Crew = {
	/** Plays some sets, counted from 1; fewer after `stop`. */
	readonly play: (first: number, count: number) => Promise<PlayedMatch[][]>;
	/** Gives up what is being played, soon. */
	readonly stop: () => void;
	readonly isStopped: () => boolean;
	/** Ends the threads, whatever they are at. */
	readonly close: () => Promise<void>;
};

/** So many threads that play this plan. */
export function hireCrew(plan: SimulationPlan, workers: number): Crew {
	const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
	const pool = new Tinypool({
		filename: new URL('play-sets.js', import.meta.url).href,
		minThreads: workers,
		maxThreads: workers,
		// Programs from outside have to be heard while the next share is waited for.
		useAtomics: false,
	});
	return {
		async play(first, count) {
			const share: Share = {
				plan, first, count, stop,
			};
			return pool.run(share) as Promise<PlayedMatch[][]>; // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
		},
		stop() {
			Atomics.store(stop, 0, 1);
		},
		isStopped: () => Atomics.load(stop, 0) !== 0,
		close: async () => pool.destroy(),
	};
}
