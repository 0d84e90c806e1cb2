import {describe, expect, test} from 'vitest';
import type {Event} from '../../source/match/events.js';
import {newMatch} from '../../source/match/match.js';
import {headerLines} from '../../source/record/header.js';
import {readRecord} from '../../source/record/replay.js';
import type {StoreFault} from '../../source/record/store.js';
import {agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {bots} from '../helpers/play-matches.js';
import {
	ania, playFirst, secret, tableOf,
} from '../helpers/table-of.js';

function typesOf(events: readonly Event[]): string[] {
	return events.map(event => event.type);
}

describe('a table', () => {
	test('shows nothing before the first deal, which it makes when it is asked to', () => {
		const {table, lines} = tableOf();
		expect(table.view(0)).toBeUndefined();
		table.proceed();
		expect(table.view(0)!.phase).toBe('playing');
		expect(lines.slice(0, 2)).toEqual(['game 1', expect.stringMatching(/^deal 1 lead [123] lot$/)]);
	});

	test('shows the same view until something happens', () => {
		const {table} = tableOf({pauseMilliseconds: 500});
		table.proceed();
		const own = table.view(0);
		const watched = table.view(undefined);
		expect(table.view(0)).toBe(own);
		expect(watched!.hand).toBe(0);
		expect(table.submit({type: 'undo', seat: 0})).toBe('nothing-to-take-back');
		expect(table.view(0)).toBe(own);
		table.hurry();
		playFirst(table);
		expect(table.view(0)).not.toBe(own);
		expect(table.view(undefined)).not.toBe(watched);
	});

	test('refuses what is not allowed, in a word, and nothing changes', () => {
		const {table, lines} = tableOf();
		expect(table.submit({type: 'move', seat: 0, move: 0})).toBe('no-deal-in-play');
		table.proceed();
		const kept = [...lines];
		expect(table.submit({type: 'move', seat: 1, move: 0})).toBe('not-your-turn');
		expect(table.submit({type: 'hint', seat: 7})).toBe('no-such-seat');
		expect(lines).toEqual(kept);
	});

	test('deals by itself: a deal that is submitted is nobody\'s right', () => {
		const {table} = tableOf();
		expect(() => table.submit({type: 'deal', order: [], leader: 0})).toThrow('deals by itself');
	});

	test('knows every bot before it opens', () => {
		const match = newMatch(agree(fiveUp, {seats: 2}), [ania, {name: 'Bot', kind: 'bot', level: 'grandmaster'}]);
		expect(() => tableOf({match})).toThrow('grandmaster');
	});

	test('plays a whole match that its record can replay', () => {
		for (const [variant, seats] of [[fiveUp, 2], [fiveUp, 4], [sevenToedPete, 4], [doubleBergen, 3]] as const) {
			const terms = agree(variant, {seats, games: 3});
			const players = [ania, ...bots(seats - 1)];
			const {table, lines} = tableOf({match: newMatch(terms, players)});
			do {
				table.proceed();
				while (playFirst(table)) {
					// Ania plays on until it is not her turn, which with no pause means that the deal is over.
				}

				expect(table.view(0)!.phase).not.toBe('playing');
			} while (table.view(0)!.phase !== 'match-over');

			table.proceed();
			const {fault, isFinished} = readRecord(new TextEncoder().encode([...headerLines({terms, players, secret}), ...lines, ''].join('\n')));
			expect(fault).toBeUndefined();
			expect(isFinished).toBe(true);
		}
	});

	test('many bots in a row do not pile up', () => {
		const {table} = tableOf({match: newMatch(agree(fiveUp, {seats: 2, target: 1_000_000, games: 1}), bots(2))});
		let deals = 0;
		table.subscribe(undefined, events => {
			if (typesOf(events).includes('deal-over') && ++deals < 300) {
				table.proceed();
			}
		});
		table.proceed();
		expect(deals).toBe(300);
	});
});

describe('a record', () => {
	test('is written before anyone is told', () => {
		const {table, lines} = tableOf();
		const known: number[] = [];
		table.subscribe(0, () => {
			known.push(lines.length);
		});
		table.proceed();
		expect(known[0]).toBe(6);
	});

	test('that cannot be written is told of once, and the match goes on', () => {
		const fault: StoreFault = {kind: 'failed', file: 'match.domino', code: 'ENOSPC'};
		let asked = 0;
		const {table, faults} = tableOf({
			keep() {
				asked++;
				return fault;
			},
		});
		table.proceed();
		playFirst(table);
		expect(faults).toEqual([fault]);
		expect(asked).toBeGreaterThan(1);
		expect(table.view(0)!.played.length).toBe(asked - 1);
	});
});

describe('everyone at the table', () => {
	test('is told of everything, as he may see it, after the view has changed', () => {
		const {table} = tableOf();
		const told: Array<readonly Event[]> = [[], [], []];
		for (const seat of [0, 1, undefined]) {
			table.subscribe(seat, events => {
				told[seat ?? 2] = [...told[seat ?? 2], ...events];
				if (events[0].type === 'laid') {
					expect(table.view(seat)!.played.length).toBeGreaterThan(0);
				}
			});
		}

		for (let deal = 0; deal < 5; deal++) {
			table.proceed();
			while (playFirst(table)) {
				// On to the end of the deal.
			}
		}

		expect(typesOf(told[0])).toEqual(typesOf(told[1]));
		expect(typesOf(told[0])).toEqual(typesOf(told[2]));
		for (const [listener, events] of told.entries()) {
			const drawn = events.filter(event => event.type === 'drew');
			expect(drawn.length).toBeGreaterThan(0);
			for (const event of drawn) {
				expect(event.tile === undefined).toBe(listener === 2 || event.seat !== listener);
			}
		}
	});

	test('who no longer listens is told of nothing', () => {
		const {table} = tableOf();
		let told = 0;
		const stop = table.subscribe(undefined, () => {
			told++;
			stop();
		});
		table.proceed();
		expect(told).toBe(1);
	});

	test('hears of things in their order, also when a listener acts at once', () => {
		const {table} = tableOf();
		const orders: string[][] = [[], []];
		table.subscribe(0, events => {
			orders[0].push(...typesOf(events));
			playFirst(table);
		});
		table.subscribe(undefined, events => {
			orders[1].push(...typesOf(events));
		});
		table.proceed();
		expect(orders[0].at(-1)).toMatch(/over$/);
		expect(orders[1]).toEqual(orders[0]);
	});
});
