import {expect, test} from 'vitest';
import {viewOf} from '../../../source/match/view.js';
import {placeAfter} from '../../../source/record/reel.js';
import type {Showing} from '../../../source/ui/replay/showing.js';
import {openApp} from '../open-app.js';
import {recorded} from './recorded.js';

const sizes = [['en', 80, 24], ['pl', 60, 18]] as const;

/** A whole frame, as it is kept in `frames/`. */
async function expectFrame(text: string, name: string) {
	await expect(`${text}\n`).toMatchFileSnapshot(`../frames/${name}.txt`);
}

/** The record at the end of its first deal. */
function atDealEnd(name: string): Showing {
	const showing = recorded(name);
	const place = showing.reel.frames.findIndex(({match}) => viewOf(match, undefined).phase !== 'playing');
	return {...showing, place};
}

test.each(sizes)('a tile: the board, the sum as a calculation, who has how many, and what was done (%s)', async (language, columns, rows) => {
	const app = await openApp({
		opened: recorded('good/13-five-up-4-pairs-best-of-3', 22), language, columns, rows,
	});
	await expectFrame(app.text(), `replay.${language}`);
	await app.press('o');
	await expectFrame(app.text(), `replay-open.${language}`);
});

test.each(sizes)('the end of a deal shows its bonus as a calculation (%s)', async (language, columns, rows) => {
	const app = await openApp({
		opened: atDealEnd('good/13-five-up-4-pairs-best-of-3'), language, columns, rows,
	});
	expect(app.text()).toMatch(/\n(Wojtek lays 6-5|Wojtek dokłada 6-5)/);
	await expectFrame(app.text(), `replay-end.${language}`);
});

test('hands as long as they get keep the sentence on a small screen', async () => {
	const app = await openApp({
		opened: {...recorded('good/15-pete-all-out'), isOpen: true}, columns: 60, rows: 18,
	});
	await app.press('right');
	await expectFrame(app.text(), 'replay-long-hands');
});

test('beside a wide board stand the seats, the scores and what has happened', async () => {
	const app = await openApp({opened: recorded('good/15-pete-all-out', 40), columns: 120, rows: 30});
	await expectFrame(app.text(), 'replay.wide');
});

test('what was drawn is told only with open hands', async () => {
	const app = await openApp({opened: recorded('good/13-five-up-4-pairs-best-of-3', 24)});
	expect(app.line('draws')).toBe('Ola draws a tile.');
	await app.press('o');
	expect(app.line('draws')).toBe('Ola draws 2-0.');
});

test('a record that is wrong says so where its good part ends', async () => {
	const app = await openApp({
		opened: recorded('broken/illegal-placement'), columns: 60, rows: 18,
	});
	await app.press('end');
	expect(app.text()).toContain('The record is wrong at line 56: 3 3-1>6-2 =8, 3-1 does not\nfit 6-2');
});

test('every step of every variant fits a small screen', async () => {
	const names = ['good/11-five-up-4-pairs-block', 'good/21-pete-best-of-3', 'good/29-bergen-3-best-of-3'];
	for (const name of names) {
		const showing = {...recorded(name), isOpen: true};
		const app = await openApp({opened: showing, columns: 60, rows: 18}); // eslint-disable-line no-await-in-loop
		for (let place = 0; place !== placeAfter(showing.reel, place, 'next'); place++) {
			expect(app.lines()[17]).toMatch(/^←→ step .* q leave/);
			expect(app.line(/Sum: .*|The table is empty/)).not.toBe('');
			await app.press('right'); // eslint-disable-line no-await-in-loop
		}
	}
});

test('it plays on its own as fast as bots do, and one key is one frame', async () => {
	const app = await openApp({opened: recorded('good/13-five-up-4-pairs-best-of-3'), pause: 600});
	await app.press(' ');
	expect(app.line('Step')).toBe('Step 1 of 86 · deal 1 of 4 · line 20 · plays on its own');
	await app.pass(599);
	expect(app.line('Step')).toMatch(/^Step 1 /);
	await app.pass(1);
	expect(app.line('Step')).toMatch(/^Step 2 /);
	await app.pass(600);
	expect(app.line('Step')).toMatch(/^Step 3 /);
	const {length} = app.writes;
	await app.press('left');
	expect(app.line('Step')).toBe('Step 2 of 86 · deal 1 of 4 · line 21');
	expect(app.writes).toHaveLength(length + 1);
	await app.pass(10_000);
	expect(app.line('Step')).toMatch(/^Step 2 /);
});

test('q ends the program where there is no menu', async () => {
	const app = await openApp({opened: recorded('good/13-five-up-4-pairs-best-of-3')});
	await app.press('q');
	expect(app.exits).toEqual([0]);
});

test('plain characters and the list of arms are there, too', async () => {
	const app = await openApp({opened: recorded('good/13-five-up-4-pairs-best-of-3', 25)});
	await app.press('g', '=');
	expect(app.text()).toContain('[6|1][1|4]');
});

test('a match that is not finished says so where it ends', async () => {
	const app = await openApp({
		opened: recorded('good/34-cut-last-line'), language: 'pl', columns: 60, rows: 18,
	});
	await app.press('end');
	expect(app.text()).toContain('Mecz nie jest skończony.');
});

test('without Unicode nothing goes beyond ASCII', async () => {
	const app = await openApp({
		opened: recorded('good/28-bergen-4-target-by-last-tile', 24), language: 'pl', columns: 60, rows: 18, unicode: false, colour: 0,
	});
	expect(app.text()).toMatch(/^[ -~\n]*$/);
	await app.press('o', 'end');
	expect(app.text()).toMatch(/^[ -~\n]*$/);
});
