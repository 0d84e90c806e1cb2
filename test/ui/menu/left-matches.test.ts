import {expect, test} from 'vitest';
import {agree} from '../../../source/rules/variant.js';
import type {RecordEntry} from '../../../source/ui/study/lists.js';
import {fiveUp} from '../../../source/variants/five-up.js';
import {choiceOfPlaces, alone} from '../scenes.js';
import {openApp} from '../open-app.js';

const left = {last: {file: 'last.domino', variant: fiveUp, match: choiceOfPlaces}, hasOthers: true};
const entry: RecordEntry = {
	file: 'one.domino',
	date: '2026-01-10 11:25',
	variant: fiveUp,
	sides: [{names: ['Ala'], score: 12}, {names: ['Klara'], score: 45}],
	game: undefined,
	deal: 3,
	isFinished: false,
	isBeingPlayed: false,
};

test('the last unfinished match is offered first, then all of them', async () => {
	const app = await openApp({left, study: {records: purpose => purpose === 'go-on' ? [entry, {...entry, isBeingPlayed: true}, {...entry, game: 2}] : []}});
	expect(app.line('1  ')).toBe('> 1  Go on with Five Up');
	expect(app.line('2  ')).toBe('  2  Unfinished matches');
	await app.press('2');
	expect(app.lines()[0]).toBe('Unfinished matches');
	expect(app.line('> 1')).toBe('> 1  2026-01-10 11:25  Five Up (deal 3)  Ala 12, Klara 45');
	expect(app.lines()[4]).toBe('  3  2026-01-10 11:25  Five Up (game 2, deal 3)  Ala 12, Klara 45');
	expect(app.lines()[3]).toBe('  2  2026-01-10 11:25  Five Up (being played elsewhere)  Ala 12, Klara 45');
});

test('where the only unfinished match is being played elsewhere, the list still shows it', async () => {
	const app = await openApp({left: {last: undefined, hasOthers: true}});
	expect(app.line('1  ')).toBe('> 1  Unfinished matches');
	await app.press('enter');
	expect(app.text()).toContain('No match is unfinished.');
});

test.each([
	['being-played', 'The match in one.domino is being played in another window.'],
	['cannot-go-on', 'The match in one.domino cannot go on.'],
] as const)('a match that does not go on is refused in a sentence: %s', async (trouble, sentence) => {
	const app = await openApp({left, trouble, study: {records: () => [entry]}});
	await app.press('2', 'enter');
	expect(app.text()).toContain(sentence);
	expect(app.lines()[0]).toBe('Unfinished matches');
	await app.press('escape');
	expect(app.line('> 2')).toBe('> 2  Unfinished matches');
});

test('a match left from the list leads back to the menu', async () => {
	const app = await openApp({
		left, position: choiceOfPlaces, hasMenu: true, study: {records: () => [entry]},
	});
	await app.press('2', 'enter');
	expect(app.lines()[0]).toMatch(/^Five Up/);
	await app.press('q');
	expect(app.line('> 1')).toBe('> 1  Go on with Five Up');
});

test('what was left in mid-play can be gone on with, and the program knows it', async () => {
	const app = await openApp({position: choiceOfPlaces});
	expect(app.program.left()).toEqual({file: 'match.domino'});
	await app.press('q');
	expect(app.program.left()).toEqual({file: 'match.domino'});
});

test('what is not kept, or over, cannot be gone on with', async () => {
	const lost = await openApp({match: {terms: agree(fiveUp, {seats: 4}), players: alone}, failsToKeep: true});
	await lost.press('enter', 'tab', 'enter');
	expect(lost.program.left()).toBeUndefined();
	const menu = await openApp({});
	expect(menu.program.left()).toBeUndefined();
});
