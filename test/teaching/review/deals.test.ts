import {expect, test} from 'vitest';
import type {Action} from '../../../source/match/action.js';
import {formatMove} from '../../../source/rules/move.js';
import {agree} from '../../../source/rules/variant.js';
import {
	choiceLike, choicesIn, dealsIn, decisionsIn,
} from '../../../source/teaching/review/deals.js';
import {fiveUp} from '../../../source/variants/five-up.js';
import {move, moveList, orderOf} from '../../helpers/notation.js';
import {randomSteps, steps} from './played.js';

const terms = agree(fiveUp, {seats: 2});
const dealt: Action = {type: 'deal', leader: 0, order: orderOf(terms, {hands: ['6-4 6-5 5-5', '5-4 4-4 6-2']})};
const by = (seat: number, text: string): Action => ({type: 'move', seat, move: move(text)});

test('what was taken back is left out', () => {
	const [{moves}] = dealsIn(steps(terms, [dealt, by(0, '6-4'), by(1, '5-4>6-4'), {type: 'undo', seat: 0}, by(0, '6-5')]));
	expect(moves.map(({line, move: made}) => [line, formatMove(made)])).toEqual([[5, '6-5']]);
});

test('a choice after a hint is marked, and only that one', () => {
	const [{moves}] = dealsIn(steps(terms, [dealt, {type: 'hint', seat: 0}, by(0, '6-4'), by(1, '5-4>6-4'), by(0, '5-5>5-4')]));
	expect(moves.map(({isHinted}) => isHinted)).toEqual([true, false, false]);
});

test('every deal is there, with its moves in their order', () => {
	const all = randomSteps(agree(fiveUp, {seats: 3, target: 20}), 3);
	const deals = dealsIn(all);
	expect(deals).toHaveLength(all.filter(({action}) => action.type === 'deal').length);
	expect(deals.flatMap(({moves}) => moves.map(({line}) => line))).toEqual(all.filter(({action}) => action.type === 'move').map(({line}) => line));
	expect(deals.at(-1)!.end).toBe(all.at(-1)!.match);
});

test('where one move is allowed there is no choice', () => {
	for (const deal of dealsIn(randomSteps(agree(fiveUp, {seats: 2, target: 20}), 4))) {
		const chosen = decisionsIn(deal);
		expect(chosen.every(({before}) => choicesIn(before.table!.deal).length > 1)).toBe(true);
		expect(chosen.length).toBeLessThan(deal.moves.length);
	}
});

test('moves that come to the same are taken for one another', () => {
	const choices = moveList('4-2>4-1 5-5>5-4');
	expect(choiceLike(choices, move('4-2>4-3'))).toBe(choices[0]);
	expect(choiceLike(choices, move('4-2>2-2'))).toBe(move('4-2>2-2'));
	expect(choiceLike(choices, move('stop'))).toBe(move('stop'));
});
