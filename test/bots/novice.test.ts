import {expect, test} from 'vitest';
import {novice} from '../../source/bots/novice.js';
import {viewOf} from '../../source/match/view.js';
import {formatMove} from '../../source/rules/move.js';
import {matchAt} from '../helpers/match-at.js';
import {randomFrom} from '../helpers/random.js';
import {agree} from '../../source/rules/variant.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';

test('every legal action comes equally often, stop included', () => {
	const terms = agree(sevenToedPete, {seats: 4});
	const view = viewOf(matchAt(terms, {hands: ['5-5 5-4 5-3 2-1 1-0 0-0 4-2', '', '', '']}, '5-5'), 0);
	expect(view.moves.map(move => formatMove(move))).toEqual(['5-3>5-5', '5-4>5-5', 'stop']);
	const chance = randomFrom(1);
	const counts = new Map(view.moves.map(move => [move, 0]));
	for (let time = 0; time < 3000; time++) {
		const {move, reason} = novice.choose(view, chance);
		expect(reason).toEqual({kind: 'by-chance'});
		counts.set(move, counts.get(move)! + 1);
	}

	for (const count of counts.values()) {
		expect(Math.abs(count - 1000)).toBeLessThan(100);
	}
});

test('where there is only one thing to do, no chance is used', () => {
	const view = viewOf(matchAt(agree(fiveUp, {seats: 2}), {hands: ['6-6 1-0 2-0 2-1 3-1', '5-5 4-4 5-4 3-3 4-3']}, '6-6'), 1);
	expect(novice.choose(view, () => {
		throw new Error('No chance is needed.');
	})).toEqual({move: view.moves[0], reason: {kind: 'only-move'}});
});
