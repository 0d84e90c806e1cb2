import {expect, test} from 'vitest';
import {compareMoves} from '../../source/bots/comparison.js';
import {Margin, sharePerPoint} from '../../source/bots/measure.js';
import {viewOf} from '../../source/match/view.js';
import {agree} from '../../source/rules/variant.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {matchAt} from '../helpers/match-at.js';
import {move} from '../helpers/notation.js';
import {randomFrom} from '../helpers/random.js';

const match = matchAt(agree(fiveUp, {seats: 2}), {hands: ['6-4 6-5 3-2 1-0 2-0', '5-4 4-4 3-3 2-1 6-2']});
const view = viewOf(match, 0);
const compared = (one: string, other: string) => compareMoves(view, [move(one), move(other)], {
	chance: randomFrom(1), rounds: 200, deals: 400, measure: new Margin(view.terms, view.scores),
});

test('a move is as good as itself, but for what it was learned by chance', () => {
	expect(Math.abs(compared('6-4', '6-4').share / sharePerPoint)).toBeLessThan(0.1);
});

test('two points at once are worth more than none, by what can be told from chance', () => {
	const {share, error} = compared('6-4', '6-5');
	expect(share / sharePerPoint).toBeGreaterThan(1);
	expect(share).toBeGreaterThan(2 * error);
	expect((compared('6-5', '6-4').share + share) / sharePerPoint).toBeCloseTo(0, 0);
});
