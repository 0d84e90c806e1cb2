import {describe, expect, test} from 'vitest';
import type {Choice} from '../../source/bots/bot.js';
import {casual} from '../../source/bots/casual.js';
import {viewOf} from '../../source/match/view.js';
import {formatMove} from '../../source/rules/move.js';
import {type Terms, agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {matchAt} from '../helpers/match-at.js';
import type {Position} from '../helpers/notation.js';

/** What casual does in the turn after `moves`. */
function choice(terms: Terms, position: Position, moves = ''): {move: string; reason: Choice['reason']} {
	const match = matchAt(terms, position, moves);
	const {move, reason} = casual.choose(viewOf(match, match.table!.deal.turn), () => {
		throw new Error('Casual needs no chance.');
	});
	return {move: formatMove(move), reason};
}

describe('Five Up', () => {
	const terms = agree(fiveUp, {seats: 2});

	test('takes the most points now', () => {
		expect(choice(terms, {hands: ['6-4 5-0 3-2 6-6 6-5', '']})).toEqual({move: '6-4', reason: {kind: 'scores', points: 2}});
		// 5-5 counts 10, and 6-5 against it leaves 16; 5-0 leaves 10.
		expect(choice(terms, {hands: ['5-5 1-0 2-0 2-1 3-1', '6-5 5-0 5-1 4-4 6-6']}, '5-5'))
			.toEqual({move: '5-0>5-5', reason: {kind: 'scores', points: 2}});
	});

	test('where nothing scores, lays the heaviest tile', () => {
		expect(choice(terms, {hands: ['6-6 5-4 4-3 2-1 1-0', '']})).toEqual({move: '6-6', reason: {kind: 'heaviest'}});
	});

	test('of level moves makes the first that is listed', () => {
		expect(choice(terms, {hands: ['5-2 6-3 1-0 2-0 2-1', '']}).move).toBe('6-3');
		expect(choice(terms, {hands: ['5-1 4-2 1-0 2-0 2-1', '']}).move).toBe('4-2');
	});

	test('draws and passes as it must', () => {
		expect(choice(terms, {hands: ['6-6 1-0 2-0 2-1 3-1', '5-5 4-4 5-4 3-3 4-3']}, '6-6'))
			.toEqual({move: 'draw', reason: {kind: 'only-move'}});
	});
});

describe('Seven-Toed Pete', () => {
	const terms = agree(sevenToedPete, {seats: 4});

	test('lays a tile that earns another play before a heavier one', () => {
		// 5-5 counts 10, and with 5-0 against it 10 again; then 6-5 can follow.
		expect(choice(terms, {hands: ['5-5 1-1 2-2 3-3 4-4 6-6 6-1', '6-5 5-0 4-1 4-2 4-3 3-2 2-1', '', '']}, '5-5'))
			.toEqual({move: '5-0>5-5', reason: {kind: 'another'}});
	});

	test('goes out before anything else', () => {
		const short = {...terms, variant: {...terms.variant, tilesEach: 2}};
		expect(choice(short, {hands: ['5-5 5-0', '', '', '']}, '5-5')).toEqual({move: '5-0>5-5', reason: {kind: 'goes-out'}});
	});

	test('never stops', () => {
		expect(choice(terms, {hands: ['5-5 5-1 2-1 3-1 4-1 2-0 1-0', '', '', '']}, '5-5').move).toBe('5-1>5-5');
	});
});

test('Double Bergen: makes like ends before laying a heavy tile', () => {
	const terms = agree(doubleBergen, {seats: 2});
	const hands = ['6-6 6-4 6-2 1-0 2-0 0-0', '6-5 6-3 5-2 5-5 1-1 3-3'];
	expect(choice(terms, {hands}, '6-6 6-5>6-6 6-4>6-6 6-3>6-6 6-2>6-6')).toEqual({move: '5-2>6-2', reason: {kind: 'scores', points: 2}});
	expect(choice(terms, {hands}, '6-6')).toEqual({move: '6-5>6-6', reason: {kind: 'heaviest'}});
});
