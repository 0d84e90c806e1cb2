/** The program: a command line becomes a command, and everything that goes wrong one sentence and an exit code. */
import {visible} from '../record/visible.js';
import {usage as english} from '../words/en/usage.js';
import {type Language, languageOf} from '../words/language.js';
import {usage as polish} from '../words/pl/usage.js';
import {commands} from './commands.js';
import {Complaint, fileFailure} from './complaint.js';
import {helpFor} from './help.js';
import {beforeOperands, parseCommandLine} from './options/parse.js';
import {choiceIn} from './options/values.js';
import {openOutlet} from './outlet.js';
import {printWidth} from './print-width.js';
import type {Command, Surroundings} from './surroundings.js';

const ourFault = 70;
/** Longer lines are hard to read. */
const widestHelp = 79;

/** Runs a command line, without the program's name, and ends with its exit code. */
export async function run(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<number> {
	const option = languageAsked(argv);
	const language = languageOf({option, env});
	const chosenLanguage = option ?? (namesLanguage(env) ? language : undefined);
	const words = {en: english, pl: polish}[language];
	const outlet = openOutlet(env, code => {
		outlet.warn(fileFailure('cannotWrite', '/dev/stdout', code).say(words));
	});
	return answer(argv, {
		...outlet, env, language, chosenLanguage, words,
	});
}

/** Runs a command line in its surroundings; a complaint or a fault of ours is one line of warning and an exit code. */
export async function answer(argv: readonly string[], surroundings: Surroundings): Promise<number> {
	const {words, warn} = surroundings;
	try {
		return await runCommand(argv, surroundings);
	} catch (error) {
		if (error instanceof Complaint) {
			warn(visible(error.say(words)));
			return error.code;
		}

		warn(visible(words.failures.ours(messageOf(error))));
		return ourFault;
	}
}

async function runCommand(argv: readonly string[], surroundings: Surroundings): Promise<number> {
	const given = parseCommandLine<Command>(argv, commands);
	choiceIn(given.options, 'lang');
	if (given.options.has('help')) {
		surroundings.print(helpFor(given.command, commands, {...surroundings, width: Math.min(widestHelp, printWidth())}));
		return 0;
	}

	if (given.options.has('version')) {
		surroundings.print(given.version);
		return 0;
	}

	return given.command.run(given, surroundings);
}

/** The language of what we say about a command line must be known before it is understood. */
function languageAsked(argv: readonly string[]): Language | undefined {
	const options = beforeOperands(argv);
	const place = options.findIndex(text => text === '--lang' || text.startsWith('--lang='));
	const asked = place === -1 ? undefined : (options[place] === '--lang' ? options.at(place + 1) : options[place].slice('--lang='.length));
	return asked === 'en' || asked === 'pl' ? asked : undefined;
}

/** Whether the environment asks for a language at all; C and POSIX are none. */
function namesLanguage({LC_ALL: all, LC_MESSAGES: messages, LANG: lang}: Surroundings['env']): boolean {
	const locale = [all, messages, lang].find(Boolean);
	return locale !== undefined && !/^(c|posix)(\.|$)/i.test(locale);
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
