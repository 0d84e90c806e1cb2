import {describe, expect, test} from 'vitest';
import {type Action, refusalOf} from '../../source/match/action.js';
import {type Match, newMatch} from '../../source/match/match.js';
import {reducer} from '../../source/match/reducer.js';
import {viewOf} from '../../source/match/view.js';
import {type Variant, agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import type {NameOfPlace} from '../../source/words/hints.js';
import {refusalSentence} from '../../source/words/refusal-sentence.js';
import {wordsFor} from '../../source/words/words-for.js';
import {move, moveList, orderOf} from '../helpers/notation.js';

/** A match in which these moves have been made. */
function matchOf(variant: Variant, hands: readonly string[], moves = ''): Match {
	const terms = agree(variant, {seats: hands.length});
	let match = reducer(
		newMatch(terms, ['Klara', 'Łucja', 'Zofia', 'Jan'].slice(0, hands.length).map(name => ({name, kind: 'human'}))),
		{type: 'deal', order: orderOf(terms, {hands}), leader: 0},
	);
	for (const one of moveList(moves)) {
		match = reducer(match, {type: 'move', seat: match.table!.deal.turn, move: one});
	}

	return match;
}

/** What the seat is told in both languages when it tries to make a move. */
function told(match: Match, seat: number, text: string, nameOfPlace?: NameOfPlace): readonly [string, string] {
	const action: Action = {type: 'move', seat, move: move(text)};
	const refusal = refusalOf(match, action)!;
	const say = (language: 'en' | 'pl') => refusalSentence(wordsFor(language), {
		refusal, action, view: viewOf(match, seat), nameOfPlace,
	});
	return [say('en'), say('pl')];
}

describe('a refusal names the tiles and what may be done instead', () => {
	const fives = matchOf(fiveUp, ['5-5 6-6 4-4 1-0 2-0', '5-3 6-2 6-1 1-1 0-0'], '5-5');

	test('drawing with a tile that fits', () => {
		expect(told(fives, 1, 'draw', () => 'b')).toEqual(['You can play 5-3 on b, so you may not draw.', 'Możesz dołożyć 5-3 do b, więc nie wolno dobierać.']);
	});

	test('passing with a tile that fits; without a letter the place is the host', () => {
		expect(told(fives, 1, 'pass')).toEqual(['You can play 5-3 on 5-5, so you may not pass.', 'Możesz dołożyć 5-3 do 5-5, więc nie wolno pasować.']);
	});

	test('a tile that does not fit', () => {
		expect(told(fives, 1, '6-2>5-5')).toEqual(['6-2 does not fit 5-5.', '6-2 nie pasuje do 5-5.']);
	});

	test('a tile that is in another hand', () => {
		expect(told(fives, 1, '6-5>5-5')).toEqual(['You do not hold 6-5.', 'Nie masz w ręce 6-5.']);
	});

	test('another player\'s turn', () => {
		expect(told(fives, 0, '1-0>5-5')).toEqual(['It is not your turn: Łucja plays.', 'To nie twoja kolej: teraz gra Łucja.']);
	});

	test('passing before the boneyard is empty', () => {
		const stuck = matchOf(fiveUp, ['5-5 6-6 4-4 1-0 2-0', '6-3 6-2 6-1 1-1 0-0'], '5-5');
		expect(told(stuck, 1, 'pass')).toEqual(['Draw first: you may pass only when no tile is left to draw.', 'Najpierw dobieraj: pasuje się dopiero, gdy nie ma czego dobrać.']);
	});
});

test('the cross is filled before any other place is used', () => {
	const cross = matchOf(doubleBergen, ['6-6 4-1 3-0 5-1 4-3 1-0', '6-2 2-1 2-2 5-4 5-3 6-1', '3-2 6-3 4-4 5-5 5-2 3-3'], '6-6 6-2>6-6');
	expect(told(cross, 2, '3-2>6-2')).toEqual(['Fill all four sides of 6-6 first.', 'Najpierw krzyż: trzeba dołożyć do wszystkich czterech boków 6-6.']);
});

describe('in Seven-Toed Pete', () => {
	const hands = ['5-5 5-1 6-6 6-1 6-2 4-3 4-2', '5-2 5-3', '5-4 1-1', '6-5 0-0'];
	const second = matchOf(sevenToedPete, hands, '5-5');

	test('another tile may be declined by stopping, not by passing', () => {
		expect(told(second, 0, 'pass')).toEqual(['You may lay another tile, or stop, but not pass.', 'Możesz dołożyć kolejny kamień albo zakończyć kolejkę, ale nie pasować.']);
	});

	test('a tile that may not be led is answered with one that may', () => {
		expect(told(matchOf(sevenToedPete, hands), 0, '5-1')[0]).toBe('5-1 may not be led, but 5-5 may.');
		expect(told(matchOf(sevenToedPete, hands), 0, '5-1')[1]).toBe('Nie można otworzyć kamieniem 5-1, można dubletem 5-5.');
	});
});

test('a double that is no spinner says so', () => {
	const {refusals} = wordsFor('en');
	expect(refusals['not-a-spinner']({tile: '5-3', host: '5-5'})).toBe('5-5 is no spinner: both its long sides are covered.');
	expect(wordsFor('pl').refusals['not-a-spinner']({tile: '5-3', host: '5-5'})).toBe('5-5 nie jest spinnerem: oba dłuższe boki są już zajęte.');
});

test('without a view the sentence does without particulars', () => {
	expect(refusalSentence(wordsFor('en'), {refusal: 'you-can-play', action: {type: 'move', seat: 0, move: move('draw')}, view: undefined})).toBe('You can play a tile, so you may not draw.');
	expect(refusalSentence(wordsFor('pl'), {refusal: 'nothing-to-take-back', action: {type: 'undo', seat: 0}, view: undefined})).toBe('W tym rozdaniu nie masz czego cofnąć.');
});
