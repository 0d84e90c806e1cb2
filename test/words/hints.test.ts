import {expect, test} from 'vitest';
import type {Reason} from '../../source/bots/bot.js';
import {hintSentence, nameOfLevel} from '../../source/words/hints.js';
import {wordsFor} from '../../source/words/words-for.js';
import {move} from '../helpers/notation.js';

function hint(text: string, reason: Reason, place?: string): string {
	return (['en', 'pl'] as const).map(language => hintSentence(wordsFor(language), {move: move(text), reason}, () => place)).join(' | ');
}

test.each<[string, Reason, string]>([
	['5-3>5-5', {kind: 'scores', points: 3}, 'Lay 5-3 on 5-5: it brings 3 points. | Dołóż 5-3 do 5-5: da 3 punkty.'],
	['5-3>5-5', {kind: 'another'}, 'Lay 5-3 on 5-5: it earns another tile. | Dołóż 5-3 do 5-5: da prawo do kolejnego kamienia.'],
	['5-3>5-5', {kind: 'goes-out'}, 'Lay 5-3 on 5-5: it is the last tile. | Dołóż 5-3 do 5-5: to ostatni kamień.'],
	['6-6', {kind: 'heaviest'}, 'Lead 6-6: it gets rid of the most pips. | Otwórz dubletem 6-6: ubędzie najwięcej oczek.'],
	['5-3>5-5', {
		kind: 'weighed', points: 2, another: false, keeps: 3, reply: 0.83, stuck: 0.1, worth: 0.634, ahead: 0.04,
	}, 'Lay 5-3 on 5-5: it brings 2 points, the next can take 0.8 on average; 63% to win (+4%).'
	+ ' | Dołóż 5-3 do 5-5: da 2 punkty, następny może wziąć średnio 0,8; 63% szans na wygranie rundy (+4%).'],
	['stop', {
		kind: 'weighed', points: 0, another: false, keeps: 1, reply: 0, stuck: 0.5, worth: 0.5, ahead: 0,
	}, 'Stop: it keeps a tile that fits, the next is stuck 50% of the time; 50% to win.'
	+ ' | Zakończ kolejkę: zostaną pasujące kamienie: 1, następny nie ma czego zgrać w 50% przypadków; 50% szans na wygranie rundy.'],
	['draw', {kind: 'only-move'}, 'Draw: nothing else is allowed. | Dobierz: nic innego nie wolno.'],
	['pass', {kind: 'only-move'}, 'Pass: nothing else is allowed. | Spasuj: nic innego nie wolno.'],
	['stop', {kind: 'by-chance'}, 'Stop: picked at random. | Zakończ kolejkę: wybór losowy.'],
])('a hint is a move and its reason: %s', (text, reason, expected) => {
	expect(hint(text, reason)).toBe(expected);
});

test('a place may be called by its letter', () => {
	expect(hint('5-3>5-5', {kind: 'scores', points: 1}, 'b')).toBe('Lay 5-3 on b: it brings 1 point. | Dołóż 5-3 do b: da 1 punkt.');
});

test('levels have names, an outside program too, and an unknown level keeps its own', () => {
	expect(nameOfLevel(wordsFor('pl'), 'casual')).toBe('amator');
	expect(nameOfLevel(wordsFor('en'), 'exec')).toBe('outside program');
	expect(nameOfLevel(wordsFor('pl'), 'constructor')).toBe('constructor');
});
