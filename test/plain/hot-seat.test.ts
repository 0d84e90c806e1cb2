import {expect, test} from 'vitest';
import {shared} from './scenes.js';
import {sitAt} from './seat.js';

const handOver = 'Pass the keyboard to Ala, who presses Enter.';

test('nobody\'s hand is told before somebody takes the keyboard', () => {
	const {first, hear} = sitAt(shared());
	expect(first.slice(-2)).toEqual(['Lines cannot be taken back: a hand that was told can still be found further up.', handOver]);
	for (const typed of ['h', '1', '6-4', 'draw', 'pass', 'i', 'u', 't', 'play', 'try']) {
		expect(hear(typed), typed).toEqual([handOver]);
	}

	expect(hear('')).toEqual(['Your hand: 1: 1-1; 2: 2-2; 3: 4-4; 4: 6-4; 5: 6-5.', 'Ala, your turn. You can lead any tile.']);
});

test('what everybody may know is told to anybody', () => {
	const {hear} = sitAt(shared());
	expect(hear('e')).toEqual(['The table is empty.']);
	expect(hear('c')).toEqual(['Score: Ala 0, Jan 0, Klara 0; to 61.', 'Tiles: Ala 5, Jan 5, Klara 5.', 'Boneyard: 13 tiles.', 'It is Ala\'s turn.']);
	expect(hear('b')).toEqual(['The table is empty.']);
	expect(hear('l')).toEqual(['Nothing has happened yet.']);
});

test('between two people the keyboard is passed on; everybody has a name', () => {
	const {hear} = sitAt(shared());
	hear('');
	expect(hear('6-4')).toEqual(['Ala leads 6-4: sum 10, 2 points.', 'Pass the keyboard to Jan, who presses Enter.']);
	expect(hear('h')).toEqual(['Pass the keyboard to Jan, who presses Enter.']);
	expect(hear('')).toEqual([
		'Ends: a: 4 on 6-4; b: 6 on 6-4. Sum 10, 2 points.',
		'Your hand: 1: 2-0; 2: 2-1; 3: 3-0; 4: 3-1; 5: 4-0.',
		'Jan, your turn. You can play 4-0 on 6-4.',
	]);
});

test('numbers are those of whoever has the keyboard, and a question is his', () => {
	const {hear} = sitAt(shared());
	hear('');
	hear('try 6-4');
	expect(hear('1')).toEqual(['Ala leads 6-4: sum 10, 2 points.', 'Pass the keyboard to Jan, who presses Enter.']);
	hear('');
	expect(hear('5')[0]).toBe('Jan lays 4-0 on 6-4: sum 6.');
});

test('where there is a screen, empty lines push a hand out of sight, and what was done last is told again', () => {
	const {hear} = sitAt(shared(), {rows: 24});
	hear('');
	const told = hear('6-4');
	expect(told[0]).toBe('Ala leads 6-4: sum 10, 2 points.');
	expect(told.slice(1, 25)).toEqual(Array.from({length: 24}, () => ''));
	expect(told.slice(25)).toEqual(['Pass the keyboard to Jan, who presses Enter.']);
	expect(hear('')[0]).toBe('Ala leads 6-4: sum 10, 2 points.');
});

test('nothing can be taken back', () => {
	const {hear} = sitAt(shared());
	hear('');
	expect(hear('u')).toEqual(['Nothing can be taken back while other people play.']);
});
