import {readFileSync, readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {commands} from '../../source/commands/commands.js';
import {parseCommandLine} from '../../source/commands/options/parse.js';
import {replay as replayed} from '../../source/record/replay.js';
import {replay} from '../../source/commands/replay.js';
import {wordsFor} from '../../source/words/words-for.js';

const folder = new URL('../records/', import.meta.url);
const file = (name: string) => fileURLToPath(new URL(`${name}.domino`, folder));
const namesIn = (kind: string) => readdirSync(new URL(`${kind}/`, folder)).map(name => `${kind}/${name.replace('.domino', '')}`);

async function shown(...argv: string[]): Promise<{code: number; printed: string[]; warned: string[]}> {
	const printed: string[] = [];
	const warned: string[] = [];
	const code = await replay(parseCommandLine(['replay', ...argv], commands), {
		env: {},
		language: 'en',
		chosenLanguage: undefined,
		words: wordsFor('en').usage,
		print(line) {
			printed.push(line);
		},
		warn(line) {
			warned.push(line);
		},
	});
	return {code, printed, warned};
}

type Told = Readonly<Record<string, unknown>> & {readonly line: number; readonly type: string};

async function events(name: string, ...options: string[]): Promise<Told[]> {
	const {printed} = await shown(file(name), '--json', ...options);
	return printed.map(line => {
		const told: Told = JSON.parse(line); // eslint-disable-line @typescript-eslint/no-unsafe-assignment
		return told;
	});
}

describe('a record as a report', () => {
	test('is what there is without a terminal', async () => {
		const asked = await shown(file('good/25-bergen-3-no-double'), '--text');
		expect(await shown(file('good/25-bergen-3-no-double'))).toEqual(asked);
		expect(asked).toMatchObject({code: 0, warned: []});
		expect(asked.printed).toContain('   23  Jan leads 6-6: lead double → 2 points; 6+6 = 12.');
	});

	test('is never wider than 79 characters, and goes on under its text', async () => {
		for (const name of namesIn('good')) {
			const {printed} = await shown(file(name)); // eslint-disable-line no-await-in-loop
			expect(Math.max(...printed.map(line => line.length)), name).toBeLessThan(80);
		}

		const {printed} = await shown(file('good/02-five-up-2-block'));
		const place = printed.findIndex(line => line.includes('Boneyard'));
		expect(printed[place + 1]).toMatch(/^ {7}(\d-\d ?)+$/);
	});

	test('can do with ASCII', async () => {
		const {printed} = await shown(file('good/25-bergen-3-no-double'), '--ascii');
		expect(printed).toContain('   23  Jan leads 6-6: lead double -> 2 points; 6+6 = 12.');
		expect(printed.join('')).toMatch(/^[ -~]*$/);
	});

	test('can end with a line, and says so', async () => {
		const {printed} = await shown(file('good/25-bergen-3-no-double'), '--at', '25');
		expect(printed.slice(-3)).toEqual(['   25  Zofia lays 6-2 on 6-6: 4 + 2 = 6.', '', 'What comes after line 25 is left out.']);
		const {printed: whole} = await shown(file('good/25-bergen-3-no-double'));
		const {printed: beyond} = await shown(file('good/25-bergen-3-no-double'), '--at', '1000');
		expect(beyond).toEqual(whole);
	});

	test('of a match that is not finished says so, and has a word about a last line that is cut off', async () => {
		const {code, printed, warned} = await shown(file('good/34-cut-last-line'));
		expect(printed.at(-1)).toBe('The match is not finished.');
		expect(warned).toEqual([`${file('good/34-cut-last-line')}: the last line has no LF and does not count.`]);
		expect(code).toBe(0);
	});
});

describe('a record that is wrong', () => {
	test.each(namesIn('broken'))('%s: what is right of it is told, then the fault', async name => {
		const {code, printed, warned} = await shown(file(name));
		const {fault, header, steps} = replayed(readFileSync(file(name)));
		expect(code).toBe(1);
		expect(warned).toHaveLength(1);
		expect(warned[0].startsWith(`${file(name)}:${fault!.line}: `)).toBe(true);
		expect(printed.length > 0).toBe(header !== undefined);
		const numbers = printed.flatMap(line => /^ *(\d+) {2}/.exec(line)?.[1] ?? []).map(Number);
		expect(numbers).toEqual(steps.map(({line}) => line));
		expect(numbers.every(line => line < fault!.line)).toBe(true);
		const told = await events(name);
		expect(told.length > 0).toBe(header !== undefined);
	});

	test('may not even have a header', async () => {
		expect(await shown('/dev/null')).toEqual({code: 1, printed: [], warned: ['/dev/null:1: the end of the file, before the header of the record is complete']});
	});
});

describe('a record as JSON', () => {
	test('has an object for the header and for each event, with the line of the action', async () => {
		const told = await events('good/25-bergen-3-no-double');
		expect(told[0]).toEqual({
			line: 2,
			type: 'match',
			variant: 'double-bergen',
			target: 8,
			games: 1,
			house: {'like-ends': 'played'},
			seats: [
				{
					seat: 1, name: 'Jan', kind: 'bot', level: 'expert',
				},
				{seat: 2, name: 'Bob', kind: 'human'},
				{
					seat: 3, name: 'Zofia', kind: 'bot', level: 'casual',
				},
			],
			teams: [[1], [2], [3]],
			date: '2026-03-07T17:16:00Z',
		});
		expect(told.find(({type}) => type === 'laid')).toEqual({
			line: 23,
			type: 'laid',
			game: 1,
			deal: 1,
			seat: 1,
			tile: '6-6',
			ends: [{host: '6-6', pip: 6, counts: 12}],
			count: 12,
			points: 2,
			another: false,
			out: false,
			scores: [2, 0, 0],
		});
		expect(told.find(({type}) => type === 'drew')).toEqual({
			line: 20, type: 'drew', game: 1, deal: 1, seat: 2, tile: '5-4', drawable: 7,
		});
		expect(told.at(-1)).toEqual({
			line: 48, type: 'match-over', game: 1, deal: 2, winner: 3,
		});
	});

	test('tells how a deal ended, who paid and what was left', async () => {
		const told = await events('good/07-five-up-3-block-sum');
		expect(told.find(({type}) => type === 'deal-over')).toEqual({
			line: 50,
			type: 'deal-over',
			game: 1,
			deal: 1,
			ending: 'blocked',
			hands: [['4-4', '5-2', '5-4', '5-5', '6-6'], ['0-0', '4-0', '6-0'], ['2-2', '6-2']],
			pips: [46, 10, 12],
			payments: [{
				team: 2, points: 10, plus: [1, 3], minus: [2],
			}],
			points: [0, 10, 0],
			scores: [1, 12, 0],
		});
	});

	test.each(namesIn('good'))('%s: follows the record action by action', async name => {
		const told = await events(name);
		const {steps} = replayed(readFileSync(file(name)));
		expect(told.slice(1).map(({line, type}) => ({line, type}))).toEqual(steps.flatMap(({line, events: all}) => all.map(({type}) => ({line, type}))));
	});

	test('can end with a line', async () => {
		const told = await events('good/25-bergen-3-no-double', '--at', '20');
		expect(told.at(-1)).toMatchObject({line: 20, type: 'drew'});
	});

	test('can do with ASCII and loses nothing', async () => {
		const {printed} = await shown(file('good/07-five-up-3-block-sum'), '--json', '--ascii');
		expect(printed.join('')).toMatch(/^[ -~]*$/);
		expect(printed.map(line => JSON.parse(line) as unknown)).toEqual(await events('good/07-five-up-3-block-sum'));
	});
});

test.each([
	[[], 'Which file? replay needs one, or - for standard input.'],
	[['x', '--text', '--json'], '--text and --json exclude each other.'],
	[['x', '--at', '0'], '--at must be a whole number from 1 to 999999999, not 0.'],
	[['/nonexistent'], '/nonexistent cannot be read: there is no such file or directory.'],
	[['/'], '/ cannot be read: it is a directory.'],
])('%j is refused in a sentence', async (argv, sentence) => {
	await expect(shown(...argv)).rejects.toSatisfy((complaint: {say: (words: unknown) => string}) => complaint.say(wordsFor('en').usage) === sentence);
});
