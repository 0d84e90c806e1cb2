import {describe, expect, test} from 'vitest';
import {agree} from '../../../source/rules/variant.js';
import {variants} from '../../../source/variants/index.js';
import {openApp} from '../open-app.js';
import {playDeal} from '../play-deal.js';
import {alone} from '../scenes.js';

const longNames = ['Bartłomiejka Konstantynopolitańczykówna', '日本語の名前は長い', 'Aleksandra-Maria', 'Aleksandra-Zofia'];

/** The rows of the table of hands. */
const rowsOf = (lines: readonly string[]) => lines.filter(line => /\d (pips?|oczk[oa]|oczek) {2}|no tiles|bez kamieni/.test(line));

describe.each(variants)('at the end of a deal of $id', variant => {
	const seats = variant.seats.at(-1)!;

	test.each([['en', 80, 24], ['pl', 60, 18]] as const)('hands and pips stand in columns, and the key line under them (%s)', async (language, columns, rows) => {
		const app = await openApp({
			match: {terms: agree(variant, {seats}), players: alone.slice(0, seats)}, language, columns, rows,
		});
		await playDeal(app);
		const table = rowsOf(app.lines());
		expect(table).toHaveLength(seats);
		const starts = table.map(line => /\d-\d|no tiles|bez kamieni/.exec(line)!.index);
		expect(new Set(starts).size).toBe(1);
		const nouns = table.flatMap(line => /(?<=\d )(pip|oczk|oczek)/.exec(line)?.index ?? []);
		expect(new Set(nouns).size).toBe(1);
		expect(app.lines().at(-1)).toMatch(/^Enter (next deal|następne rozdanie)/);
	});

	test('so they do with names that have no room, which are cut and still differ', async () => {
		const players = alone.slice(0, seats).map((player, seat) => ({...player, name: longNames[seat]}));
		const app = await openApp({
			match: {terms: agree(variant, {seats}), players}, columns: 60, rows: 18, language: 'pl',
		});
		await playDeal(app);
		const table = rowsOf(app.lines());
		expect(table).toHaveLength(seats);
		expect(new Set(table.map(line => line.slice(0, 16))).size).toBe(seats);
		expect(app.lines().at(-1)).toMatch(/^Enter następne rozdanie/);
	});
});
