/** How lessons are written. */
import type {Position} from '../position.js';
import type {Goal} from './goal.js';

/** One thing to learn by one move. The learner has the first seat. */
export type Step = {
	/** Names its words. */
	readonly id: string;
	/** Where it stands; without one it goes on from where the learner's move has led. */
	readonly position?: Position;
	/** The moves of the others before it, when it goes on. */
	readonly meanwhile?: string;
	readonly goal: Goal;
	/** A move that is right, in the notation of the records; it is also the hint. */
	readonly solution: string;
};
