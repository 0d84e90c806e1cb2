/** Who plays by `--bots`: levels of the shelf, and programs from outside as `exec:COMMAND`. */
import {levels} from '../../bots/index.js';
import {type Program, programLevel} from '../../bots/program.js';
import {wrongUsage} from '../complaint.js';
import {asTyped} from './as-typed.js';
import {isProgram} from './is-program.js';
import {type Options, numberIn, refuseOthers} from './values.js';

/** One of the names of `--bots`. */
export type BotName = {
	/** As it was typed. */
	readonly typed: string;
	/** One of the shelf, or `exec`. */
	readonly level: string;
	/** The program of the level `exec` and its arguments. */
	readonly command?: readonly string[];
};

const prefix = `${programLevel}:`;
const usualPatience = 5000;
const longestPatience = 600_000;

/** The names of `--bots`, separated by commas. Throws a complaint about one that means nothing. */
export function botsIn(options: Options): BotName[] | undefined {
	return splitNames(options.get('bots'))?.map(({typed, words}) => {
		if (!typed.startsWith(prefix)) {
			refuseOthers('--bots', typed, [...levels, `${prefix}…`]);
			return {typed, level: typed};
		}

		return {typed, level: programLevel, command: commandOf(typed, words)};
	});
}

/** The program of a bot, if one plays it, with the patience of `--exec-timeout`. */
export function programOf({command}: BotName, options: Options): Program | undefined {
	const patience = numberIn(options, 'exec-timeout', {low: 1, high: longestPatience}) ?? usualPatience;
	return command && {command, patience};
}

type Split = {readonly typed: string; readonly words: readonly string[]};

/** A text in quotes, an escaped character, a comma, spaces, or any other character. */
const pieces = /"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\\"']/gsu;

/** As a shell does it: spaces stand between words; quotes keep spaces and commas in them, a backslash the next character. */
function splitNames(text: string | undefined): Split[] | undefined {
	if (text === undefined) {
		return undefined;
	}

	const found = text.match(pieces) ?? [];
	if (found.join('') !== text) {
		throw wrongUsage(words => words.openQuote('--bots'));
	}

	const names: Array<{typed: string; words: string[]}> = [{typed: '', words: []}];
	let isWithin = false;
	for (const piece of found) {
		const name = names.at(-1)!;
		if (piece === ',') {
			names.push({typed: '', words: []});
			isWithin = false;
			continue;
		}

		name.typed += piece;
		if (/^\s$/.test(piece)) {
			isWithin = false;
			continue;
		}

		name.words.push(`${isWithin ? name.words.pop()! : ''}${meant(piece)}`);
		isWithin = true;
	}

	return names;
}

/** A piece without its quotes and backslashes. */
function meant(piece: string): string {
	if (piece.startsWith('\'')) {
		return piece.slice(1, -1);
	}

	return piece.startsWith('"') ? piece.slice(1, -1).replaceAll(/\\(["\\])/g, '$1') : piece.replace(/^\\/, '');
}

function commandOf(typed: string, [first, ...rest]: readonly string[]): readonly string[] {
	const program = first.slice(prefix.length);
	const command = program === '' ? rest : [program, ...rest];
	if (command.length === 0) {
		throw wrongUsage(words => words.commandMissing(asTyped(typed)));
	}

	if (!isProgram(command[0])) {
		throw wrongUsage(words => words.noProgram(asTyped(command[0])));
	}

	return command;
}
