import {expect, test} from 'vitest';
import type {Reason} from '../../source/bots/bot.js';
import {hostOfMove, laysTile, noHost} from '../../source/rules/move.js';
import {wrapText} from '../../source/ui/text/text.js';
import {adviceSentence, hintSentence, nameOfLevel} from '../../source/words/hints.js';
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
	}, 'Lay 5-3 on 5-5: it brings 2 points, the next can take 0.8 on average; 63% to win, otherwise at most 59%.'
	+ ' | Dołóż 5-3 do 5-5: da 2 punkty, następny może wziąć średnio 0,8; szansa wygranej 63%, inaczej do 59%.'],
	['stop', {
		kind: 'weighed', points: 0, another: false, keeps: 1, reply: 0, stuck: 0.5, worth: 0.5, ahead: 0,
	}, 'Stop: it keeps a tile that fits, the next is stuck 50% of the time; 50% to win.'
	+ ' | Zakończ kolejkę: zostanie 1 pasujący, następny na 50% nie ma ruchu; szansa wygranej 50%.'],
	['draw', {kind: 'only-move'}, 'Draw: nothing else is allowed. | Dobierz: nic innego nie wolno.'],
	['pass', {kind: 'only-move'}, 'Pass: nothing else is allowed. | Spasuj: nic innego nie wolno.'],
	['stop', {kind: 'by-chance'}, 'Stop: picked at random. | Zakończ kolejkę: wybór losowy.'],
])('a hint is a move and its reason: %s', (text, reason, expected) => {
	expect(hint(text, reason)).toBe(expected);
});

test('chances that are the same once they are rounded are told once', () => {
	const reason = {
		kind: 'weighed', points: 1, another: false, keeps: 3, reply: 0, stuck: 0, worth: 0.634, ahead: 0.008,
	} as const;
	expect(hint('5-3>5-5', reason)).toContain('; 63% to win. |');
	expect(hint('5-3>5-5', {...reason, ahead: 0.01})).toContain('; 63% to win, otherwise at most 62%. |');
});

test.each(['en', 'pl'] as const)('a hint on the screen takes two lines of 60 columns at most (%s)', language => {
	const extremes = {
		kind: 'weighed', another: false, keeps: 6, reply: 12.4, stuck: 0, worth: 1, ahead: 0.12,
	} as const;
	const reasons = [0, 1, 2, 12].flatMap(points => [
		{...extremes, points},
		{...extremes, points, keeps: 0},
		{...extremes, points, keeps: 2},
		{
			...extremes, points, keeps: 0, stuck: 0.88,
		},
		{...extremes, points, stuck: 0.88},
		{...extremes, points, stuck: 1},
		{
			...extremes, points, another: true, reply: 0,
		},
	]);
	for (const text of ['6-6', '5-4', '5-3>5-5', 'stop', 'draw', 'pass']) {
		for (const reason of reasons) {
			const sentence = hintSentence(wordsFor(language), {move: move(text), reason}, made => laysTile(made) && hostOfMove(made) !== noHost ? 'A' : undefined);
			expect(wrapText(sentence, 60).length, sentence).toBeLessThan(3);
		}
	}
});

test('advice beside a cost tells no chance that could contradict it', () => {
	const better = {
		move: move('6-5>6-6'), reason: {
			kind: 'weighed', points: 2, another: false, keeps: 1, reply: 0.34, stuck: 0, worth: 0.41, ahead: 0.13,
		},
	} as const;
	expect(adviceSentence(wordsFor('en'), better)).toBe('Lay 6-5 on 6-6: it brings 2 points, the next can take 0.3 on average.');
	expect(adviceSentence(wordsFor('pl'), better)).toBe('Dołóż 6-5 do 6-6: da 2 punkty, następny może wziąć średnio 0,3.');
});

test('a place may be called by its letter', () => {
	expect(hint('5-3>5-5', {kind: 'scores', points: 1}, 'b')).toBe('Lay 5-3 on b: it brings 1 point. | Dołóż 5-3 do b: da 1 punkt.');
});

test('levels have names, an outside program too, and an unknown level keeps its own', () => {
	expect(nameOfLevel(wordsFor('pl'), 'casual')).toBe('amator');
	expect(nameOfLevel(wordsFor('en'), 'exec')).toBe('outside program');
	expect(nameOfLevel(wordsFor('pl'), 'constructor')).toBe('constructor');
});
