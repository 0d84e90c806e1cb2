import {describe, expect, test} from 'vitest';
import type {DealOverEvent} from '../../source/match/events.js';
import {handPips} from '../../source/rules/hand.js';
import {
	type Ending, type House, type Variant, agree,
} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {bonusLines, calculation} from '../../source/words/bonus-sentences.js';
import {wordsFor} from '../../source/words/words-for.js';
import {hand} from '../helpers/notation.js';
import {readerOf} from '../helpers/sentences.js';

type Table = {
	readonly variant: Variant;
	readonly hands: readonly string[];
	readonly ending: Ending;
	readonly house?: House;
	readonly scores?: readonly number[];
	readonly seat?: number;
};

/** The lines of a deal's end in a language; what it pays is the variant's answer. */
function lines(language: 'en' | 'pl', {variant, hands, ending, house, scores = [0, 0, 0, 0], seat}: Table): string[] {
	const terms = agree(variant, {seats: hands.length, house});
	const left = hands.map(text => hand(text));
	const pips = left.map(one => handPips(one));
	const ended = {
		terms, ending, hands: left, pips,
	};
	const over: DealOverEvent = {
		type: 'deal-over', ending, hands: left, pips, payments: ending.kind === 'target' ? [] : variant.bonus(ended), points: [], scores: scores.slice(0, terms.teamCount),
	};
	return bonusLines(wordsFor(language), over, readerOf(terms, seat));
}

const out = {kind: 'out', seat: 0} as const;
const blocked = {kind: 'blocked'} as const;

describe('Five Up', () => {
	test('going out against one opponent needs no calculation', () => {
		const table = {variant: fiveUp, hands: ['', '6-5 2-0'], ending: out};
		expect(lines('en', table)).toEqual(['Klara goes out: domino!', 'Klara: 13 → 3 points']);
		expect(lines('pl', table)).toEqual(['Klara kończy: domino!', 'Klara: 13 → 3 punkty']);
	});

	test('in pairs both opponents\' pips are added, and the partner\'s ignored', () => {
		const table = {variant: fiveUp, hands: ['', '6-5 2-0', '6-6', '5-1'], ending: out};
		expect(lines('en', table)).toEqual(['Klara goes out: domino!', 'Klara and Zofia: 13 + 6 = 19 → 4 points']);
		expect(lines('pl', {...table, seat: 0})).toEqual(['Kończysz: domino!', 'Ty i Zofia: 13 + 6 = 19 → 4 punkty']);
	});

	test('three players, A out, B 5, C 19: the second is paid the difference', () => {
		const table = {variant: fiveUp, hands: ['', '5-0', '6-6 4-3'], ending: out};
		expect(lines('en', table).slice(1)).toEqual(['Klara: 5 + 19 = 24 → 5 points', 'Łucja: 19 − 5 = 14 → 3 points']);
		expect(lines('pl', table).slice(1)).toEqual(['Klara: 5 + 19 = 24 → 5 punktów', 'Łucja: 19 − 5 = 14 → 3 punkty']);
	});

	test('blocked 10, 5 and 19, by both house rules', () => {
		const table = {variant: fiveUp, hands: ['6-4', '5-0', '6-6 4-3'], ending: blocked};
		expect(lines('en', table)).toEqual(['Blocked: nobody can play or draw.', 'Łucja: 19 − 5 = 14 → 3 points']);
		expect(lines('pl', {...table, seat: 1})).toEqual(['Blokada: nikt nie może zgrać kamienia ani dobrać.', 'Ty: 19 − 5 = 14 → 3 punkty']);
		expect(lines('en', {...table, house: {'blocked-bonus': 'sum'}})[1]).toBe('Łucja: 10 + 19 − 5 = 24 → 5 points');
	});

	test('pairs blocked, 12 and 3 against 9 and 9', () => {
		const table = {variant: fiveUp, hands: ['6-6', '6-3', '2-1', '5-4'], ending: blocked};
		expect(lines('en', table)[1]).toBe('Klara and Zofia: 9 + 9 − (12 + 3) = 3 → 1 point');
	});

	test('level lowest: nobody scores', () => {
		const table = {variant: fiveUp, hands: ['6-1', '5-2'], ending: blocked};
		expect(lines('en', table)[1]).toBe('Level lowest, 7 pips each: nobody scores.');
		expect(lines('pl', table)[1]).toBe('Remis o najniższą rękę (7 oczek): nikt nie dostaje punktów.');
	});

	test('the target reached, but level at the top', () => {
		const table = {
			variant: fiveUp, hands: ['', '1-0'], ending: out, scores: [62, 62],
		};
		expect(lines('en', table).at(-1)).toBe('61 is reached, but the top is level: another deal.');
		expect(lines('pl', table).at(-1)).toBe('Cel (61) jest osiągnięty, ale na czele remis: kolejne rozdanie.');
		expect(lines('en', {...table, scores: [62, 50]})).toHaveLength(2);
	});
});

describe('Seven-Toed Pete', () => {
	test('tells who went out and who still holds tiles', () => {
		const table = {variant: sevenToedPete, hands: ['', '5-1', '', ''], ending: {kind: 'last', seat: 1} as const};
		expect(lines('en', table)).toEqual(['Only Łucja still holds tiles and gets nothing for them.', 'Out: Klara, Zofia and Jan → 1 point each']);
		expect(lines('pl', {...table, seat: 1})).toEqual(['Kamienie masz już tylko ty: bez punktu.', '„Przez domino!”: Klara, Zofia i Jan → po 1 punkcie']);
	});

	test('in a block every level lowest hand is paid', () => {
		const table = {variant: sevenToedPete, hands: ['', '5-1', '6-0', '6-6'], ending: blocked};
		expect(lines('en', table)).toEqual([
			'Blocked: nobody can play.', 'Out: Klara → 1 point', 'Łucja: lowest hand, 6 pips → 1 point', 'Zofia: lowest hand, 6 pips → 1 point',
		]);
		expect(lines('pl', table).slice(1)).toEqual(['„Przez domino!”: Klara → 1 punkt', 'Łucja: najniższa ręka, 6 oczek → 1 punkt', 'Zofia: najniższa ręka, 6 oczek → 1 punkt']);
	});
});

describe('Double Bergen', () => {
	test('the deal is won by going out', () => {
		const table = {variant: doubleBergen, hands: ['', '5-1'], ending: out};
		expect(lines('en', table)).toEqual(['Klara goes out: domino!', 'Klara: deal won → 2 points']);
		expect(lines('pl', table)).toEqual(['Klara kończy: domino!', 'Klara: wygrane rozdanie → 2 punkty']);
	});

	test('or in a block by the single lowest hand', () => {
		expect(lines('en', {variant: doubleBergen, hands: ['6-5', '5-1'], ending: blocked})[1]).toBe('Łucja: lowest hand, 6 pips → 2 points');
	});

	test('the target reached in mid-deal ends the game without a bonus', () => {
		const table = {
			variant: doubleBergen, hands: ['4-1', '5-1'], ending: {kind: 'target', seat: 0} as const, scores: [16, 3],
		};
		expect(lines('en', table)).toEqual(['Klara reaches 15: the game is over at once, without a bonus.']);
		expect(lines('pl', {...table, seat: 0})).toEqual(['Osiągasz 15: koniec rundy od razu, bez premii.']);
	});
});

test('a calculation shows every hand it is made of', () => {
	const pips = [1, 2, 3, 4];
	expect(calculation(pips, {plus: 0b1010, minus: 0})).toBe('2 + 4 = 6');
	expect(calculation(pips, {plus: 0b1000, minus: 0b0001})).toBe('4 − 1 = 3');
	expect(calculation(pips, {plus: 0b1010, minus: 0b0101})).toBe('2 + 4 − (1 + 3) = 2');
	expect(calculation(pips, {plus: 0b0100, minus: 0})).toBe('3');
});
