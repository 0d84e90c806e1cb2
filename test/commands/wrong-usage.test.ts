import {describe, expect, test} from 'vitest';
import {answer} from '../../source/commands/run.js';
import {usage as english} from '../../source/words/en/usage.js';
import {usage as polish} from '../../source/words/pl/usage.js';

/** What a command line is answered with. Those here never get as far as a screen, a file or a match. */
async function said(line: readonly string[], language: 'en' | 'pl') {
	const printed: string[] = [];
	const warned: string[] = [];
	const code = await answer(line, {
		env: {XDG_CONFIG_HOME: '/nonexistent', XDG_DATA_HOME: '/nonexistent'},
		language,
		chosenLanguage: language,
		words: {en: english, pl: polish}[language],
		print(text) {
			printed.push(text);
		},
		warn(text) {
			warned.push(text);
		},
	});
	return {code, printed, warned};
}

/** Command lines, and what of the right one the sentence names; options come before, after and around the command. */
const wrong: ReadonlyArray<readonly [line: string, named: string]> = [
	['simulat', 'simulate'],
	['sim', 'simulate'],
	['CHECK', 'check'],
	['chekc x', 'check'],
	['play five-up', 'five-up'],
	['play simulate', 'simulate'],
	['simulate 100', '100'],
	['help', '--help'],
	['version', '--version'],
	['xyzzy', 'xyzzy'],
	['-', '-'],
	['-1', '-1'],
	['—version', '--version'],
	['-x', '-x'],
	['-ascii', '--ascii'],
	['---ascii', '--ascii'],
	['-- play --seed', '--seed'],
	['--hlep', '--help'],
	['--Version', '--version'],
	['--help=yes', '--help'],
	['--no-colour', '--no-color'],
	['--colors', '--no-color'],
	['--nocolor', '--no-color'],
	['--no-color=1', '--no-color'],
	['--no-ascii', '--ascii'],
	['--ascii=', '--ascii'],
	['--acessible', '--accessible'],
	['--lang', '--lang'],
	['--lang=', '--lang'],
	['--lang PL', 'pl'],
	['--lang polish', 'pl'],
	['--lang de play', 'en'],
	['play --lang de --help', 'en'],
	['--langauge pl', '--lang'],
	['play --ascii --ascii', '--ascii'],
	['--ascii play --ascii', '--ascii'],
	['-h --help', '--help'],
	['-vv', '-vv'],
	['--seed 1', 'play'],
	['--variant five-up', 'simulate'],
	['check x --json', 'simulate'],
	['check --speed 1 x', 'play'],
	['play --records x', 'simulate'],
	['simulate --humans 1', 'play'],
	['check', 'check'],
	['check --ascii', 'check'],
	['play --seed', '--seed'],
	['--seed play', '--seed'],
	['play --seed --speed 0', '--seed'],
	['play --seed= x', '--seed'],
	['play --seed -- x', '--seed'],
	['play --seed 1 --seed 1', '--seed'],
	['play --seed=1 --speed 0 --seed 2', '--seed'],
	['play --name -x', '-x'],
	['play --name "', '40'],
	['play --variant', '--variant'],
	['play --variant Five-Up', 'five-up'],
	['play --variant pete', 'seven-toed-pete'],
	['play --variant bergen', 'double-bergen'],
	['play --variant duoble-bergen', 'double-bergen'],
	['play --variant x', 'five-up'],
	['play --variant --players 2', '--variant'],
	['play --varaint five-up', '--variant'],
	['play --players', '--players'],
	['play --players 0', '99'],
	['play --players 5', '4'],
	['play --players -2', '-2'],
	['play --players=+2', '+2'],
	['play --players 2.0', '2.0'],
	['play --players 0x2', '0x2'],
	['play --players two', 'two'],
	['play --player 2', '--players'],
	['play --variant seven-toed-pete --players 2', '4'],
	['play --bots', '--bots'],
	['play --bots nvoice', 'novice'],
	['play --bots ,', '""'],
	['play --bots casual,', '""'],
	['play --bots casual,casual', '1'],
	['play --bots casual --humans 2', '--bots'],
	['play --bot casual', '--bots'],
	['simulate --bots casual,casual,casual', '2'],
	['play --humans 3', '3'],
	['play --target 0', '1000000'],
	['play --target 1e3', '1e3'],
	['play --games 2', '--games'],
	['play --games 1000', '999'],
	['play --like-ends any', 'double-bergen'],
	['play --blocked-bonus som', 'sum'],
	['simulate --variant double-bergen --deal-ends first-out', 'seven-toed-pete'],
	['play --speed fast', '60000'],
	['play --speed -1', '-1'],
	['play --resume --target 5', '--target'],
	['play --resume x --variant five-up', '--variant'],
	['play --resume --resume', '--resume'],
	['simulate --matches 0', '10000000'],
	['simulate --matches', '--matches'],
	['simulate --match 5', '--matches'],
	['simulate --json false', 'false'],
	['simulate --no-json', '--json'],
	['completion', 'fish'],
	['completion tcsh', 'zsh'],
	['completion bsah', 'bash'],
	['completion bash zsh', 'zsh'],
	['--foo', '--foo'],
	['--foo play', '--foo'],
	['play --foo=bar', '--foo'],
	['play --help --foo', '--foo'],
	['foo --help', 'foo'],
	['play --constructor', '--constructor'],
	['play --__proto__ 1', '--__proto__'],
	['play --seed.x 1', '--seed'],
	['--=x', '--'],
];

describe.each(['en', 'pl'] as const)('in %s', language => {
	test.each(wrong)('%s is refused in one sentence', async (line, named) => {
		const {code, printed, warned} = await said(line.split(' '), language);
		expect([code, printed]).toEqual([2, []]);
		expect(warned).toHaveLength(1);
		expect(warned[0]).toMatch(/^\S[^\n]*[.?]$/);
		expect(warned[0]).not.toMatch(/undefined|\[object|Error/);
		expect(warned[0]).toContain(named);
	});
});

describe('what was typed', () => {
	test.each([
		[[''], 'There is no command "".'],
		[['two words'], 'There is no command "two words".'],
		[['a\nb\u001B[31m'], String.raw`There is no command "a\u{a}b\u{1b}[31m".`],
		[['x'.repeat(500)], `There is no command ${'x'.repeat(60)}….`],
		[['play', '--players', ' 2'], '--players must be a whole number from 1 to 99, not " 2".'],
		[['play', `--${'y'.repeat(500)}`], `There is no option --${'y'.repeat(58)}….`],
	])('is quoted so that it can be seen: %j', async (line, sentence) => {
		expect(await said(line, 'en')).toEqual({code: 2, printed: [], warned: [sentence]});
	});
});

describe('help and version', () => {
	test.each([['--help'], ['-h'], ['play --help'], ['--help play'], ['play -h --seed 1'], ['check --help'], ['completion --help x y']])('%s is answered on standard output', async line => {
		const {code, printed, warned} = await said(line.split(' '), 'en');
		expect([code, warned]).toEqual([0, []]);
		expect(printed.join('\n')).toContain('Usage: dominogranie');
	});

	test.each([['--version'], ['-v'], ['--version play'], ['check --version']])('%s is answered on standard output', async line => {
		const {code, printed, warned} = await said(line.split(' '), 'en');
		expect([code, warned]).toEqual([0, []]);
		expect(printed).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+/)]);
	});
});
