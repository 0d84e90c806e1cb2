import {expect, test} from 'vitest';
import type {Fault} from '../../source/record/fault.js';
import {faultSentence, flawClause} from '../../source/words/faults.js';
import {wordsFor} from '../../source/words/words-for.js';
import {move} from '../helpers/notation.js';
import {flaws} from '../helpers/sentences.js';

const refused: Fault = {
	kind: 'refused', refusal: 'does-not-fit', seat: 1, move: move('6-5>5-3'), turn: 1, instead: move('5-5>5-3'), line: 31, read: '2 6-5>5-3 =8',
};

test('a fault says what was read and why it is wrong', () => {
	expect(faultSentence(wordsFor('en'), refused)).toBe('2 6-5>5-3 =8, 6-5 does not fit 5-3');
	expect(faultSentence(wordsFor('pl'), refused)).toBe('2 6-5>5-3 =8, 6-5 nie pasuje do 5-3');
});

test('refusals are told of a seat, not to it', () => {
	expect(flawClause(wordsFor('en'), {...refused, refusal: 'tile-not-in-hand'})).toBe('seat 2 does not hold 6-5');
	expect(flawClause(wordsFor('pl'), {...refused, refusal: 'tile-not-in-hand'})).toBe('miejsce 2 nie ma w ręce 6-5');
	expect(flawClause(wordsFor('en'), {...refused, refusal: 'not-your-turn', turn: 0})).toBe('it is the turn of seat 1');
	expect(flawClause(wordsFor('pl'), {...refused, refusal: 'you-can-play'})).toBe('miejsce 2 może zgrać 5-5>5-3');
});

test('what was read is safe to print', () => {
	expect(faultSentence(wordsFor('pl'), {kind: 'not-understood', line: 1, read: '\u001B[2Jx'})).toBe(String.raw`\u{1b}[2Jx, to nie jest wiersz zapisu`);
});

test('every kind of flaw has its sentence', () => {
	const told = flaws.map(({kind}) => kind);
	expect(new Set(told)).toEqual(new Set(Object.keys(wordsFor('en').faults.flaws)));
});

test('numbers agree with their nouns', () => {
	expect(flawClause(wordsFor('en'), {kind: 'number-of-tiles', due: 1})).toBe('1 tile belongs here');
	expect(flawClause(wordsFor('pl'), {kind: 'number-of-tiles', due: 18})).toBe('tu powinno być: 18 kamieni');
});
