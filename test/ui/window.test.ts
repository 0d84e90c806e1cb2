import {expect, test} from 'vitest';
import {type OpenApp, openApp} from './open-app.js';
import {choiceOfPlaces} from './scenes.js';

/** What clears the screen. */
const clearing = '\u001B[H\u001B[J';

/** How often it has been cleared. */
const clearings = ({writes}: OpenApp) => writes.join('').split(clearing).length - 1;

test('at every height the screen is cleared once, before its first frame, and nothing scrolls', async () => {
	const app = await openApp({position: choiceOfPlaces, rows: 14});
	for (let rows = 15; rows <= 60; rows++) {
		/* eslint-disable no-await-in-loop */
		await app.resize(80, rows);
		await app.send('hb=');
		await app.send('m');
		await app.send('m=');
		/* eslint-enable no-await-in-loop */
		expect(clearings(app)).toBe(rows - 13);
		expect(app.lines()).toHaveLength(rows);
	}

	expect(app.writes.join('')).not.toMatch(/\u001B\[[23]J/); // eslint-disable-line no-control-regex
	expect(app.scrolledRows()).toBe(0);
});

test('through all widths and heights and back, everything is there once, and at the end as before', async () => {
	const app = await openApp({position: choiceOfPlaces});
	const before = app.text();
	const sizes = [[100, 24], [60, 18], [120, 40], [59, 18], [50, 24], [10, 3], [160, 50], [220, 60], [100, 24], [80, 24]] as const;
	for (const [place, [columns, rows]] of sizes.entries()) {
		await app.resize(columns, rows); // eslint-disable-line no-await-in-loop
		const isTooSmall = columns < 60 || rows < 18;
		expect(app.text().split('Five Up').length - 1).toBe(isTooSmall ? 0 : 1);
		expect(app.line('60×18') !== '').toBe(isTooSmall);
		expect(clearings(app)).toBe(place + 2);
	}

	expect(app.text()).toBe(before);
	expect(app.scrolledRows()).toBe(0);
});

test('while nobody does anything there is no clock that could make it draw', async () => {
	for (const keys of [[], ['?'], ['m'], ['='], ['down'], ['q']]) {
		/* eslint-disable no-await-in-loop */
		const app = await openApp({position: choiceOfPlaces, failsToKeep: true});
		await app.press(...keys);
		const {length} = app.writes;
		await app.pass(10_000);
		await app.elapse();
		/* eslint-enable no-await-in-loop */
		expect(app.writes).toHaveLength(length);
	}
});

test('while a bot thinks nothing is drawn until its time has come', async () => {
	const app = await openApp({position: choiceOfPlaces, pause: 2000});
	await app.press('b', 'enter');
	const {length} = app.writes;
	await app.pass(1999);
	expect(app.writes).toHaveLength(length);
	await app.pass(1);
	expect(app.writes).toHaveLength(length + 1);
});
