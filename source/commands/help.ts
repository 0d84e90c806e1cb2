/** The help, of the program and of each command. */
import {wrap} from '../teaching/wrap.js';
import type {UsageWords} from '../words/en/usage.js';
import {listed as listedInEnglish} from '../words/en/nouns.js';
import type {Language} from '../words/language.js';
import {listed as listedInPolish} from '../words/pl/nouns.js';
import {choicesOf, everywhere, letters} from './options/catalogue.js';
import type {CommandShape} from './shapes.js';

type Reader = {
	readonly words: UsageWords;
	readonly language: Language;
	/** How many characters a line may have. */
	readonly width: number;
};

/** The help of a command, or of the program for the menu. */
export function helpFor(command: CommandShape, commands: readonly CommandShape[], reader: Reader): string {
	return (command.name === undefined ? programHelp(commands, reader) : commandHelp(command, reader)).join('\n');
}

function programHelp(commands: readonly CommandShape[], {words: {help}, language, width}: Reader): string[] {
	const named = commands.flatMap(({name}) => name === undefined ? [] : [name]);
	return [
		...wrap(help.title, width),
		'',
		`${help.usage}: dominogranie [${help.command}] [${help.options}]`,
		'',
		...wrap(help.withoutCommand, width),
		'',
		...section(help.headings.commands, named.map(name => [name, help.commands[name].summary]), width),
		...wrap(help.moreHelp, width),
		'',
		...section(help.headings.everywhere, optionRows(everywhere, help, language), width),
		...examples(named.map(name => help.commands[name].examples[0]), help, width),
	];
}

function commandHelp({name, options, operands, canDoWithout = false}: CommandShape, {words: {help}, language, width}: Reader): string[] {
	const {text, examples: ofCommand} = help.commands[name!];
	return [
		[`${help.usage}: dominogranie`, name, `[${help.options}]`, ...operandsIn({operands, canDoWithout}, help)].join(' '),
		'',
		...wrap(text, width),
		'',
		...(options.length > 0 ? section(help.headings.options, optionRows(options, help, language), width) : []),
		...section(help.headings.everywhere, optionRows(everywhere, help, language), width),
		...examples(ofCommand, help, width),
	];
}

/** What a command works on, as a usage line has it. */
export function operandsIn({operands, canDoWithout = false}: Pick<CommandShape, 'operands' | 'canDoWithout'>, {file}: Pick<UsageWords['help'], 'file'>): string[] {
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
			return [canDoWithout ? `[${operands.join('|')}]` : operands.join('|')];
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
function section(heading: string, rows: readonly Row[], width: number): string[] {
	const left = Math.max(...rows.map(([name]) => name.length)) + 4;
	return [
		`${heading}:`,
		...rows.flatMap(([name, text]) => wrap(text, width - left)
			.map((line, index) => `${(index === 0 ? `  ${name}` : '').padEnd(left)}${line}`)),
		'',
	];
}

function examples(shown: ReadonlyArray<readonly string[]>, {headings}: UsageWords['help'], width: number): string[] {
	return [
		`${headings.examples}:`,
		...shown.flatMap(([command, meaning]) => [`  $ dominogranie ${command}`, ...wrap(meaning, width - 4).map(line => `    ${line}`)]),
	];
}
