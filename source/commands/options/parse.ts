/** A command line in parts. What is unknown is refused here, what a value means is looked at by the commands. */
import meow from 'meow';
import {wrongUsage} from '../complaint.js';
import {everywhere, taking} from './catalogue.js';
import {nearest} from './nearest.js';

/** What a command takes. */
export type CommandShape = {
	/** Undefined for the menu, which opens without a command. */
	readonly name: string | undefined;
	/** Its own options, besides those of every command. */
	readonly options: readonly string[];
	readonly operands: 'none' | 'files';
};

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
	const mentioned = mentionedOptions(argv);
	for (const name of new Set(mentioned)) {
		if (!known.some(option => `--${option}` === name)) {
			throw wrongUsage(words => words.unknownOption(name, nearest(name, known.map(option => `--${option}`))));
		}
	}

	const {input, flags, pkg} = meow({
		importMeta: import.meta,
		argv,
		description: false,
		help: false,
		autoHelp: false,
		autoVersion: false,
		booleanDefault: undefined,
		// Everything may be given several times for meow, which would otherwise throw.
		flags: Object.fromEntries(known.map(option => [flagName(option), {type: taking(option) === 'nothing' ? 'boolean' : 'string', isMultiple: true}])),
	});
	const command = commandNamed(input.at(0), commands);
	const options = new Map<string, string>();
	for (const name of mentioned) {
		const option = name.slice(2);
		if (options.has(option)) {
			throw wrongUsage(words => words.optionTwice(name));
		}

		const values: unknown = flags[flagName(option)];
		options.set(option, valueOf(option, argv, Array.isArray(values) ? values.at(0) : undefined));
	}

	refuseForeign([...options.keys()], command, commands);
	const operands = input.slice(1);
	if (command.operands === 'none' && operands.length > 0 && !options.has('help')) {
		throw wrongUsage(words => words.unexpected(operands[0]));
	}

	return {
		command, options, operands, version: String(pkg.version),
	};
}

/** The options in the order given, with their dashes and without values. A negative number is a value. */
function mentionedOptions(argv: readonly string[]): string[] {
	const end = argv.indexOf('--');
	return argv.slice(0, end === -1 ? undefined : end)
		.filter(text => /^-[^\d.]/.test(text))
		.map(text => text.replace(/=.*$/s, ''));
}

/** How meow calls an option; of `--no-color` it knows `color`. */
function flagName(option: string): string {
	return option.replace(/^no-/, '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function valueOf(option: string, argv: readonly string[], value: unknown): string {
	const takes = taking(option);
	if (takes === 'nothing') {
		if (argv.some(text => text.startsWith(`--${option}=`))) {
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
		const names = commands.flatMap(one => one.name ?? []);
		throw wrongUsage(words => words.unknownCommand(String(name), nearest(String(name), names)));
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
