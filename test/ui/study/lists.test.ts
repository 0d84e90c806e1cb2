import {expect, test} from 'vitest';
import {fiveUp} from '../../../source/variants/five-up.js';
import type {RecordEntry} from '../../../source/ui/study/lists.js';
import {openApp} from '../open-app.js';
import {recorded} from '../replay/recorded.js';

const sizes = [['en', 80, 24], ['pl', 60, 18]] as const;

const entry: RecordEntry = {
	file: 'one.domino',
	date: '2026-01-10 11:25',
	variant: fiveUp,
	sides: [{names: ['Ala'], score: 62}, {names: ['Klara'], score: 45}],
	game: undefined,
	deal: 4,
	isFinished: true,
	isBeingPlayed: false,
};
const entries = Array.from({length: 30}, (_, place): RecordEntry => ({...entry, file: `${place}.domino`, isFinished: place > 0}));

/** From the menu to one of its rows, by the word on it. */
async function open(app: Awaited<ReturnType<typeof openApp>>, word: string) {
	const row = /(\d) {2}/.exec(app.line(word))!;
	await app.press(row[1]);
}

test.each(sizes)('records are listed, the latest first, and replayed (%s)', async (language, columns, rows) => {
	const shown: string[] = [];
	const app = await openApp({
		language,
		columns,
		rows,
		study: {
			records: () => entries,
			show(file) {
				shown.push(file);
				return recorded('good/13-five-up-4-pairs-best-of-3');
			},
		},
	});
	const menu = app.text();
	await open(app, language === 'en' ? 'Replay' : 'Odtwórz');
	await expect(`${app.text()}\n`).toMatchFileSnapshot(`../frames/records.${language}.txt`);
	await app.press('down', 'enter');
	expect(shown).toEqual(['1.domino']);
	expect(app.lines()[0]).toMatch(/^Five Up/);
	await app.press('q');
	expect(app.line(/^> 2/)).toContain('Ala 62, Klara 45');
	await app.press('escape');
	expect(app.text().replaceAll('>', ' ')).toContain(menu.split('\n').at(-1)!.slice(0, 20));
	expect(app.exits).toEqual([]);
});

test('a long list moves with the cursor', async () => {
	const app = await openApp({columns: 60, rows: 18, study: {records: () => entries}});
	await open(app, 'Replay');
	await app.press('end');
	expect(app.line(/^> /)).toBe('>    2026-01-10 11:25  Five Up  Ala 62, Klara 45');
	await app.press('down');
	expect(app.lines()[2]).toMatch(/^> 1 .*not finished/);
	await app.press('page-down', 'up');
	expect(app.line(/^> 0/)).not.toBe('');
});

test('without any records the list says so', async () => {
	const app = await openApp({});
	await open(app, 'Replay');
	expect(app.text()).toContain('No match has been recorded yet.');
	await app.press('enter', '1', 'left', 'q');
	expect(app.line('Play')).toContain('1  Play');
});

test('a record that cannot be shown is said to be so', async () => {
	const app = await openApp({study: {records: () => [entry]}});
	await open(app, 'Replay');
	await app.press('enter');
	expect(app.text()).toContain('There is nothing to show in one.domino.');
});

test.each(sizes)('there are a lesson and drills for every game (%s)', async (language, columns, rows) => {
	const app = await openApp({language, columns, rows});
	await open(app, language === 'en' ? 'Learn' : 'Naucz');
	await app.press('up', 'right');
	await expect(`${app.text()}\n`).toMatchFileSnapshot(`../frames/learn.${language}.txt`);
});
