/** What stands before and after the calculation of a sum, in English. */
import {points} from './nouns.js';

export const sum = {
	points: (earned: number) => `→ ${points(earned)}`,
	another: '→ another tile',
	/** Like ends as written, a double with a star. */
	alike: (ends: readonly string[]) => `like ends ${ends.join(' ')}`,
	leadDouble: 'lead double',
};

/** The words around a sum; every language has all of them. */
export type SumWords = typeof sum;
