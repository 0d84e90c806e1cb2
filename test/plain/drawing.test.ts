import {expect, test} from 'vitest';
import {klaraDrawsTheLead, nobodyLeads, stuck} from './scenes.js';
import {sitAt} from './seat.js';

test('draw takes a tile at a time, tells each, and asks where the one that fits is to be laid', () => {
	const {first, hear, table} = sitAt(stuck());
	expect(first.at(-1)).toBe('Your turn. Nothing fits: type draw.');
	expect(hear('d')).toEqual([
		'You draw 6-0.',
		'You draw 2-0.',
		'You draw 6-6.',
		'You draw 5-3.',
		'5-3 fits and must be played:',
		'1: on 5-4, end b: sum 11, no points.',
		'Type 1 to play it.',
	]);
	expect(hear('d')).toEqual(['You can play 5-3 on 5-4, so you may not draw.']);
	expect(table.view(0)!.layout.size).toBe(2);
	expect(hear('1')[0]).toBe('You lay 5-3 on 5-4: sum 11.');
});

test('drawn tiles get the next numbers, in the order in which they came', () => {
	const {hear} = sitAt(stuck());
	hear('draw');
	expect(hear('h')).toEqual(['Your hand: 1: 0-0; 2: 1-0; 3: 1-1; 4: 2-1; 6: 6-0; 7: 2-0; 8: 6-6; 9: 5-3 on 5-4.']);
	expect(hear('9')).toEqual(['Type 1 to play it.']);
	expect(hear('5-3')[0]).toBe('You lay 5-3 on 5-4: sum 11.');
});

test('enter asks again', () => {
	const {hear} = sitAt(stuck());
	expect(hear('')).toEqual(['Your turn. Nothing fits: type draw.']);
	hear('draw');
	expect(hear('')).toEqual(['5-3 fits and must be played:', '1: on 5-4, end b: sum 11, no points.', 'Type 1 to play it.']);
});

test('pass is refused while tiles can be drawn', () => {
	expect(sitAt(stuck()).hear('pass')).toEqual(['Draw first: you may pass only when no tile is left to draw.']);
});

test('where nobody can lead, each draws one tile until a double comes; what others draw is told as a number', () => {
	const {first, hear} = sitAt(nobodyLeads());
	expect(first.at(-1)).toBe('Your turn. Nobody can lead: type draw.');
	expect(hear('draw')).toEqual(['You draw 6-5.', 'Klara draws a tile.', 'Your turn. Nobody can lead: type draw.']);
	expect(hear('draw')).toEqual(expect.arrayContaining(['You draw 6-3.', 'Klara draws a tile.']));
});

test('in Polish too', () => {
	const {first, hear} = sitAt(stuck(), {language: 'pl'});
	expect(first.at(-1)).toBe('Twoja kolej. Nic nie pasuje: wpisz dobierz.');
	expect(hear('dobierz').slice(-3)).toEqual(['5-3 pasuje i trzeba go zgrać:', '1: do 5-4, koniec b: suma 11, bez punktów.', 'Wpisz 1, żeby go zgrać.']);
	expect(hear('dobierz')).toEqual(['Możesz dołożyć 5-3 do 5-4, więc nie wolno dobierać.']);
	expect(hear('5-3 do 5-4')[0]).toBe('Dokładasz 5-3 do 5-4: suma 11.');
});

test('whose turn comes again after another drew the lead is told so: none of his old tiles is spoken of as drawn', () => {
	expect(sitAt(klaraDrawsTheLead()).hear('d')).toEqual([
		'You draw 6-1.',
		'Klara draws a tile.',
		'Klara leads 2-2: 2 points for the lead double.',
		'Your turn. You can play 2-0 on 2-2; 3-2 on 2-2.',
	]);
	expect(sitAt(klaraDrawsTheLead(), {language: 'pl'}).hear('d').at(-1)).toMatch(/^Twoja kolej\./);
});

test.each([
	['for the lead', klaraDrawsTheLead, [
		'You draw 6-1.',
		'Klara draws a tile.',
		'Klara leads 2-2: 2 points for the lead double.',
		'Your turn. You can play 2-0 on 2-2; 3-2 on 2-2.',
	]],
	['until one fits', stuck, [
		'You draw 6-0.',
		'You draw 2-0.',
		'You draw 6-6.',
		'You draw 5-3.',
		'5-3 fits and must be played:',
		'1: on 5-4, end b: sum 11, no points.',
		'Type 1 to play it.',
	]],
] as const)('at a table that answers later it is the same: drawing %s', (_, scene, told) => {
	const {hear, answer} = sitAt(scene(), {answersLater: true});
	expect(hear('d')).toEqual([]);
	expect(answer()).toEqual(told);
});
