/** What the values of options mean. Each function throws a complaint about a value that means nothing. */
import {wrongUsage} from '../complaint.js';
import {asTyped} from './as-typed.js';
import {choicesOf} from './catalogue.js';
import {nearest} from './nearest.js';

export type Options = ReadonlyMap<string, string>;

/** The word given, if it is one of the option's choices. */
export function choiceIn(options: Options, option: string): string | undefined {
	const value = options.get(option);
	return value === undefined ? undefined : choice(option, value);
}

function choice(option: string, value: string): string {
	const choices = choicesOf(option) ?? [];
	refuseOthers(`--${option}`, value, choices);
	return value;
}

/** Throws a complaint when `value`, which stands for `what`, is none of the choices. */
export function refuseOthers<Choice extends string>(what: string, value: string, choices: readonly Choice[]): asserts value is Choice {
	const possible: readonly string[] = choices;
	if (!possible.includes(value)) {
		throw wrongUsage(words => words.unknownValue({
			option: what, value: asTyped(value), choices, near: nearest(value, choices),
		}));
	}
}

/** A whole number in decimal, without sign or leading zeros. */
export function numberIn(options: Options, option: string, {low, high}: {low: number; high: number}): number | undefined {
	const value = options.get(option);
	if (value === undefined) {
		return undefined;
	}

	const number = /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : -1;
	if (number < low || number > high) {
		throw wrongUsage(words => words.notANumber({
			option: `--${option}`, value: asTyped(value), low, high,
		}));
	}

	return number;
}
