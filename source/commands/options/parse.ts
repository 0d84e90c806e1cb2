/** A command line in parts. What is unknown is refused here, what a value means is looked at by the commands. */
import meow from 'meow';
import {wrongUsage} from '../complaint.js';
import type {CommandShape} from '../shapes.js';
import {asTyped} from './as-typed.js';
import {everywhere, letters, taking} from './catalogue.js';
import {nearest} from './nearest.js';

/** A command line whose options are all known to its command. */
export type Given<Shape extends CommandShape = CommandShape> = {
	readonly command: Shape;
	/** By name; empty text for an option without a value. */
	readonly options: ReadonlyMap<string, string>;
	readonly operands: readonly string[];
	/** The version of the program. */
	readonly version: string;
};

/** Takes a command line apart. Throws a complaint about the first thing in it that no command or not this one takes. */
export function parseCommandLine<Shape extends CommandShape>(argv: readonly string[], commands: readonly Shape[]): Given<Shape> {
	const known = [...new Set([...everywhere, ...commands.flatMap(command => command.options)])];
	const texts = beforeOperands(argv).map(text => writtenOut(text));
	const {input, flags, pkg} = meow({
		importMeta: import.meta,
		argv: [...texts.map(text => withoutNext(text)), ...argv.slice(texts.length)],
		description: false,
		help: false,
		autoHelp: false,
		autoVersion: false,
		booleanDefault: undefined,
		// Everything may be given several times for meow, which would otherwise throw.
		flags: Object.fromEntries(known.map(option => [flagName(option), {type: taking(option) === 'nothing' ? 'boolean' : 'string', isMultiple: true}])),
	});
	const mentioned = texts.filter(text => isOption(text)).map(text => text.replace(/=.*$/s, ''));
	refuseUnknown(mentioned, known, commands.find(({name}) => name === input.at(0)));
	const command = commandNamed(input.at(0), commands);
	const options = new Map<string, string>();
	for (const name of mentioned) {
		const option = name.slice(2);
		if (options.has(option)) {
			throw wrongUsage(words => words.optionTwice(name));
		}

		const values: unknown = flags[flagName(option)];
		options.set(option, valueOf(option, texts, Array.isArray(values) ? values.at(0) : undefined));
	}

	refuseForeign([...options.keys()], command, commands);
	const operands = input.slice(1);
	if (!options.has('help') && !options.has('version')) {
		refuseOperands(operands, command);
	}

	return {
		command, options, operands, version: String(pkg.version),
	};
}

/** What stands before a `--`, after which nothing is an option. */
export function beforeOperands(argv: readonly string[]): readonly string[] {
	const end = argv.indexOf('--');
	return argv.slice(0, end === -1 ? undefined : end);
}

/** A negative number is a value. */
function isOption(text: string): boolean {
	return /^-[^\d.]/.test(text);
}

/** The name of an option for its letter. */
function writtenOut(text: string): string {
	const [option] = [...letters].find(([, letter]) => text === `-${letter}`) ?? [];
	return option === undefined ? text : `--${option}`;
}

/** An option that takes nothing, for meow, which would take a `true` or `false` after it for its value. */
function withoutNext(text: string): string {
	return isOption(text) && taking(text.slice(2)) === 'nothing' ? `${text}=true` : text;
}

/** How meow calls an option; of `--no-color` it knows `color`. */
function flagName(option: string): string {
	return option.replace(/^no-/, '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The nearest one is looked for in the command that seems to be meant, then in all. */
function refuseUnknown(mentioned: readonly string[], known: readonly string[], command: CommandShape | undefined): void {
	const unknown = mentioned.find(name => !known.some(option => name === `--${option}`));
	if (unknown === undefined) {
		return;
	}

	const dashed = (options: readonly string[]) => options.map(option => `--${option}`);
	const near = nearest(unknown, dashed([...everywhere, ...command?.options ?? []])) ?? nearest(unknown, dashed(known));
	throw wrongUsage(words => words.unknownOption(asTyped(unknown), near));
}

function valueOf(option: string, texts: readonly string[], value: unknown): string {
	const takes = taking(option);
	if (takes === 'nothing') {
		if (texts.some(text => text.startsWith(`--${option}=`))) {
			throw wrongUsage(words => words.valueTooMany(`--${option}`));
		}

		return '';
	}

	const text = typeof value === 'string' ? value : '';
	if (takes === 'value' && text === '') {
		throw wrongUsage(words => words.valueMissing(`--${option}`));
	}

	return text;
}

function commandNamed<Shape extends CommandShape>(name: string | undefined, commands: readonly Shape[]): Shape {
	const command = commands.find(one => one.name === name);
	if (command === undefined) {
		const possible = [...commands.flatMap(one => one.name ?? []), '--help', '--version'];
		throw wrongUsage(words => words.unknownCommand(asTyped(String(name)), nearest(String(name), possible)));
	}

	return command;
}

function refuseForeign(given: readonly string[], command: CommandShape, commands: readonly CommandShape[]): void {
	const foreign = given.find(option => !everywhere.includes(option) && !command.options.includes(option));
	if (foreign !== undefined) {
		const owners = commands.flatMap(one => one.options.includes(foreign) ? one.name ?? [] : []);
		throw wrongUsage(words => words.optionElsewhere(`--${foreign}`, owners));
	}
}

/** What is missing is the command's to say. */
function refuseOperands(operands: readonly string[], {operands: taken}: CommandShape): void {
	const most = taken === 'none' ? 0 : 1;
	if (taken !== 'files' && operands.length > most) {
		throw wrongUsage(words => words.unexpected(asTyped(operands[most])));
	}
}
