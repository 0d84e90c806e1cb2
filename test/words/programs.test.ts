import {expect, test} from 'vitest';
import type {ProgramTrouble} from '../../source/bots/program.js';
import {failureSentence} from '../../source/words/programs.js';
import {wordsFor} from '../../source/words/words-for.js';

const english = wordsFor('en');
const polish = wordsFor('pl');

test.each<[ProgramTrouble, string, string]>([
	[{kind: 'not-started', code: 'EACCES'}, 'it cannot be started, permission denied', 'nie da się go uruchomić, brak uprawnień'],
	[{kind: 'not-started', code: 'ESTRANGE'}, 'it cannot be started, ESTRANGE', 'nie da się go uruchomić, ESTRANGE'],
	[{kind: 'ended', by: '3'}, 'it ended with exit code 3', 'koniec programu z kodem 3'],
	[{kind: 'ended', by: 'SIGSEGV'}, 'it was ended by SIGSEGV', 'koniec programu przez sygnał SIGSEGV'],
	[{kind: 'late', milliseconds: 5000}, 'no answer within 5000 ms', 'brak odpowiedzi w ciągu 5000 ms'],
	[{kind: 'endless'}, 'it writes a line without end', 'wiersz bez końca'],
	[{kind: 'unasked', wrote: 'hi'}, 'it wrote without being asked: hi', 'wiersz bez pytania: hi'],
	[{kind: 'not-understood', wrote: 'hi'}, 'its answer is no move: hi', 'odpowiedź nie jest ruchem: hi'],
	[{kind: 'not-allowed', move: '6-6'}, 'it chose 6-6, which is not allowed', 'niedozwolony ruch 6-6'],
])('%j is told', (trouble, inEnglish, inPolish) => {
	const failure = {name: 'bot', trouble, complaint: ''};
	expect(failureSentence(english, failure)).toBe(`The program bot failed: ${inEnglish}.`);
	expect(failureSentence(polish, failure)).toBe(`Kłopot z programem bot: ${inPolish}.`);
});

test('the last words of a program are told with its failure', () => {
	const failure = {name: 'bot', trouble: {kind: 'ended', by: '1'}, complaint: 'NameError'} as const;
	expect(failureSentence(english, failure)).toBe('The program bot failed: it ended with exit code 1. Its last words: NameError');
	expect(failureSentence(polish, failure)).toBe('Kłopot z programem bot: koniec programu z kodem 1. Jego ostatnie słowa: NameError');
});

test('a match that goes on without its program says how to name one', () => {
	const failure = {name: 'bot', trouble: {kind: 'unnamed'}, complaint: ''} as const;
	expect(failureSentence(english, failure)).toBe('No program was named for bot, so a casual bot plays on there; --bots exec:COMMAND names one.');
	expect(failureSentence(polish, failure)).toContain('--bots exec:POLECENIE');
});
