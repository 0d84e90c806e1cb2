/** What the values of options mean. Each function throws a complaint about a value that means nothing. */
import {wrongUsage} from '../complaint.js';
import {choicesOf} from './catalogue.js';
import {nearest} from './nearest.js';

export type Options = ReadonlyMap<string, string>;

/** The word given, if it is one of the option's choices. */
export function choiceIn(options: Options, option: string): string | undefined {
	const value = options.get(option);
	return value === undefined ? undefined : choice(option, value);
}

/** Several words, separated by commas. */
export function choicesIn(options: Options, option: string): string[] | undefined {
	return options.get(option)?.split(',').map(value => choice(option, value));
}

function choice(option: string, value: string): string {
	const choices = choicesOf(option) ?? [];
	if (!choices.includes(value)) {
		throw wrongUsage(words => words.unknownValue({
			option: `--${option}`, value: value === '' ? '""' : value, choices, near: nearest(value, choices),
		}));
	}

	return value;
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
			option: `--${option}`, value, low, high,
		}));
	}

	return number;
}
