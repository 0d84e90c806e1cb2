import {describe, expect, it} from 'vitest';
import {commands} from '../../source/commands/commands.js';
import {Complaint} from '../../source/commands/complaint.js';
import {parseCommandLine} from '../../source/commands/options/parse.js';
import {pagerIn} from '../../source/commands/pager.js';
import {rules} from '../../source/commands/rules.js';
import {type Language} from '../../source/words/language.js';
import {wordsFor} from '../../source/words/words-for.js';

async function told(language: Language, ...argv: string[]): Promise<string[]> {
	const printed: string[] = [];
	const code = await rules(parseCommandLine(['rules', ...argv], commands), {
		env: {LANG: 'C'},
		language,
		chosenLanguage: undefined,
		words: wordsFor(language).usage,
		print(line) {
			printed.push(line);
		},
		warn() {
			throw new Error('Nothing is wrong.');
		},
	});
	expect(code).toBe(0);
	return printed;
}

describe('rules', () => {
	it('tells those of a game, or of all', async () => {
		const one = await told('en', 'double-bergen');
		expect(one[0]).toBe('Double Bergen');
		expect(one).not.toContain('Five Up');
		expect(await told('en')).toEqual(expect.arrayContaining(['Five Up', 'Seven-Toed Pete', 'Double Bergen']));
	});

	it('tells them in the person\'s language, and in full where there is no terminal', async () => {
		const lines = await told('pl', 'five-up');
		const text = lines.join('\n');
		expect(text).toContain('Każdy dublet jest spinnerem');
		expect(text).toContain('[1│6]');
	});

	it('can do with plain characters', async () => {
		const lines = await told('pl', 'five-up', '--ascii');
		expect(lines.join('\n')).toMatch(/^[ -~\n]*$/);
		expect(lines).toContain('  Kazdy dublet jest spinnerem, a kazda piatka na koncach ramion to punkt.');
		expect(lines.every(line => line.length <= 80)).toBe(true);
	});

	it('leaves out the pictures in the accessible mode', async () => {
		const lines = await told('en', 'five-up', '--accessible');
		expect(lines.join('\n')).not.toMatch(/[│╭+]\d?[│╮]/);
	});

	it('knows only the games there are', async () => {
		const sentence = await told('en', 'five').catch((error: unknown) => error instanceof Complaint ? error.say(wordsFor('en').usage) : error);
		expect(sentence).toBe('rules cannot be five, only five-up, seven-toed-pete or double-bergen. Did you mean five-up?');
	});
});

describe('the pager', () => {
	it('is the one that the person wants, else less', () => {
		expect(pagerIn({PAGER: 'most -s'})).toEqual({command: 'most -s', shell: true});
		expect(pagerIn({})).toEqual({command: 'less', shell: false});
	});

	it('is none for whoever wants none', () => {
		expect(pagerIn({PAGER: ''})).toBeUndefined();
		expect(pagerIn({PAGER: 'cat'})).toBeUndefined();
	});
});
