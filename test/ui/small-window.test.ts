import {expect, test} from 'vitest';
import {agree} from '../../source/rules/variant.js';
import {type Player} from '../../source/match/match.js';
import {variants} from '../../source/variants/index.js';
import {openApp} from './open-app.js';
import {alone} from './scenes.js';

const longNames = ['Bartłomiejka Konstantynopolitańczykówna', '日本語の名前', 'Aleksandra-Maria', 'Jan Chryzostom'];
const players: readonly Player[] = alone.map((player, seat) => ({...player, name: longNames[seat]}));
const keys = [['tab', 'enter'], ['d'], ['5'], ['a'], ['right'], ['p'], ['enter'], ['1'], ['tab', 'tab', 'enter']];

const windows = [[60, 18], [110, 24]] as const;
const cases = variants.flatMap(({id}) => windows.map(([columns, rows]): [string, number, number] => [id, columns, rows]));

/** Lines that end with a sign of what has no room, in the window or before the panel at its side. */
const cutLines = (lines: readonly string[]) => lines.filter(line => /…( *│|$)/.test(line));

test.each(cases)('no line of %s is cut in a window of %i×%i, whatever the players are called', async (id, columns, rows) => {
	const variant = variants.find(one => one.id === id)!;
	const seats = variant.seats.at(-1)!;
	const app = await openApp({
		match: {terms: agree(variant, {seats}), players: players.slice(0, seats)}, columns, rows, language: 'pl',
	});
	for (let turn = 0; turn < 36; turn++) {
		await app.press(...keys[turn % keys.length]); // eslint-disable-line no-await-in-loop
		expect(app.lines()).toHaveLength(rows);
		expect(cutLines(app.lines())).toEqual([]);
	}

	await app.press('?');
	for (let page = 0; page < 8; page++) {
		expect(cutLines(app.lines())).toEqual([]);
		await app.press('page-down'); // eslint-disable-line no-await-in-loop
	}
});
