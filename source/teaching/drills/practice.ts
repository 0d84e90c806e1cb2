/** How somebody does in drills. */
import type {DrillAnswer} from './drill.js';

export type Practice = {
	readonly asked: number;
	readonly right: number;
	/** How many of the last answers were right in a row, and how many ever were. */
	readonly streak: number;
	readonly longest: number;
};

export const noPractice: Practice = {
	asked: 0, right: 0, streak: 0, longest: 0,
};

/** After the first answer to a drill; a move that is not allowed is none. */
export function practised(before: Practice, {kind}: Pick<DrillAnswer, 'kind'>): Practice {
	if (kind === 'refused') {
		return before;
	}

	const isRight = kind === 'right';
	const streak = isRight ? before.streak + 1 : 0;
	return {
		asked: before.asked + 1,
		right: before.right + (isRight ? 1 : 0),
		streak,
		longest: Math.max(before.longest, streak),
	};
}
