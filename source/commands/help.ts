/** The help, of the program and of each command. */
import type {UsageWords} from '../words/en/usage.js';
import {listed as listedInEnglish} from '../words/en/nouns.js';
import type {Language} from '../words/language.js';
import {listed as listedInPolish} from '../words/pl/nouns.js';
import {choicesOf, everywhere, letters} from './options/catalogue.js';
import type {CommandShape} from './shapes.js';

const width = 79;

/** The help of a command, or of the program for the menu, in lines of at most 79 characters. */
export function helpFor(command: CommandShape, commands: readonly CommandShape[], {words, language}: {words: UsageWords; language: Language}): string {
	return (command.name === undefined
		? programHelp(commands, words, language)
		: commandHelp(command, words, language)).join('\n');
}

function programHelp(commands: readonly CommandShape[], {help}: UsageWords, language: Language): string[] {
	const named = commands.flatMap(({name}) => name === undefined ? [] : [name]);
	return [
		help.title,
		'',
		`${help.usage}: dominogranie [${help.command}] [${help.options}]`,
		'',
		help.withoutCommand,
		'',
		...section(help.headings.commands, named.map(name => [name, help.commands[name].summary])),
		help.moreHelp,
		'',
		...section(help.headings.everywhere, optionRows(everywhere, help, language)),
		...examples(named.map(name => help.commands[name].examples[0]), help),
	];
}

function commandHelp({name, options, operands}: CommandShape, {help}: UsageWords, language: Language): string[] {
	const {text, examples: ofCommand} = help.commands[name!];
	return [
		[`${help.usage}: dominogranie`, name, `[${help.options}]`, ...operandsIn(operands, help)].join(' '),
		'',
		...wrap(text, width),
		'',
		...(options.length > 0 ? section(help.headings.options, optionRows(options, help, language)) : []),
		...section(help.headings.everywhere, optionRows(everywhere, help, language)),
		...examples(ofCommand, help),
	];
}

/** What a command works on, as a usage line has it. */
export function operandsIn(operands: CommandShape['operands'], {file}: Pick<UsageWords['help'], 'file'>): string[] {
	switch (operands) {
		case 'none': {
			return [];
		}

		case 'file': {
			return [file];
		}

		case 'files': {
			return [`${file}…`];
		}

		default: {
			return [operands.join('|')];
		}
	}
}

type Row = readonly [string, string];

function optionRows(options: readonly string[], {optionValues, optionTexts}: UsageWords['help'], language: Language): Row[] {
	return options.map(option => [
		`${letters.has(option) ? `-${letters.get(option)}, ` : ''}--${option}${option in optionValues ? ` ${optionValues[option]}` : ''}`,
		optionText(option, {optionTexts}, language),
	]);
}

/** What an option does, with its choices. */
export function optionText(option: string, {optionTexts}: Pick<UsageWords['help'], 'optionTexts'>, language: Language): string {
	const listed = language === 'pl' ? listedInPolish : listedInEnglish;
	return optionTexts[option](listed(choicesOf(option) ?? [], language === 'pl' ? 'lub' : 'or'));
}

/** Names to the left, what they mean to the right, and an empty line. */
function section(heading: string, rows: readonly Row[]): string[] {
	const left = Math.max(...rows.map(([name]) => name.length)) + 4;
	return [
		`${heading}:`,
		...rows.flatMap(([name, text]) => wrap(text, width - left)
			.map((line, index) => `${(index === 0 ? `  ${name}` : '').padEnd(left)}${line}`)),
		'',
	];
}

function examples(shown: ReadonlyArray<readonly string[]>, {headings}: UsageWords['help']): string[] {
	return [
		`${headings.examples}:`,
		...shown.flatMap(([command, meaning]) => [`  $ dominogranie ${command}`, `    ${meaning}`]),
	];
}

/** Breaks a text at its spaces. */
function wrap(text: string, columns: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + 1 + word.length <= columns) {
			lines[lines.length - 1] = `${last} ${word}`;
		} else {
			lines.push(word);
		}
	}

	return lines;
}
