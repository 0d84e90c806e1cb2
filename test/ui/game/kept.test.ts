import {describe, expect, test} from 'vitest';
import {openApp} from '../open-app.js';
import {playDeal} from '../play-deal.js';
import {choiceOfPlaces, drawing, hotSeat} from '../scenes.js';

describe.each([['en', 80, 24, 'not recorded'], ['pl', 60, 18, 'bez zapisu']] as const)('a match that is not being recorded (%s)', (language, columns, rows, mark) => {
	test('says so in the line of keys as long as it lasts', async () => {
		const app = await openApp({
			position: drawing, failsToKeep: true, language, columns, rows,
		});
		expect(app.text()).not.toContain(mark);
		await app.press('d');
		const marked = () => app.lines().at(-1)!.endsWith(`  ${mark}`);
		expect(marked()).toBe(true);
		await app.press('tab', 'down', 'down');
		expect(app.lines().at(-1)).toMatch(/>\[/);
		expect(marked()).toBe(true);
		await playDeal(app);
		expect(marked()).toBe(true);
	});

	test('says so in full under its messages', async () => {
		const app = await openApp({
			position: drawing, failsToKeep: true, language, columns, rows,
		});
		await app.press('d', 'm');
		expect(app.text()).toMatch(/The record cannot be written|zapis/);
	});
});

test('a match that is recorded has no mark', async () => {
	const app = await openApp({position: choiceOfPlaces});
	await app.press('b', 'enter');
	expect(app.text()).not.toContain('not recorded');
});

test('hands at one keyboard are the people\'s own, by name', async () => {
	const app = await openApp({position: hotSeat});
	await app.press('enter');
	expect(app.line('>Ala')).not.toBe('');
	expect(app.lines()[0]).toMatch(/Ala 0 {2}Jan 0/);
});
