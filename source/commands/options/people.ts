/** Who sits at the table of `play`: people first, then bots. */
import type {Player} from '../../match/match.js';
import {flawInName} from '../../record/text.js';
import type {Terms} from '../../rules/variant.js';
import {botNames} from '../../table/names.js';
import type {UsageWords} from '../../words/en/usage.js';
import {wrongUsage} from '../complaint.js';
import {type Options, choicesIn, numberIn} from './values.js';

/** How well bots play when nothing is said. */
export const usualLevel = 'casual';

/** The players by seat. `name` is the first person's; others are called by a number. */
export function playersIn(options: Options, {seats}: Terms, {name, words}: {name: string | undefined; words: UsageWords}): Player[] {
	const humans = numberIn(options, 'humans', {low: 1, high: 99}) ?? 1;
	if (humans > seats) {
		throw wrongUsage(faults => faults.tooManyPeople(humans, seats));
	}

	const names = Array.from({length: humans}, (_, person) => person === 0 && name !== undefined ? name : words.person(person + 1, humans));
	const levels = levelsIn(options, seats - humans);
	const bots = botNames(levels.length, names);
	return [
		...names.map((own): Player => ({name: own, kind: 'human'})),
		...levels.map((level, bot): Player => ({name: bots[bot], kind: 'bot', level})),
	];
}

/** For each bot its level. */
function levelsIn(options: Options, bots: number): string[] {
	const names = choicesIn(options, 'bots');
	if (names !== undefined && bots === 0) {
		throw wrongUsage(words => words.noBots);
	}

	if (names !== undefined && names.length !== 1 && names.length !== bots) {
		throw wrongUsage(words => words.wrongBots([...new Set([1, bots])], names.length));
	}

	return names?.length === bots ? names : Array.from({length: bots}, () => names?.at(0) ?? usualLevel);
}

/** The name given, if a record can hold it. */
export function nameIn(options: Options): string | undefined {
	const name = options.get('name');
	if (name !== undefined && !isName(name)) {
		throw wrongUsage(words => words.badName);
	}

	return name;
}

/** Whether a person can be called so. */
export function isName(name: string): boolean {
	return name.trim() !== '' && flawInName(name) === undefined;
}
