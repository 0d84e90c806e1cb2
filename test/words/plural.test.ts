import {expect, test} from 'vitest';
import * as english from '../../source/words/en/nouns.js';
import * as polish from '../../source/words/pl/nouns.js';
import type {Counted} from '../../source/words/plural.js';

const counts = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 61, 102, 112];

function counted(noun: Counted): string {
	return counts.map(count => noun(count)).join(', ');
}

test('Polish points: 1 punkt, 2 punkty, 5 punktów, 22 punkty', () => {
	expect(counted(polish.points)).toBe('0 punktów, 1 punkt, 2 punkty, 4 punkty, 5 punktów, 11 punktów, 12 punktów, 21 punktów, 22 punkty, 25 punktów, 61 punktów, 102 punkty, 112 punktów');
});

test('Polish tiles: 1 kamień, 2 kamienie, 5 kamieni', () => {
	expect(counted(polish.tiles)).toBe('0 kamieni, 1 kamień, 2 kamienie, 4 kamienie, 5 kamieni, 11 kamieni, 12 kamieni, 21 kamieni, 22 kamienie, 25 kamieni, 61 kamieni, 102 kamienie, 112 kamieni');
});

test.each([
	['pips', '1 oczko, 3 oczka, 5 oczek'],
	['people', '1 osoba, 3 osoby, 5 osób'],
	['games', '1 runda, 3 rundy, 5 rund'],
	['deals', '1 rozdanie, 3 rozdania, 5 rozdań'],
	['matches', '1 mecz, 3 mecze, 5 meczów'],
	['seconds', '1 sekunda, 3 sekundy, 5 sekund'],
	['ends', '1 koniec, 3 końce, 5 końców'],
	['places', '1 miejsce, 3 miejsca, 5 miejsc'],
] as const)('Polish %s: %s', (noun, expected) => {
	expect([1, 3, 5].map(count => polish[noun](count)).join(', ')).toBe(expected);
});

test('after a fraction Polish has a form of its own', () => {
	expect(polish.points(1.5)).toBe('1.5 punktu');
});

test('English has one point and any other number of points', () => {
	expect([0, 1, 2, 21].map(count => english.points(count))).toEqual(['0 points', '1 point', '2 points', '21 points']);
	expect(english.people(3)).toBe('3 people');
	expect(english.matches(2)).toBe('2 matches');
});

test('lists end with a word', () => {
	expect(english.listed(['a', 'b', 'c'])).toBe('a, b and c');
	expect(polish.listed(['a', 'b'], 'lub')).toBe('a lub b');
	expect(english.listed(['a'])).toBe('a');
	expect(english.listed([])).toBe('');
});
