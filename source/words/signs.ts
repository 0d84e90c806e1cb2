/** Which of the signs on the table can appear in a game. */
import {likeEnds} from '../rules/scoring.js';
import type {Variant} from '../rules/variant.js';

/** Of these signs, each with its meaning behind it, those that the variant has. */
export function signsIn(signs: readonly string[], {spinnerRule, points}: Pick<Variant, 'spinnerRule' | 'points'>): string[] {
	const isOfLikeness = points === likeEnds;
	return signs.filter(text => {
		const [sign] = text.split(' ');
		switch (sign) {
			// An end waits only where the cross comes first.
			case '·':
			case '·=4': {
				return spinnerRule.crossFirst;
			}

			case 'B=6*': {
				return isOfLikeness;
			}

			case 'B=6+6': {
				return !isOfLikeness;
			}

			default: {
				return true;
			}
		}
	});
}
