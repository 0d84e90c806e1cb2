import {describe, expect, test} from 'vitest';
import {commandIn} from '../../source/plain/parse.js';
import {wordsFor} from '../../source/words/words-for.js';
import {tile} from '../helpers/notation.js';

const english = wordsFor('en');
const polish = wordsFor('pl');

describe('a tile', () => {
	test.each(['5-3', '3-5', '53', '35', ' 5-3 ', '5:3', '5|3', 'play 5-3', 'lay 53', 'LEAD 5-3'])('can be written %s', text => {
		expect(commandIn(text, english)).toEqual({kind: 'play', tile: {tile: tile('5-3')}, place: undefined});
	});

	test.each(['5-3>5-5', '5-3 > 5-5', '5-3 on 5-5', '53 55', '5-3  at  5-5', 'play 5-3 on 5-5'])('and its place can be written %s', text => {
		expect(commandIn(text, english)).toEqual({kind: 'play', tile: {tile: tile('5-3')}, place: {host: tile('5-5')}});
	});

	test.each(['5-3 b', '5-3 B', '53b', '5-3 on b'])('and the letter of its end can be written %s', text => {
		expect(commandIn(text, english)).toEqual({kind: 'play', tile: {tile: tile('5-3')}, place: {letter: 'b'}});
	});

	test('can be named by its number; two digits are always a tile', () => {
		expect(commandIn('3', english)).toEqual({kind: 'play', tile: {number: 3}, place: undefined});
		expect(commandIn('3 on 5-5', english)).toEqual({kind: 'play', tile: {number: 3}, place: {host: tile('5-5')}});
		expect(commandIn('3>5-5', english)).toEqual({kind: 'play', tile: {number: 3}, place: {host: tile('5-5')}});
		expect(commandIn('10', english)).toEqual({kind: 'play', tile: {tile: tile('1-0')}, place: undefined});
		expect(commandIn('0-0', english)).toEqual({kind: 'play', tile: {tile: tile('0-0')}, place: undefined});
	});

	test('can be tried', () => {
		expect(commandIn('try 5-3', english)).toEqual({kind: 'preview', tile: {tile: tile('5-3')}, place: undefined});
		expect(commandIn('try', english)).toEqual({kind: 'preview', tile: undefined, place: undefined});
		expect(commandIn('sprawdz 5-3 do 5-5', polish)).toEqual({kind: 'preview', tile: {tile: tile('5-3')}, place: {host: tile('5-5')}});
	});

	test.each(['5-3 do 5-5', '5-3 na 5-5', 'dołóż 5-3 do 5-5', 'DOŁÓŻ 53 DO 55', 'doloz 5-3 przy 5-5', '5-3 on 5-5'])('can be laid in Polish by %s', text => {
		expect(commandIn(text, polish)).toEqual({kind: 'play', tile: {tile: tile('5-3')}, place: {host: tile('5-5')}});
	});
});

describe('a word', () => {
	test.each([
		['e', 'ends'],
		['h', 'hand'],
		['c', 'counts'],
		['b', 'layout'],
		['l', 'last'],
		['?', 'help'],
		['d', 'draw'],
		['p', 'pass-or-stop'],
		['n', 'next'],
		['i', 'hint'],
		['u', 'undo'],
		['t', 'tracker'],
		['q', 'quit'],
		['', 'nothing'],
		['   ', 'nothing'],
	])('of one key, "%s", is %s in both languages', (key, kind) => {
		expect(commandIn(key, english)).toEqual({kind});
		expect(commandIn(key.toUpperCase(), polish)).toEqual({kind});
	});

	test.each([
		['dobierz', 'draw'],
		['pas', 'pass'],
		['koniec', 'stop'],
		['stop', 'stop'],
		['dalej', 'next'],
		['rada', 'hint'],
		['podpowiedź', 'hint'],
		['cofnij', 'undo'],
		['kamienie', 'tracker'],
		['wyjdz', 'quit'],
		['Zasady', 'rules'],
		['draw', 'draw'],
		['pass', 'pass'],
		['next', 'next'],
		['quit', 'quit'],
	])('%s is %s in Polish', (text, kind) => {
		expect(commandIn(text, polish)).toEqual({kind});
	});

	test('of the own language means what it says there, and no word is two things', () => {
		for (const words of [english, polish]) {
			const all = Object.entries(words.plain.typed).flatMap(([kind, texts]) => texts.map(text => [text, kind] as const));
			expect(new Set(all.map(([text]) => text)).size).toBe(all.length);
			for (const [text, kind] of all.filter(one => one[1] !== 'on')) {
				expect(commandIn(text, words).kind, text).toBe(kind);
			}
		}
	});

	test('say takes the rest of the line', () => {
		expect(commandIn('say Well played', english)).toEqual({kind: 'say', text: 'well played'});
	});

	test.each(['dobierz', 'flurb', '53x!', '5-3 on', '5-3 near 5-5', 'draw two', 'constructor', '__proto__'])('%s is unknown in English', text => {
		expect(commandIn(text, english)).toEqual({kind: 'unknown', text});
	});

	test.each([['5-7', '5-7'], ['play 9-9', '9-9'], ['try 78', '78'], ['5-3 on 7-7', '7-7']])('%s names a tile that is not in the set', (text, tile) => {
		expect(commandIn(text, english)).toEqual({kind: 'no-such-tile', text: tile});
	});

	test('that is unknown is repeated only as far as it can be printed', () => {
		expect(commandIn(`\u001B[2J\u0007${'x'.repeat(100)}`, english)).toEqual({kind: 'unknown', text: `[2J${'x'.repeat(27)}`});
	});
});
