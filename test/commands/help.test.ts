import {describe, expect, test} from 'vitest';
import {commands} from '../../source/commands/commands.js';
import {helpFor} from '../../source/commands/help.js';
import {choicesOf, everywhere, taking} from '../../source/commands/options/catalogue.js';
import {parseCommandLine} from '../../source/commands/options/parse.js';
import {usage as english} from '../../source/words/en/usage.js';
import {usage as polish} from '../../source/words/pl/usage.js';

describe.each([['en', english], ['pl', polish]] as const)('the help in %s', (language, words) => {
	test('has in brackets what a command can do without', () => {
		const usageOf = (wanted: string) => helpFor(commands.find(({name}) => name === wanted)!, commands, {words, language, width: 79}).split('\n\n')[0].replaceAll(/\s+/g, ' ');
		expect(usageOf('rules')).toMatch(/ \[five-up\|seven-toed-pete\|double-bergen]$/);
		expect(usageOf('completion')).toMatch(/ bash\|zsh\|fish$/);
	});

	test.each(commands)('of $name names every option and choice, and fits 80 columns', command => {
		const help = helpFor(command, commands, {words, language, width: 79});
		for (const option of [...command.options, ...everywhere]) {
			expect(help).toContain(`--${option}`);
			expect(option in words.help.optionValues).toBe(taking(option) !== 'nothing');
			for (const choice of choicesOf(option) ?? []) {
				expect(help.replaceAll(/\s+/g, ' ')).toContain(choice);
			}
		}

		for (const line of help.split('\n')) {
			expect(line.length).toBeLessThan(80);
			expect(line).toBe(line.trimEnd());
		}
	});

	test('gives examples that are understood', () => {
		for (const {name} of commands) {
			for (const [example] of name === undefined ? [] : words.help.commands[name].examples) {
				expect(parseCommandLine(example.split(' '), commands).command.name).toBe(name);
			}
		}
	});

	test('of the program names every command', () => {
		const help = helpFor(commands[0], commands, {words, language, width: 79});
		for (const {name} of commands) {
			expect(help).toContain(name ?? 'menu');
		}
	});
});

test('every sentence of one language has its like in the other', () => {
	const shape = (value: unknown): unknown => typeof value === 'object' && value !== null && !Array.isArray(value)
		? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shape(part)]))
		: typeof value;
	expect(shape(polish)).toEqual(shape(english));
});
