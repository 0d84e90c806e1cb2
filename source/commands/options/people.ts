/** Who sits at the table of `play`: people first, then bots. */
import type {Player} from '../../match/match.js';
import {flawInName} from '../../record/text.js';
import type {Terms} from '../../rules/variant.js';
import {namesOfPrograms} from '../../table/external-bot-name.js';
import type {Programs} from '../../table/external-bot-seats.js';
import {botNames} from '../../table/names.js';
import type {UsageWords} from '../../words/en/usage.js';
import {wrongUsage} from '../complaint.js';
import {asTyped} from './as-typed.js';
import {type BotName, botsIn, programOf} from './bots.js';
import {type Options, numberIn} from './values.js';

/** How well bots play when nothing is said. */
export const usualLevel = 'casual';

/** The players by seat. `name` is the first person's where no option names him; who is not named is called by a number. */
export function playersIn(options: Options, {seats}: Terms, {name, words}: {name: string | undefined; words: UsageWords}): Player[] {
	const humans = humansIn(options);
	if (humans > seats) {
		throw wrongUsage(faults => faults.tooManyPeople(humans, seats));
	}

	const given = namesIn(options) ?? (name === undefined ? [] : [name]);
	const names = Array.from({length: humans}, (_, person) => given.at(person) ?? words.person(person + 1, humans));
	const bots = botsFor(options, seats - humans);
	const botsNames = namesOfBots(bots, names);
	return [
		...names.map((own): Player => ({name: own, kind: 'human'})),
		...bots.map(({level}, bot): Player => ({name: botsNames[bot], kind: 'bot', level})),
	];
}

/** For each seat that a program plays, that program. */
export function programsIn(options: Options, players: readonly Player[]): Programs {
	const people = players.filter(({kind}) => kind === 'human').length;
	const bots = botsFor(options, players.length - people);
	return players.map((_, seat) => seat < people ? undefined : programOf(bots[seat - people], options));
}

/** Names for bots, other than those of the people: programs have their own. */
export function namesOfBots(bots: readonly BotName[], people: readonly string[] = []): string[] {
	const commands = bots.flatMap(({command}) => command === undefined ? [] : [command]);
	const programs = namesOfPrograms(commands, people);
	const others = botNames(bots.length - programs.length, [...people, ...programs]);
	return bots.map(({command}) => (command === undefined ? others : programs).shift()!);
}

/** The bots in the order of their seats. */
function botsFor(options: Options, bots: number): BotName[] {
	const names = botsIn(options);
	if (names !== undefined && bots === 0) {
		throw wrongUsage(words => words.noBots);
	}

	if (names !== undefined && names.length !== 1 && names.length !== bots) {
		throw wrongUsage(words => words.wrongBots([...new Set([1, bots])], names.length));
	}

	return names?.length === bots ? names : Array.from({length: bots}, () => names?.at(0) ?? {typed: usualLevel, level: usualLevel});
}

function humansIn(options: Options): number {
	return numberIn(options, 'humans', {low: 1, high: 99}) ?? 1;
}

/** The names given, one for each person or fewer, if a record can hold them. Where one person plays, a comma is a part of his name. */
export function namesIn(options: Options): string[] | undefined {
	const text = options.get('name');
	if (text === undefined) {
		return undefined;
	}

	const humans = humansIn(options);
	const names = humans === 1 ? [text] : text.split(',').map(name => name.trim());
	if (!names.every(name => isName(name))) {
		throw wrongUsage(words => words.badName);
	}

	if (names.length > humans) {
		throw wrongUsage(words => words.tooManyNames(names.length, humans));
	}

	const twice = names.find((name, place) => names.indexOf(name) < place);
	if (twice !== undefined) {
		throw wrongUsage(words => words.sameName(asTyped(twice)));
	}

	return names;
}

/** Whether a person can be called so. */
export function isName(name: string): boolean {
	return name.trim() !== '' && flawInName(name) === undefined;
}
