/** The command line as completion scripts and the manual need it: every command and option with what it takes and does. */
import type {UsageWords} from '../words/en/usage.js';
import type {Language} from '../words/language.js';
import {optionText} from './help.js';
import {
	choicesOf, everywhere, letters, pathTaken, taking, takesSeveral,
} from './options/catalogue.js';
import {type CommandShape, shapes} from './shapes.js';

export type OptionOutline = {
	/** Without its dashes. */
	readonly name: string;
	readonly letter: string | undefined;
	readonly text: string;
	readonly takes: 'value' | 'value-or-nothing' | 'nothing';
	/** What stands for the value in a help text. */
	readonly placeholder: string;
	/** The values it can have, where these are a few words. */
	readonly choices: readonly string[];
	/** Whether it takes several of them, separated by commas. */
	readonly several: boolean;
	readonly path: 'file' | 'directory' | undefined;
};

export type CommandOutline = {
	readonly name: string;
	readonly summary: string;
	readonly options: readonly OptionOutline[];
	readonly operands: CommandShape['operands'];
	/** Whether it does without what it works on as well. */
	readonly canDoWithout: boolean;
};

export type Outline = {
	readonly commands: readonly CommandOutline[];
	/** The options of every command, and of the menu. */
	readonly everywhere: readonly OptionOutline[];
};

export function outlineOf({help}: UsageWords, language: Language): Outline {
	const outlined = (options: readonly string[]) => options.map((name): OptionOutline => ({
		name,
		letter: letters.get(name),
		text: optionText(name, help, language),
		takes: taking(name),
		placeholder: help.optionValues[name] ?? '',
		choices: choicesOf(name) ?? [],
		several: takesSeveral(name),
		path: pathTaken(name),
	}));
	return {
		commands: Object.values<CommandShape>(shapes).flatMap(({name, options, operands, canDoWithout = false}) => name === undefined
			? []
			: [{
				name, summary: help.commands[name].summary, options: outlined(options), operands, canDoWithout,
			}]),
		everywhere: outlined(everywhere),
	};
}
