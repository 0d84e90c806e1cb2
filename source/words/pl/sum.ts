/** What stands before and after the calculation of a sum, in Polish. */
import type {SumWords} from '../en/sum.js';
import {points} from './nouns.js';

export const sum: SumWords = {
	points: earned => `→ ${points(earned)}`,
	another: '→ kolejny kamień',
	alike: ends => `jednakowe końce ${ends.join(' ')}`,
	leadDouble: 'pierwszy dublet',
};
