import {Buffer} from 'node:buffer';
import {describe, expect, test} from 'vitest';
import {agree} from '../../../source/rules/variant.js';
import {fiveUp} from '../../../source/variants/five-up.js';
import {type OpenApp, openApp} from '../open-app.js';
import {playDeal} from '../play-deal.js';
import {
	alone, another, choiceOfPlaces, drawing, hotSeat, stuck, toLead,
} from '../scenes.js';

/** The hand, and what stands between it and the keys. */
function handAndPrompt({lines}: OpenApp): [hand: string, prompt: string] {
	const all = lines();
	const hand = all.findLastIndex(line => /^[> ]1/.test(line));
	return [all[hand], all.slice(hand + 1, -1).join(' ')];
}

describe('a hint', () => {
	test('says what to do and why, and points to the tile and its place', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('1', 'i');
		const [hand, prompt] = handAndPrompt(app);
		expect(hand).toBe(' 1 1-1   2 2-2   3 4-4  >4[6-3]');
		expect(prompt).toMatch(/^Lay 6-3 on [AB]: it /);
		expect(app.line('with 6-3')).toMatch(/^with 6-3: A=.* B=.* sum \d+/);
	});

	test('is in the record, and Enter takes it', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('i');
		expect(app.kept).toEqual(['1 hint']);
		await app.press('enter');
		expect(app.kept[1]).toMatch(/^1 6-3>/);
	});

	test('is to be had with arrows and Enter', async () => {
		const app = await openApp({position: toLead});
		await app.press('down', 'right', 'enter');
		expect(app.kept).toEqual(['1 hint']);
		expect(handAndPrompt(app)[1]).toMatch(/^Lead /);
	});

	test('is not in the way of another choice', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('i', 'b');
		expect(app.line('Enter lays')).toBe('Enter lays 6-3 on B.');
		await app.press('i', 'escape');
		expect(app.line('picks, Enter lays')).not.toBe('');
		expect(app.exits).toEqual([]);
	});

	test('comes while keys are answered, and leaves the cursor where it was put meanwhile', async () => {
		const app = await openApp({position: choiceOfPlaces});
		app.keys.feed(Buffer.from('i'));
		app.keys.feed(Buffer.from('1'));
		expect(app.program.state().game!.sides.get(0)!.desk.cursor).toBe(0);
		await app.settled();
		expect(handAndPrompt(app)[0]).toMatch(/^>1 1-1/);
		expect(handAndPrompt(app)[1]).toMatch(/^Lay 6-3 on /);
	});

	test('says that it is being thought up, and is asked for once', async () => {
		const app = await openApp({position: choiceOfPlaces});
		app.keys.feed(Buffer.from('ii'));
		expect(app.program.state().game!.notice).toEqual({kind: 'pondering'});
		await app.settled();
		expect(app.kept).toEqual(['1 hint']);
	});

	test('comes to nothing when the move was made before it came', async () => {
		const app = await openApp({position: choiceOfPlaces});
		app.keys.feed(Buffer.from('bi\r'));
		await app.settled();
		expect(app.kept.slice(0, 2)).toEqual(['1 hint', '1 6-3>5-3 =18']);
		expect(app.program.state().game!.notice).toBeUndefined();
	});

	test('is the same in the same position', async () => {
		const said = await Promise.all([1, 2].map(async () => {
			const app = await openApp({position: toLead});
			await app.press('i');
			return handAndPrompt(app);
		}));
		expect(said[0]).toEqual(said[1]);
	});

	test.each([
		['a tile to draw', drawing, 'Draw'],
		['a pass', stuck, 'Pass'],
		['another tile', another, 'Lay'],
	])('can be %s', async (_, position, beginning) => {
		const app = await openApp({position});
		await app.press('i');
		expect(handAndPrompt(app)[1]).toMatch(new RegExp(`^${beginning}`));
	});

	test('is told in Polish too, in 60 columns', async () => {
		const app = await openApp({
			position: choiceOfPlaces, language: 'pl', columns: 60, rows: 18,
		});
		await app.press('i');
		expect(app.line('6-3 do')).toMatch(/^Dołóż 6-3 do [AB]: /);
	});

	test('reaches everyone at a shared keyboard in his turn', async () => {
		const app = await openApp({position: hotSeat});
		await app.press('i');
		expect(app.kept).toEqual([]);
		await app.press('enter', 'i');
		expect(app.kept).toEqual(['1 hint']);
	});
});

describe('taking back', () => {
	test('goes back to before the last own tile, over what the bots have done', async () => {
		const app = await openApp({match: {terms: agree(fiveUp, {seats: 4}), players: alone}});
		await app.press('tab', 'enter', 'tab');
		const before = app.program.state().game!.sides.get(0)!.view;
		await app.press('enter', 'u');
		const {view} = app.program.state().game!.sides.get(0)!;
		expect([view.hand, view.played]).toEqual([before.hand, before.played]);
		expect(app.line('take a move back')).toBe('You take a move back.');
		expect(app.kept.filter(line => line.endsWith('undo'))).toHaveLength(1);
	});

	test('is among the actions only while there is something to take back', async () => {
		const app = await openApp({match: {terms: agree(fiveUp, {seats: 4}), players: alone}});
		await app.press('down', 'up');
		const isOffered = () => app.line('[undo]') !== '';
		for (const isPlayed of [false, true]) {
			if (isPlayed) {
				await app.press('tab', 'enter'); // eslint-disable-line no-await-in-loop
			}

			while (app.line('>[') === '') {
				await app.press('down'); // eslint-disable-line no-await-in-loop
			}

			expect(isOffered()).toBe(app.kept.some(line => /^1 \d-\d/.test(line)));
			await app.press('up'); // eslint-disable-line no-await-in-loop
		}
	});

	test('is refused where nothing has been done yet', async () => {
		const app = await openApp({position: toLead});
		await app.press('u');
		expect(handAndPrompt(app)[1]).toBe('You have nothing to take back in this deal.');
		expect(app.kept).toEqual([]);
	});

	test('is refused while other people play', async () => {
		const app = await openApp({position: hotSeat});
		await app.press('enter', 'u');
		expect(app.line('taken back')).toBe('Nothing can be taken back while other people play.');
		expect(app.kept).toEqual([]);
	});
});

test('between deals neither is to be had, and it is said', async () => {
	const app = await openApp({match: {terms: agree(fiveUp, {seats: 4}), players: alone}});
	await playDeal(app);
	const {length} = app.kept;
	for (const key of ['i', 'u', 't', 'd', 'p']) {
		await app.press(key); // eslint-disable-line no-await-in-loop
		expect(app.lines().at(-2)).toBe('No deal is in play.');
		expect(app.lines().at(-1)).toMatch(/^Enter next deal/);
		await app.press('x'); // eslint-disable-line no-await-in-loop
		expect(app.lines().at(-2)).toBe('This key does nothing here: ? shows the keys.');
	}

	expect(app.kept).toHaveLength(length);
});
