/** What the ends of deals are measured by. */
import type {Deal} from '../rules/deal.js';
import type {Terms} from '../rules/variant.js';
import type {Judge} from './value.js';

/** Judges deals that are over: `chances` has for each team a share, and all shares add up to 1. */
export type Measure = Pick<Judge, 'judge' | 'chances'>;

/** The share that a point ahead is. So small that no deal brings a team beyond 0 or 1. */
export const sharePerPoint = 1 / 500;

/** Measures by how many points a team makes in the deal more than the others do on average, from the scores `before`. */
export class Margin implements Measure {
	readonly chances: Float64Array;
	private readonly before: ArrayLike<number>;

	constructor({teamCount}: Terms, before: ArrayLike<number>) {
		this.chances = new Float64Array(teamCount);
		this.before = before;
	}

	judge(deal: Deal): void {
		const {chances, before} = this;
		for (let team = 0; team < chances.length; team++) {
			chances[team] = deal.scores[team] + deal.points[team] - before[team];
		}

		for (const {team, points} of deal.payments) {
			chances[team] += points;
		}

		let sum = 0;
		for (const points of chances) {
			sum += points;
		}

		const others = chances.length - 1;
		for (let team = 0; team < chances.length; team++) {
			const ahead = chances[team] - ((sum - chances[team]) / others);
			chances[team] = (1 / chances.length) + (sharePerPoint * ahead);
		}
	}
}
