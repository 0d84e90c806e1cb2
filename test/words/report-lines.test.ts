import {Buffer} from 'node:buffer';
import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {replay} from '../../source/record/replay.js';
import {languages} from '../../source/words/language.js';
import {headLines, stepLines} from '../../source/words/report-lines.js';
import {wordsFor} from '../../source/words/words-for.js';
import {deal, header} from '../record/few-lines.js';
import {bytesOf, manyTerms, randomRecord} from '../record/random-records.js';

const folder = new URL('../records/good/', import.meta.url);

function report(bytes: Uint8Array, language: 'en' | 'pl' = 'en'): string[] {
	const {header: read, steps} = replay(bytes);
	const words = wordsFor(language);
	return [...headLines(words, read!), ...steps.flatMap(step => stepLines(words, step))];
}

describe('a report tells all of a record', () => {
	test.each([
		['12-five-up-4-pairs-block-level', 'en'],
		['15-pete-all-out', 'pl'],
		['25-bergen-3-no-double', 'en'],
		['25-bergen-3-no-double', 'pl'],
	] as const)('%s in %s', async (name, language) => {
		const lines = report(readFileSync(new URL(`${name}.domino`, folder)), language);
		await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../reports/${name}.${language}.txt`);
	});

	test.each(readdirSync(folder))('%s: each action has a line with its number, and no sum is wrong', name => {
		const bytes = readFileSync(new URL(name, folder));
		for (const language of languages) {
			const lines = report(bytes, language);
			const numbers = lines.flatMap(line => /^ *(\d+) {2}\S/.exec(line)?.[1] ?? []).map(Number);
			expect(numbers).toEqual(replay(bytes).steps.map(({line}) => line));
			for (const line of lines) {
				expect(line).not.toMatch(/undefined|NaN|\[object/);
				expect(line).toBe(line.trimEnd());
				const [, terms, sum] = /(?:: |; )([\d+ ]+) = (\d+)/.exec(line) ?? [];
				if (terms !== undefined) {
					expect(terms.split('+').reduce((total, pip) => total + Number(pip), 0), line).toBe(Number(sum));
				}
			}
		}
	});

	test('of people who come, go, ask and take back', () => {
		for (const [seed, terms] of manyTerms.entries()) {
			const {lines, steps} = randomRecord(terms, seed);
			const told = report(bytesOf(lines)).filter(line => /^ *\d+ {2}/.test(line));
			expect(told).toHaveLength(steps.length);
		}
	});
});

test('names that would steer the terminal are made visible', () => {
	const lines = header.map(line => line.replace('Klara', 'Kla\u202Era'));
	const told = report(Buffer.from([...lines, ...deal, ''].join('\n'))).join('\n');
	expect(told).toContain(String.raw`Seat 2: Kla\u{202e}ra (bot, club)`);
	expect(told).not.toContain('\u202E');
});

test('a bot without a level is just a bot', () => {
	const lines = header.map(line => line.replace('bot club', 'bot'));
	expect(report(Buffer.from([...lines, ''].join('\n')))).toContain('Seat 2: Klara (bot)');
});
