/** What runs in the worker threads of a simulation: some sets one after the other. */
import {type PlayedMatch, type SimulationPlan, playSet} from './sets.js';

/** Sets to be played, counted from 1. */
export type Share = {
	readonly plan: SimulationPlan;
	readonly first: number;
	readonly count: number;
	/** Shared by all threads: not 0 once all is to be given up. */
	readonly stop: Int32Array;
};

/** While a program is waited for: how long until it is looked again whether all is given up, in milliseconds. */
const betweenLooks = 50;

/** Plays a share; fewer sets when it was given up. */
export default async function playSets({plan, first, count, stop}: Share): Promise<PlayedMatch[][]> {
	const isStopped = () => Atomics.load(stop, 0) !== 0;
	const clock = {later: alarms(isStopped), now: () => performance.now(), isStopped};
	const sets: PlayedMatch[][] = [];
	for (let set = first; set < first + count; set++) {
		const played = await playSet(plan, set, {clock, today: () => new Date()}); // eslint-disable-line no-await-in-loop
		if (played === undefined) {
			break;
		}

		sets.push(played);
	}

	return sets;
}

/** A clock that rings early when all is given up: nobody waits for a slow program then. */
function alarms(isStopped: () => boolean): (milliseconds: number, action: () => void) => () => void {
	return (milliseconds, action) => {
		const due = performance.now() + milliseconds;
		const timer = setInterval(() => {
			if (isStopped() || performance.now() >= due) {
				clearInterval(timer);
				action();
			}
		}, Math.min(betweenLooks, milliseconds));
		return () => {
			clearInterval(timer);
		};
	};
}
