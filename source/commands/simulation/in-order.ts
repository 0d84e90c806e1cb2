/** Sets are played by several at once, and told of in their order: so the outcome does not depend on how many they are. */
import type {Crew} from './crew.js';
import type {PlayedMatch} from './sets.js';

/** How long a share should take: threads that report rarely lose no time, and progress is still seen. In milliseconds. */
const shareMilliseconds = 100;
const mostAtOnce = 1000;

export type Work = {
	readonly sets: number;
	readonly workers: number;
	readonly crew: Pick<Crew, 'play' | 'isStopped'>;
	/** The clock, in milliseconds. */
	readonly now: () => number;
};

/** Has all sets played, and tells of each once those before it have been told of. After a stop the rest is left out. */
export async function playInOrder({sets, workers, crew, now}: Work, tell: (set: readonly PlayedMatch[]) => void): Promise<void> {
	const waiting = new Map<number, readonly PlayedMatch[]>();
	let next = 1;
	let due = 1;
	let size = 1;

	const playShare = async () => {
		const first = next;
		const count = Math.min(size, 1 + sets - first);
		next += count;
		const begun = now();
		const played = await crew.play(first, count);
		size = sizeAfter(count, now() - begun);
		for (const [place, set] of played.entries()) {
			waiting.set(first + place, set);
		}

		for (let set = waiting.get(due); set !== undefined; set = waiting.get(++due)) {
			waiting.delete(due);
			tell(set);
		}
	};

	const isMoreToPlay = () => next <= sets && !crew.isStopped();
	const playShares = async () => {
		while (isMoreToPlay()) {
			await playShare(); // eslint-disable-line no-await-in-loop
		}
	};

	await Promise.all(Array.from({length: workers}, async () => playShares()));
}

/** How many sets the next share has, after one of `count` that took so long. */
function sizeAfter(count: number, milliseconds: number): number {
	const fitting = Math.round((count * shareMilliseconds) / Math.max(1, milliseconds));
	return Math.max(1, Math.min(fitting, 4 * count, mostAtOnce));
}
