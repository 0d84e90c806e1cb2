import {expect, test} from 'vitest';
import {viewOf} from '../../../source/match/view.js';
import {type Layout, movesOf} from '../../../source/rules/layout.js';
import {tileOfMove} from '../../../source/rules/move.js';
import {highPip, lowPip} from '../../../source/rules/tile.js';
import {actionsOf} from '../../../source/ui/game/actions.js';
import {scrolledArms} from '../../../source/ui/game/arms.js';
import {emptyDesk} from '../../../source/ui/game/desk.js';
import {newGame} from '../../../source/ui/game/game.js';
import {armLines} from '../../../source/ui/panels/arm-lines.js';
import {plainText} from '../../../source/ui/text/text.js';
import {bushyLayout} from '../../helpers/bushy-layout.js';
import {openApp} from '../open-app.js';
import {choiceOfPlaces} from '../scenes.js';

/** The tiles of a layout that none of the texts names, either way round. */
function missingIn(texts: readonly string[], layout: Layout): number[] {
	const text = texts.join('\n');
	return movesOf(layout).map(move => tileOfMove(move)).filter(tile => {
		const [high, low] = [highPip(tile), lowPip(tile)];
		return !new RegExp(String.raw`[[:](${high}.${low}|${low}.${high})[\]:]`).test(text);
	});
}

test('a long list is gone through page by page, and around its end; every tile can be reached', async () => {
	const app = await openApp({position: choiceOfPlaces, columns: 60, rows: 18});
	await app.press('=');
	const layout = bushyLayout(choiceOfPlaces.table!.deal.layout);
	const game = newGame([0]);
	const side = {view: {...viewOf(choiceOfPlaces, 0), layout}, log: [], desk: emptyDesk};
	const state = app.program.state();
	const page = (first: number) => armLines(layout, {charset: 'ascii', room: {columns: 60, rows: 10}, first}).map(line => plainText(line));
	expect(page(0).at(-1)).toMatch(/^1–9\/\d+ {2}PgUp PgDn$/);
	expect(actionsOf(state, game, side).map(({word}) => word)).toContain('page');
	const firsts = [0];
	do {
		firsts.push(scrolledArms({...state, arms: firsts.at(-1)!}, game, {side, by: 1})!);
	} while (firsts.at(-1) !== 0);

	expect(firsts.length).toBeGreaterThan(2);
	expect(missingIn(firsts.flatMap(first => page(first)), layout)).toEqual([]);
	expect(scrolledArms({...state, arms: 0}, game, {side, by: -1})).toBe(firsts.at(-2));
});

test('a list says which of its lines are shown, however few rows there are', () => {
	const layout = bushyLayout(choiceOfPlaces.table!.deal.layout);
	const lines = (rows: number, first: number) => armLines(layout, {charset: 'ascii', room: {columns: 40, rows}, first}).map(line => plainText(line));
	const all = lines(50, 0).filter(line => line !== '');
	for (const rows of [2, 3, 5]) {
		const reached = all.flatMap((_, first) => lines(rows, first).slice(0, -1));
		expect(new Set(reached)).toEqual(new Set(all));
		expect(lines(rows, 999)).toHaveLength(rows);
	}
});

test('where the list fits, there is nothing to go through', async () => {
	const app = await openApp({position: choiceOfPlaces});
	await app.press('=', 'page-down');
	expect(app.line('does nothing')).not.toBe('');
});
