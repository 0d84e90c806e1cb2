import {describe, expect, test} from 'vitest';
import type {Damage} from '../../source/store/damage.js';
import {openApp} from './open-app.js';
import {choiceOfPlaces} from './scenes.js';

const cut: Damage = {
	kind: 'record-cut', file: '/home/ala/.local/share/dominogranie/records/2026-01-10T11-25-00Z.domino.bak', variant: 'five-up', lines: 45, deal: 3,
};
const others: Damage[] = [
	{kind: 'settings-damaged', file: '/home/ala/settings.json.bak'},
	{kind: 'statistics-damaged', file: '/home/ala/statistics.jsonl.bak'},
	{kind: 'record-lost', file: '/home/ala/other.domino.bak'},
	{kind: 'statistics-unreadable', file: '/home/ala/statistics.jsonl'},
];

/** The frame as one line. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('what was found damaged', () => {
	test('is said in the menu: what it was, what is kept of it, and where it is now', async () => {
		const app = await openApp({columns: 60, rows: 18});
		app.program.remark(cut);
		await app.settled();
		expect(flat(app.text())).toContain('The record of a match of Five Up is damaged after line 45: up to there, in deal 3, it is kept and can go on;');
		expect(app.text().replaceAll(/\s/g, '')).toContain(cut.file);
	});

	test('is said in the language of the person', async () => {
		const app = await openApp({language: 'pl'});
		app.program.remark(cut);
		await app.settled();
		expect(flat(app.text())).toContain('Zapis meczu Five Up jest uszkodzony po wierszu 45');
	});

	test.each([[60, 18], [80, 24], [120, 40]])('can all be read at %i×%i, however many they are, one key after the other', async (columns, rows) => {
		const app = await openApp({columns, rows});
		for (const damage of [cut, ...others]) {
			app.program.remark(damage);
		}

		await app.settled();
		const seen: string[] = [];
		for (let keys = 0; keys < 6; keys++) {
			expect(app.lines()[0]).toBe('dominogranie');
			seen.push(app.text().replaceAll(/\s/g, ''));
			await app.press('down'); // eslint-disable-line no-await-in-loop
		}

		for (const {file} of [cut, ...others]) {
			expect(seen.some(text => text.includes(file)), file).toBe(true);
		}

		expect(seen.at(-1)).not.toContain('/home');
	});
});

test('of several remarks at the table each has its turn', async () => {
	const app = await openApp({position: choiceOfPlaces, columns: 60, rows: 18});
	app.program.remark({kind: 'last-line-dropped'});
	app.program.remark({kind: 'not-recording'});
	await app.settled();
	expect(flat(app.text())).toContain('has been dropped. (Any key: 1 more.)');
	await app.press('ctrl-c', 'right');
	expect(flat(app.text())).toContain('has been dropped.');
	await app.press('left');
	expect(flat(app.text())).toContain('this match will not be kept.');
	await app.press('left');
	expect(flat(app.text())).not.toContain('will not be kept');
});

test('a window that is too small keeps remarks for later, and says that a match waits only where there is one', async () => {
	const app = await openApp({columns: 59, rows: 18});
	app.program.remark({kind: 'last-line-dropped'});
	await app.press('down');
	expect(app.text()).not.toContain('The match waits.');
	await app.resize(80, 24);
	expect(app.line('dropped')).not.toBe('');
	const game = await openApp({position: choiceOfPlaces, columns: 59, rows: 18});
	expect(game.text()).toContain('The match waits.');
});

test('a program that failed is told of at the table', async () => {
	const app = await openApp({position: choiceOfPlaces, columns: 60, rows: 18});
	app.program.remark({kind: 'program-failed', failure: {name: 'greedy.py', trouble: {kind: 'late', milliseconds: 5000}, complaint: 'NameError'}});
	await app.settled();
	expect(flat(app.text())).toContain('The program greedy.py failed: no answer within 5000 ms. Its last words: NameError');
	await app.press('right');
	expect(app.text()).not.toContain('NameError');
});
