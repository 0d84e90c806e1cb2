/** What a command finds around it. */
import type {UsageWords} from '../words/en/usage.js';
import type {Language} from '../words/language.js';
import type {Given} from './options/parse.js';
import type {CommandShape} from './shapes.js';

export type Surroundings = {
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly language: Language;
	/** The language that an option or the environment asks for; undefined when they say nothing, and the settings may decide. */
	readonly chosenLanguage: Language | undefined;
	readonly words: UsageWords;
	/** Writes a line to standard output. */
	readonly print: (line: string) => void;
	/** Writes a line to standard error. */
	readonly warn: (line: string) => void;
};

/** A command: what it takes, and what it does. It ends with an exit code, or throws a complaint. */
export type Command = CommandShape & {
	readonly run: (given: Given, surroundings: Surroundings) => Promise<number>;
};
