import {expect, test} from 'vitest';
import {openApp} from '../open-app.js';

test.each([['en', 80, 24], ['pl', 60, 18]] as const)('the menu offers the rules of every variant, with drawn boards (%s)', async (language, columns, rows) => {
	const app = await openApp({language, columns, rows});
	await app.press('2');
	await expect(`${app.text()}\n`).toMatchFileSnapshot(`../frames/rules-menu.${language}.txt`);
	await app.press('2', 'page-down', 'page-down');
	await expect(`${app.text()}\n`).toMatchFileSnapshot(`../frames/rules.${language}.txt`);
	await app.press('escape');
	expect(app.line(/^> 2/)).toBe('> 2  Seven-Toed Pete');
	await app.press('4');
	expect(app.line(/^> 2/)).toMatch(/^> 2 {2}(Rules|Zasady)$/);
});

test('every page of rules is scrolled to its end', async () => {
	const app = await openApp({});
	await app.press('2');
	for (const [digit, name] of [['1', 'Five Up'], ['2', 'Seven-Toed Pete'], ['3', 'Double Bergen']]) {
		await app.press(digit); // eslint-disable-line no-await-in-loop
		expect(app.lines()[1]).toBe(name);
		await app.press('end'); // eslint-disable-line no-await-in-loop
		const [, last, all] = / (\d+)\/(\d+)$/.exec(app.lines()[0])!;
		expect(last).toBe(all);
		await app.press('escape'); // eslint-disable-line no-await-in-loop
	}
});

test('boards are drawn as the terminal can show them', async () => {
	const app = await openApp({unicode: false, language: 'pl', colour: 0});
	await app.press('2', '1');
	for (let page = 0; page < 6; page++) {
		expect(app.text()).toMatch(/^[ -~\n]*$/);
		await app.press('page-down'); // eslint-disable-line no-await-in-loop
	}
});
