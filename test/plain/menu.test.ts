import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {openPlain} from './person.js';

const title = 'dominogranie. Dominoes in the terminal.';

describe('the first question', () => {
	test('has numbered answers; Enter alone begins a match', async () => {
		const person = openPlain({});
		expect(await person.first()).toEqual([
			title,
			'1: Play Five Up, 2 players, to 61, against casual bots.',
			'2: Play something else.',
			'3: Rules.',
			'4: Statistics.',
			'5: Quit.',
			'Type a number from 1 to 5; Enter alone is 1.',
		]);
		expect(await person.type('')).toHaveProperty('0', 'Five Up, to 61.');
		await person.hangUp();
	});

	test('offers an unfinished match first', async () => {
		const left = openPlain({});
		await left.first();
		await left.type('');
		await left.hangUp();
		const person = openPlain({home: left.home});
		expect(await person.first()).toHaveProperty('1', expect.stringMatching(/^1: Go on with Five Up\. Score: you 0, \p{L}+ \d; to 61\.$/u));
		expect(await person.type('')).toHaveProperty('0', 'The match goes on where it was left.');
		await person.hangUp();
	});

	test('every match that was left can go on', async () => {
		let home: string | undefined;
		for (const variant of ['1', '2']) {
			/* eslint-disable no-await-in-loop */
			const left = openPlain({home});
			await left.first();
			// Something else than the match that was left: another game, and all else as usual.
			await left.type(home === undefined ? '2' : '3');
			await left.type(variant);
			for (let lines = 0; lines < 9; lines++) {
				await left.type('');
			}

			await left.hangUp();
			home = left.home;
			/* eslint-enable no-await-in-loop */
		}

		const person = openPlain({home});
		expect(await person.first()).toEqual(expect.arrayContaining([expect.stringMatching(/^1: Go on with Seven-Toed Pete/), '2: Unfinished matches.']));
		expect(await person.type('2')).toEqual([
			'Unfinished matches?',
			expect.stringMatching(/^1: Seven-Toed Pete\. Score/),
			expect.stringMatching(/^2: Five Up\. Score/),
			'3: Back.',
			'Type a number from 1 to 3; Enter alone is 1.',
		]);
		expect(await person.type('2')).toEqual(expect.arrayContaining(['The match goes on where it was left.', 'Five Up, to 61.']));
		await person.hangUp();
	});

	test('tells the statistics in sentences, and is asked again', async () => {
		const person = openPlain({});
		await person.first();
		const told = await person.type('4');
		expect(told[0]).toBe('No match has been finished yet.');
		expect(told.at(-1)).toBe('Type a number from 1 to 5; Enter alone is 1.');
		await person.hangUp();
	});

	test('tells the rules, and is asked again', async () => {
		const person = openPlain({});
		await person.first();
		expect(await person.type('3')).toEqual(['1: Five Up.', '2: Seven-Toed Pete.', '3: Double Bergen.', 'Type a number from 1 to 3; Enter alone is 1.']);
		const told = await person.type('3');
		expect(told[0]).toBe('Double Bergen. Make the ends alike: two, three or four like ends score.');
		expect(told.at(-1)).toBe('Type a number from 1 to 5; Enter alone is 1.');
		await person.hangUp();
	});

	test.each(['5', 'q', 'quit', 'koniec'])('ends with 0 by %s', async typed => {
		const person = openPlain({language: 'pl'});
		await person.first();
		await person.type(typed);
		expect(await person.ended).toBe(0);
	});

	test('ends with 0 when nothing is typed', async () => {
		const person = openPlain({});
		await person.first();
		await person.hangUp();
		expect(await person.ended).toBe(0);
	});

	test.each(['9', '0', '-1', 'x', '1.5'])('is not answered by %s', async typed => {
		const person = openPlain({});
		await person.first();
		expect(await person.type(typed)).toEqual([`${typed} is no answer to this. Type a number from 1 to 5; Enter alone is 1.`]);
		await person.hangUp();
	});
});

describe('the questions about a match', () => {
	test('settle everything; it is remembered for the next time', async () => {
		const person = openPlain({});
		await person.first();
		const told: string[] = [];
		for (const typed of ['2', '1', '3', '2', '2', '30', '3', '2', 'Ola', 'Ola', 'Ewa']) {
			told.push(...await person.type(typed)); // eslint-disable-line no-await-in-loop
		}

		expect(told).toEqual(expect.arrayContaining([
			'Players: 2, 3 or 4; Enter alone is 2.',
			'People at this keyboard: 1 to 3; Enter alone is 1.',
			'Target: 1 to 999; Enter alone is 61.',
			'The match is the best of so many games: 1, 3, 5, 7 or 9; Enter alone is 1.',
			'Your name: up to 40 characters; Enter alone is Player 1.',
			'Name of person 2: up to 40 characters; Enter alone is Player 2.',
			'Ola is no answer to this. Name of person 2: up to 40 characters; Enter alone is Player 2.',
			'Five Up, to 30, best of 3 games.',
			'House rule, block with three players: difference to the opponents\' sum.',
			expect.stringMatching(/^In turn order: Ola, Ewa and \p{L}+ \(casual bot\)\.$/u),
		]));
		await person.hangUp();
		expect(JSON.parse(readFileSync(path.join(person.home, 'settings.json'), 'utf8'))).toEqual({
			name: 'Ola',
			last: {
				variant: 'five-up', players: 3, bots: ['casual'], target: 30, games: 3, house: {'blocked-bonus': 'sum'}, others: ['Ewa'],
			},
		});
	});

	test('begin with what was played last', async () => {
		const last = {
			variant: 'double-bergen', players: 3, bots: ['novice', 'novice'], target: 7, games: 5, house: {'like-ends': 'any'},
		};
		const person = openPlain({settings: {last, name: 'Ola'}, language: 'pl'});
		expect(await person.first()).toHaveProperty('1', '1: Zagraj: Double Bergen, 3 osoby, do 7, mecz do 3 wygranych rund, boty: nowicjusz.');
		await person.type('2');
		const told: string[] = [];
		for (let question = 0; question < 8; question++) {
			told.push(...await person.type('')); // eslint-disable-line no-await-in-loop
		}

		expect(told).toContain('Double Bergen, do 7, mecz do 3 wygranych rund.');
		expect(told.find(line => line.startsWith('Gracze'))).toBe('Gracze: 2, 3 lub 4; sam Enter to 3.');
		await person.hangUp();
	});

	test('do not ask what is settled anyway', async () => {
		const person = openPlain({});
		await person.first();
		await person.type('2');
		expect(await person.type('2')).toHaveProperty('0', 'People at this keyboard: 1 to 4; Enter alone is 1.');
		expect(await person.type('4')).toHaveProperty('0', 'Target: 1 to 999; Enter alone is 10.');
		await person.hangUp();
	});

	test('refuse a name that no record can hold', async () => {
		const person = openPlain({});
		await person.first();
		for (const typed of ['2', '', '', '', '', '', '']) {
			await person.type(typed); // eslint-disable-line no-await-in-loop
		}

		expect(await person.type('O"la')).toEqual(['O"la is no answer to this. Your name: up to 40 characters; Enter alone is Player.']);
		await person.hangUp();
	});
});

test('damaged settings are told of', async () => {
	const person = openPlain({damages: [{kind: 'settings-damaged', file: '/home/settings.json.bak'}]});
	expect(await person.first()).toHaveProperty('0', 'The settings are damaged, so the usual ones are in use; the file as it was is now /home/settings.json.bak.');
	await person.hangUp();
});
