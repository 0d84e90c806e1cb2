import {expect, test} from 'vitest';
import {agree} from '../../../source/rules/variant.js';
import {fiveUp} from '../../../source/variants/five-up.js';
import {matchAt} from '../../helpers/match-at.js';
import {openApp} from '../open-app.js';
import {alone, choiceOfPlaces} from '../scenes.js';

/** Łucja has drawn, since she held no six. */
const afterDraw = matchAt(agree(fiveUp, {seats: 3}), {
	hands: ['6-6 4-4 2-2 6-4 1-1', '4-1 3-0 2-0 4-2 2-1', '6-0 5-0 3-3 5-2 5-3'], boneyard: '6-1 4-0 3-2 5-5',
}, '6-6 draw 6-1>6-6 6-0>6-6', alone.slice(0, 3));

test.each([['en', 80, 24], ['pl', 60, 18]] as const)('the tracker tells which tiles are out, and who cannot hold them (%s)', async (language, columns, rows) => {
	const app = await openApp({
		position: afterDraw, language, columns, rows,
	});
	await app.press('t');
	await expect(`${app.text()}\n`).toMatchFileSnapshot(`../frames/tracker.${language}.txt`);
});

test('the tracker closes with its own key, with Escape and with Enter, and nothing has changed', async () => {
	const app = await openApp({position: choiceOfPlaces});
	const before = app.text();
	for (const key of ['t', 'escape', 'enter']) {
		await app.press('t', key); // eslint-disable-line no-await-in-loop
		expect(app.text()).toBe(before);
	}

	expect(app.kept).toEqual([]);
});

test('the tracker never tells where a hidden tile is', async () => {
	const app = await openApp({position: choiceOfPlaces});
	await app.press('t');
	expect(app.line('In your hand')).toMatch(/ {3}1-1 2-2 4-4 6-3$/);
	expect(app.line('Not seen yet')).toContain(' 3-0 ');
});
