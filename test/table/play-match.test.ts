import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {seededSecret} from '../../source/chance.js';
import {readRecord} from '../../source/record/replay.js';
import {type MatchSetup, playMatch} from '../../source/table/play-match.js';
import {stillClock} from '../helpers/clock.js';

const setup: MatchSetup = {
	variant: 'five-up',
	wishes: {seats: 2, target: 20},
	bots: [{name: 'Klara', level: 'casual'}, {name: 'Olek', level: 'novice'}],
	secret: seededSecret('match'),
	isRecorded: true,
};

const played = async (given: Partial<MatchSetup> = {}, clock = stillClock) => playMatch({...setup, ...given}, clock);

describe('a match of bots', () => {
	test('is played to its end, always the same', async () => {
		const result = await played();
		expect(await played()).toEqual(result);
		const {match, fault, isFinished} = readRecord(new TextEncoder().encode(result!.record));
		expect([fault, isFinished]).toEqual([undefined, true]);
		expect(match!.deals.length + 1).toBe(result!.deals);
		expect(result!.points[result!.winner!]).toBeGreaterThanOrEqual(20);
	});

	test('tells how many real choices each seat had, and what they took', async () => {
		let now = 0;
		const {efforts} = (await played({}, {
			...stillClock,
			now: () => now++,
		}))!;
		for (const {decisions, milliseconds} of efforts) {
			expect(decisions).toBeGreaterThan(3);
			expect(milliseconds).toBe(decisions);
		}
	});

	test('can be one deal', async () => {
		const {deals, points, winner, record} = (await played({isOneDeal: true}))!;
		expect([deals, winner]).toEqual([1, undefined]);
		expect(record!.match(/^deal /gm)).toHaveLength(1);
		expect(record).toContain(` score ${points.join(' ')}\n`);
	});

	test('gives bots that search as many deals as is said', async () => {
		const bots = [{name: 'Klara', level: 'expert'}, {name: 'Olek', level: 'casual'}];
		const [one, same, other] = await Promise.all([1, 1, 100].map(async playouts => played({bots, playouts})));
		expect(same).toEqual(one);
		expect(other!.record).not.toBe(one!.record);
	});

	test('can be given up', async () => {
		let asked = 0;
		expect(await played({}, {...stillClock, isStopped: () => ++asked > 5})).toBeUndefined();
		expect(asked).toBe(6);
	});
});

describe('a program', () => {
	const bots = [{name: 'first', level: 'exec'}, {name: 'Olek', level: 'novice'}];

	/** A program that answers with this expression over `request` and the number of the question. */
	const answering = (answer: string) => [{
		command: [process.execPath, '-e', `
			let asked = 0;
			require('node:readline').createInterface({input: process.stdin}).on('line', line => {
				const request = JSON.parse(line);
				asked++;
				console.log(JSON.stringify({move: ${answer}}));
			});`],
		patience: 1,
	}, undefined];

	test('plays its seat, and is asked only where there is a choice', async () => {
		const {record, efforts} = (await played({bots, programs: answering('request.moves.length > 1 ? request.moves.at(-1) : 0')}))!;
		expect(record).toContain('\nseat 1 bot exec "first"\n');
		expect(record).not.toContain('bot casual');
		expect(efforts[0].failure).toBeUndefined();
		expect(readRecord(new TextEncoder().encode(record)).isFinished).toBe(true);
	});

	test('that fails costs its seat only: casual plays on', async () => {
		const {record, efforts} = (await played({bots, programs: answering('asked === 3 ? "6-6>6-6" : request.moves[0]')}))!;
		expect(efforts[0].failure).toMatchObject({name: 'first', trouble: {kind: 'not-allowed', move: '6-6>6-6'}});
		expect(efforts[0].decisions).toBeGreaterThan(2);
		expect(record!.match(/^1 bot casual$/gm)).toHaveLength(1);
		expect(readRecord(new TextEncoder().encode(record)).isFinished).toBe(true);
	});
});
