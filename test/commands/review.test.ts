import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {commands} from '../../source/commands/commands.js';
import {parseCommandLine} from '../../source/commands/options/parse.js';
import {review} from '../../source/commands/review.js';
import {replay} from '../../source/record/replay.js';
import {dealsIn, decisionsIn} from '../../source/teaching/review/deals.js';
import {wordsFor} from '../../source/words/words-for.js';

const folder = new URL('../records/', import.meta.url);
const file = (name: string) => fileURLToPath(new URL(`${name}.domino`, folder));

async function shown(language: 'en' | 'pl', ...argv: string[]): Promise<{code: number; printed: string[]; warned: string[]}> {
	const printed: string[] = [];
	const warned: string[] = [];
	const code = await review(parseCommandLine(['review', '--playouts', '100', ...argv], commands), {
		env: {},
		language,
		chosenLanguage: undefined,
		words: wordsFor(language).usage,
		print(line) {
			printed.push(line);
		},
		warn(line) {
			warned.push(line);
		},
	});
	return {code, printed, warned};
}

type Account = {readonly result: number; readonly dealt: number; readonly drawn: number; readonly unseen: number; readonly play: number};
type Told = Readonly<Record<string, unknown>> & {
	readonly line: number;
	readonly type: string;
	readonly seat: number;
	readonly cost: number;
	readonly better?: string;
	readonly teams: readonly Account[];
};

async function told(name: string, ...options: string[]): Promise<Told[]> {
	const {printed} = await shown('en', file(name), '--json', ...options);
	return printed.map(line => {
		const one: Told = JSON.parse(line); // eslint-disable-line @typescript-eslint/no-unsafe-assignment
		return one;
	});
}

const lineOf = (text: string) => Number(/^ *(\d+) {2}/.exec(text)?.[1] ?? 0);

describe.each(['en', 'pl'] as const)('a review to read in %s', language => {
	test.each([
		'good/02-five-up-2-block', 'good/13-five-up-4-pairs-best-of-3', 'good/15-pete-all-out', 'good/25-bergen-3-no-double',
	])('%s: fits 80 columns, and has every choice with its line', async name => {
		const {code, printed, warned} = await shown(language, file(name));
		expect({code, warned}).toEqual({code: 0, warned: []});
		expect(Math.max(...printed.map(line => line.length))).toBeLessThan(80);
		const chosen = dealsIn(replay(readFileSync(file(name))).steps).flatMap(deal => decisionsIn(deal));
		expect(printed.map(line => lineOf(line)).filter(Boolean)).toEqual(chosen.map(({line}) => line));
		const {headings} = wordsFor(language).review;
		expect(printed).toContain(headings.costs);
		expect(printed).toContain(headings.results);
	});
});

test('one seat alone can be asked for', async () => {
	const all = await told('good/25-bergen-3-no-double');
	const own = await told('good/25-bergen-3-no-double', '--seat', '3');
	expect(own.filter(({type}) => type === 'choice')).toEqual(all.filter(({type, seat}) => type === 'choice' && seat === 3));
	expect(own.filter(({type}) => type === 'deal')).toEqual(all.filter(({type}) => type === 'deal'));
});

test('for programs there is an object for the match, each choice, each deal and the whole', async () => {
	const all = await told('good/13-five-up-4-pairs-best-of-3');
	expect(all[0].type).toBe('match');
	expect(all.at(-1)).toMatchObject({type: 'summary', playouts: 100, finished: true});
	for (const {type, cost, better, teams} of all.slice(1, -1)) {
		if (type === 'choice') {
			expect(better === undefined).toBe(cost === 0);
		} else {
			expect(type).toBe('deal');
			for (const {result, dealt, drawn, unseen, play} of teams) {
				expect(dealt + drawn + unseen + play).toBeCloseTo(result, 4);
			}
		}
	}
});

test('the same command says the same', async () => {
	expect(await told('good/02-five-up-2-block')).toEqual(await told('good/02-five-up-2-block'));
});

test('what is right in a record is judged, then the fault is told', async () => {
	const {code, printed, warned} = await shown('en', file('broken/illegal-placement'));
	expect(code).toBe(1);
	expect(warned).toHaveLength(1);
	expect(warned[0]).toContain('illegal-placement.domino:56: ');
	expect(Math.max(...printed.map(line => lineOf(line)))).toBeGreaterThan(40);
});

test('a match that is not finished says so, with what was taken back left out', async () => {
	const {printed} = await shown('en', file('good/33-undo'));
	expect(printed.at(-1)).toBe('The match is not finished.');
	const {warned} = await shown('en', file('good/34-cut-last-line'));
	expect(warned).toEqual([`${file('good/34-cut-last-line')}: the last line has no LF and does not count.`]);
});

test('there may be nothing to choose', async () => {
	expect(await shown('en', '/dev/null')).toEqual({code: 1, printed: [], warned: ['/dev/null:1: the end of the file, before the header of the record is complete']});
});

test('can do with ASCII', async () => {
	const {printed} = await shown('pl', file('good/25-bergen-3-no-double'), '--ascii');
	expect(printed.join('')).toMatch(/^[ -~]*$/);
});

test.each([
	[[], 'Which file? review needs one, or - for standard input.'],
	[[file('good/02-five-up-2-block'), '--seat', '3'], '--seat must be a whole number from 1 to 2, not 3.'],
	[['/nonexistent'], '/nonexistent cannot be read: there is no such file or directory.'],
])('%j is refused in a sentence', async (argv, sentence) => {
	await expect(shown('en', ...argv)).rejects.toSatisfy((complaint: {say: (words: unknown) => string}) => complaint.say(wordsFor('en').usage) === sentence);
});
