/** The manual page, made of the same tables as the help. Built into the package, not loaded by the program. */
import {manual} from '../words/en/manual.js';
import {usage} from '../words/en/usage.js';
import {operandsIn} from './help.js';
import {type CommandOutline, type OptionOutline, outlineOf} from './outline.js';

/** The page in the language of man(7). */
export function manualPage(version: string): string {
	const {commands, everywhere} = outlineOf(usage, 'en');
	return [
		`.TH DOMINOGRANIE 1 "" "dominogranie ${roff(version)}" "User Commands"`,
		'.SH NAME',
		`dominogranie ${roff(`- ${manual.summary}`)}`,
		'.SH SYNOPSIS',
		...synopsis(commands),
		'.SH DESCRIPTION',
		manual.description.map(paragraph => roff(paragraph)).join('\n.PP\n'),
		'.SH OPTIONS',
		'These go with every command.',
		...everywhere.flatMap(option => optionLines(option)),
		'.SH COMMANDS',
		...commands.flatMap(command => commandLines(command)),
		'.SH EXIT STATUS',
		...entries(manual.exitStatus),
		'.SH ENVIRONMENT',
		...entries(manual.environment),
		'.SH FILES',
		...entries(manual.files),
		'.SH EXAMPLES',
		...commands.flatMap(({name}) => entries(usage.help.commands[name].examples.map(([command, meaning]) => [`dominogranie ${command}`, meaning]))),
		'',
	].join('\n');
}

const optional = `[${italic('options')}]`;

function synopsis(commands: readonly CommandOutline[]): string[] {
	return [
		'.B dominogranie',
		optional,
		...commands.flatMap(({name, operands, canDoWithout}) => [
			'.br',
			`.B dominogranie ${name}`,
			[optional, ...operandsIn({operands, canDoWithout}, usage.help).map(operand => roff(operand))].join(' '),
		]),
	];
}

function commandLines({name, options}: CommandOutline): string[] {
	return [`.SS ${name}`, roff(usage.help.commands[name].text), ...options.flatMap(option => optionLines(option))];
}

/** `-h, --help` or `--seed TEXT`, and what it does. */
function optionLines({name, letter, placeholder, text}: OptionOutline): string[] {
	const names = [...(letter === undefined ? [] : [`-${letter}`]), `--${name}`].map(one => bold(one)).join(', ');
	return ['.TP', placeholder === '' ? names : `${names} ${italic(placeholder)}`, roff(text)];
}

function entries(pairs: ReadonlyArray<readonly [string, string]>): string[] {
	return pairs.flatMap(([name, text]) => ['.TP', bold(name), roff(text)]);
}

function bold(text: string): string {
	return String.raw`\fB${roff(text)}\fR`;
}

function italic(text: string): string {
	return String.raw`\fI${roff(text)}\fR`;
}

/** A text in which nothing is taken for a request or an escape, in ASCII. */
function roff(text: string): string {
	return text
		.replaceAll('\\', String.raw`\e`)
		.replaceAll('-', String.raw`\-`)
		.replaceAll('~', String.raw`\(ti`)
		.replaceAll('^', String.raw`\(ha`)
		.replaceAll(/[^\n -~]/gu, character => String.raw`\[u${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`)
		.replaceAll(/^[.']/gm, String.raw`\&$&`);
}
