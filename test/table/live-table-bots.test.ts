import {describe, expect, test} from 'vitest';
import {newMatch} from '../../source/match/match.js';
import {headerLines} from '../../source/record/header.js';
import {readRecord} from '../../source/record/replay.js';
import {agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {bots} from '../helpers/play-matches.js';
import {playFirst, secret, tableOf} from '../helpers/table-of.js';

describe('bots at a table', () => {
	test('make one action after each pause', () => {
		const {table, clock, lines} = tableOf({match: newMatch(agree(sevenToedPete, {seats: 4}), bots(4)), pauseMilliseconds: 500});
		table.proceed();
		const dealt = lines.length;
		clock.pass(499);
		expect(lines.length).toBe(dealt);
		clock.pass(1);
		expect(lines.length).toBe(dealt + 1);
		clock.pass(500);
		expect(lines.length).toBe(dealt + 2);
	});

	test('that are hurried play at once until a person is in turn', () => {
		const {table, clock} = tableOf({pauseMilliseconds: 500});
		table.proceed();
		table.hurry();
		expect(table.view(0)!.turn).toBe(0);
		const {length} = table.view(0)!.played;
		clock.pass(5000);
		expect(table.view(0)!.played.length).toBe(length);
		playFirst(table);
		expect(table.view(0)!.played.length).toBe(length + 1);
	});

	test('in turn at the beginning leave time to subscribe', () => {
		const first = tableOf({match: newMatch(agree(fiveUp, {seats: 2}), bots(2)), pauseMilliseconds: 500});
		first.table.proceed();
		first.clock.pass(500);
		const match = readRecord(new TextEncoder().encode([
			...headerLines({terms: agree(fiveUp, {seats: 2}), players: bots(2), secret}),
			...first.lines,
			'',
		].join('\n'))).match!;
		const {table, clock} = tableOf({match});
		let told = 0;
		table.subscribe(undefined, () => {
			told++;
		});
		expect(told).toBe(0);
		clock.pass(0);
		expect(told).toBeGreaterThan(0);
	});

	test('go on from a record as they would have', () => {
		const terms = agree(doubleBergen, {seats: 3, games: 3});
		const players = bots(3);
		const whole = tableOf({match: newMatch(terms, players)});
		const header = headerLines({terms, players, secret});
		do {
			whole.table.proceed();
		} while (whole.table.view(undefined)!.phase !== 'match-over');

		for (const share of [0.2, 0.5, 0.9]) {
			// From there on, the first place between two actions of a deal.
			const half = whole.lines.slice(0, whole.lines.findIndex((line, place) => place > whole.lines.length * share && /^\d/.test(line)));
			const {match} = readRecord(new TextEncoder().encode([...header, ...half, ''].join('\n')));
			const rest = tableOf({match});
			rest.clock.pass(0);
			while (rest.table.view(undefined)!.phase !== 'match-over') {
				rest.table.proceed();
			}

			expect([...half, ...rest.lines]).toEqual(whole.lines);
		}
	});

	test('stop when the table is closed', () => {
		const {table, clock, lines} = tableOf({match: newMatch(agree(fiveUp, {seats: 2}), bots(2)), pauseMilliseconds: 500});
		table.proceed();
		const {length} = lines;
		table.close();
		clock.pass(5000);
		table.hurry();
		expect(lines.length).toBe(length);
	});

	test('take a person\'s seat when they are asked to', () => {
		const {table} = tableOf();
		table.proceed();
		expect(table.view(0)!.turn).toBe(0);
		expect(table.submit({
			type: 'seat', seat: 0, kind: 'bot', level: 'casual',
		})).toBeUndefined();
		expect(table.view(0)!.phase).not.toBe('playing');
		expect(() => table.submit({
			type: 'seat', seat: 0, kind: 'bot', level: 'grandmaster',
		})).toThrow('grandmaster');
	});

	test('play the same again after a move is taken back and made again', () => {
		const {table, lines} = tableOf();
		table.proceed();
		const before = lines.length;
		playFirst(table);
		const first = lines.slice(before);
		expect(table.submit({type: 'undo', seat: 0})).toBeUndefined();
		expect(lines.at(-1)).toBe('1 undo');
		const after = lines.length;
		playFirst(table);
		expect(lines.slice(after)).toEqual(first);
	});
});
