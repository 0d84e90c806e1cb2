import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readRecord} from '../../source/record/replay.js';
import {variants} from '../../source/variants/index.js';
import {keepInFiles} from '../../source/village/file-keeping.js';
import type {Keeping} from '../../source/village/keeping.js';
import type {Place, Request} from '../../source/village/protocol.js';
import {type Pick, picksFrom} from '../helpers/random.js';
import {type TestGuest, scratchDirectory, villageOf} from './village.js';

const keys = ['a', 'b', 'c', undefined, undefined, 'd'];

test('whatever guests do in whatever order, nothing fails, nobody is anywhere twice, and every record is right', () => {
	for (let seed = 1; seed <= 3; seed++) {
		const pick = picksFrom(seed);
		const directory = scratchDirectory();
		const keeping = withoutSync(keepInFiles(directory, () => undefined));
		let village = villageOf({
			directory, seed, keeping, limits: {tables: 3, empty: 2},
		});
		const log = [village.log];
		let guests: Array<TestGuest | undefined> = keys.map(() => undefined);
		const comeBacks: string[] = [];
		for (let turn = 0; turn < 900; turn++) {
			const place = pick(keys.length);
			const guest = guests[place];
			if (guest === undefined || guest.last('farewell') !== undefined) {
				guests[place] = village.enter(['Ania', 'Olek', ''][pick(3)], keys[place]);
			} else {
				switch (0) {
					case pick(40): {
						guest.drop();
						guests[place] = undefined;

						break;
					}

					case pick(30): {
						village.pass(pick(4) === 0 ? 125 : pick(70));

						break;
					}

					case pick(300): {
						village.village.close();
						guests = keys.map(() => undefined);
						village = villageOf({
							directory, seed: (seed * 1000) + turn, keeping, limits: {tables: 3, empty: 2},
						});
						log.push(village.log);

						break;
					}

					default: {
						guest.ask(anyRequest(guest, pick, comeBacks));
						comeBacks.push(...[guest.company()?.comeBack ?? []].flat());
						expectOrder(guests);
					}
				}
			}
		}

		village.village.close();
		expect(log.flat().filter(({event}) => event.startsWith('fault') || event === 'match-lost')).toEqual([]);
		for (const name of readdirSync(path.join(directory, 'records')).filter(file => file.endsWith('.domino'))) {
			expect(readRecord(readFileSync(path.join(directory, 'records', name))).fault).toBeUndefined();
		}
	}
}, 120_000);

function anyRequest(guest: TestGuest, pick: Pick, comeBacks: readonly string[]): Request {
	const view = guest.company() === undefined ? undefined : guest.last('match')?.view;
	const place: Place = view === undefined || pick(20) === 0 ? [1, 1, pick(3)] : [view.game, view.deal, view.played.length];
	const variant = variants[pick(variants.length)];
	const word = pick(5) === 0 ? 'żabka' : undefined;
	const requests: Request[] = [
		{
			type: 'found',
			table: {
				variant: variant.id, wishes: {seats: variant.seats[pick(variant.seats.length)], target: 2}, level: 'novice', word, clock: pick(2) === 0 ? 30 : undefined,
			},
		},
		{
			type: 'sit', table: 1 + pick(6), word, ...(pick(2) === 0 && {seat: pick(5) - 1}),
		},
		{type: 'watch', table: 1 + pick(6), word},
		{type: 'come-back', word: comeBacks.at(-1 - pick(3)) ?? 'x'},
		{type: 'rename', name: ['Ewa', 'Jan', '\u202E'][pick(3)]},
		{type: 'words', text: ['tak', '"', ''][pick(3)]},
		{type: 'start'},
		{type: 'start'},
		{type: 'hurry', place},
		{type: 'undo', place},
		{type: 'say', text: 'x'},
		{type: 'list-records'},
		{type: 'statistics'},
		...(pick(6) === 0 ? [{type: 'rise'} as const] : []),
	];
	if (view !== undefined && pick(10) > 0) {
		switch (view.phase) {
			case 'playing': {
				return {type: 'move', place, move: view.moves[pick(view.moves.length)] ?? pick(1027)};
			}

			case 'match-over': {
				return requests[pick(requests.length)];
			}

			default: {
				return {type: 'proceed', place};
			}
		}
	}

	return requests[pick(requests.length)];
}

/** Names are told apart, and nobody sits where another does. */
function expectOrder(guests: ReadonlyArray<TestGuest | undefined>): void {
	const here = guests.filter(guest => guest !== undefined && guest.last('farewell') === undefined).map(guest => guest!);
	const names = here.map(guest => guest.last('self')!.self.name.toLowerCase());
	expect(new Set(names).size).toBe(names.length);
	const seats = here.flatMap(guest => {
		const company = guest.company();
		return company?.seat === undefined ? [] : `${company.card.number} ${company.seat}`;
	});
	expect(new Set(seats).size).toBe(seats.length);
}

/** Whether the disk has everything at once is not what this is about. */
function withoutSync(keeping: Keeping): Keeping {
	const tables = new Map(keeping.tables().map(table => [table.number, table]));
	let number = 0;
	return {
		...keeping,
		tables: () => [...tables.values()],
		saveTable(table) {
			tables.set(table.number, structuredClone(table));
		},
		removeTable(one) {
			tables.delete(one);
		},
		takeNumber: () => ++number,
		savePerson: () => undefined,
		saveFinished: () => undefined,
	};
}
