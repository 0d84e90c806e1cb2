/** The program: a command line becomes a command, and everything that goes wrong one sentence and an exit code. */
import {usage as english} from '../words/en/usage.js';
import {type Language, languageOf} from '../words/language.js';
import {usage as polish} from '../words/pl/usage.js';
import {commands} from './commands.js';
import {Complaint, fileFailure} from './complaint.js';
import {helpFor} from './help.js';
import {parseCommandLine} from './options/parse.js';
import {choiceIn} from './options/values.js';
import {openOutlet} from './outlet.js';
import type {Command, Surroundings} from './surroundings.js';

const ourFault = 70;

/** Runs a command line, without the program's name, and ends with its exit code. */
export async function run(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<number> {
	const option = languageAsked(argv);
	const language = languageOf({option, env});
	const chosenLanguage = option ?? (namesLanguage(env) ? language : undefined);
	const words = {en: english, pl: polish}[language];
	const outlet = openOutlet(env, code => {
		outlet.warn(fileFailure('cannotWrite', '/dev/stdout', code).say(words));
	});
	try {
		return await runCommand(argv, {
			...outlet, env, language, chosenLanguage, words,
		});
	} catch (error) {
		if (error instanceof Complaint) {
			outlet.warn(onOneLine(error.say(words)));
			return error.code;
		}

		outlet.warn(onOneLine(words.failures.ours(messageOf(error))));
		return ourFault;
	}
}

async function runCommand(argv: readonly string[], surroundings: Surroundings): Promise<number> {
	const given = parseCommandLine<Command>(argv, commands);
	if (given.options.has('help')) {
		surroundings.print(helpFor(given.command, commands, surroundings));
		return 0;
	}

	if (given.options.has('version')) {
		surroundings.print(given.version);
		return 0;
	}

	choiceIn(given.options, 'lang');
	return given.command.run(given, surroundings);
}

/** The language of what we say about a command line must be known before it is understood. */
function languageAsked(argv: readonly string[]): Language | undefined {
	const place = argv.findIndex(text => text === '--lang' || text.startsWith('--lang='));
	const asked = place === -1 ? undefined : (argv[place] === '--lang' ? argv.at(place + 1) : argv[place].slice('--lang='.length));
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

/** What was typed may be in it, and may hold anything. */
function onOneLine(sentence: string): string {
	return sentence.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, character => String.raw`\u{${character.codePointAt(0)!.toString(16)}}`);
}
