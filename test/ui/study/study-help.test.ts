import {expect, test} from 'vitest';
import {courseIn} from '../../../source/ui/lessons/course.js';
import {doubleBergen} from '../../../source/variants/double-bergen.js';
import {bushyLayout} from '../../helpers/bushy-layout.js';
import {openApp} from '../open-app.js';
import {recorded} from '../replay/recorded.js';

const sizes = [['en', 80, 24], ['pl', 60, 18]] as const;

test.each(sizes)('? in a replay tells its own keys and the signs (%s)', async (language, columns, rows) => {
	const app = await openApp({
		opened: recorded('good/13-five-up-4-pairs-best-of-3', 22), language, columns, rows,
	});
	const before = app.text();
	await app.press('?');
	await expect(`${app.text()}\n`).toMatchFileSnapshot(`../frames/replay-help.${language}.txt`);
	await app.press('?');
	expect(app.text()).toBe(before);
});

test.each(sizes)('? in a lesson tells the keys of the table (%s)', async (language, columns, rows) => {
	const app = await openApp({
		opened: courseIn(doubleBergen, 'Ala'), language, columns, rows,
	});
	expect(app.lines().at(-1)).toContain(language === 'en' ? '? help' : '? pomoc');
	await app.press('?');
	await expect(`${app.text()}\n`).toMatchFileSnapshot(`../frames/lesson-help.${language}.txt`);
	await app.press('q');
	expect(app.exits).toEqual([]);
});

test('? in a list tells how to choose', async () => {
	const app = await openApp({});
	const row = /(\d) {2}/.exec(app.line('Learn'))!;
	await app.press(row[1], '?');
	expect(app.text()).toContain('how hard the drills are');
	expect(app.text()).not.toContain('Signs');
});

test('in a replay PgUp and PgDn go through a list of arms that is too long, and else from deal to deal', async () => {
	const showing = recorded('good/13-five-up-4-pairs-best-of-3', 22);
	const frames = showing.reel.frames.map((frame, place) => {
		if (place !== showing.place) {
			return frame;
		}

		const table = frame.match.table!;
		const deal = table.deal.copy();
		Object.assign(deal, {layout: bushyLayout(deal.layout)});
		return {...frame, match: {...frame.match, table: {...table, deal}}};
	});
	const app = await openApp({opened: {...showing, place: showing.place - 1, reel: {...showing.reel, frames}}, columns: 60, rows: 18});
	await app.press('=', 'right');
	const first = app.text();
	expect(app.line('PgUp PgDn')).toMatch(/^1–\d+\/\d+/);
	await app.press('page-down');
	expect(app.line('PgUp PgDn')).toMatch(/^[2-9]\d*–\d+\/\d+/);
	await app.press('page-up');
	expect(app.text()).toBe(first);
	await app.press('left', 'page-down');
	expect(app.line('deal 2')).not.toBe('');
});
