/** The command line in English: what was asked for wrongly, and the help. Options and values are given as written. */
import {help} from './help.js';
import {
	deals, listed, matches, players,
} from './nouns.js';

const or = (choices: readonly string[]) => listed(choices, 'or');
const nearest = (name: string | undefined) => name === undefined ? '' : ` Did you mean ${name}?`;

const reasons: Readonly<Record<string, string>> = {
	EACCES: 'permission denied',
	EPERM: 'permission denied',
	EROFS: 'the file system is read-only',
	ENOENT: 'there is no such file or directory',
	ENOTDIR: 'a part of the path is no directory',
	EISDIR: 'it is a directory',
	EEXIST: 'it is already there',
	ENOSPC: 'the disk is full',
	ENAMETOOLONG: 'the name is too long',
};

export const usage = {
	/** What is wrong with a command line; each a sentence. */
	faults: {
		unknownCommand: (name: string, near: string | undefined) => `There is no command ${name}.${nearest(near)}`,
		unknownOption: (option: string, near: string | undefined) => `There is no option ${option}.${nearest(near)}`,
		optionElsewhere: (option: string, commands: readonly string[]) => `The option ${option} belongs to ${listed(commands)}.`,
		optionTwice: (option: string) => `The option ${option} is given twice.`,
		valueMissing: (option: string) => `The option ${option} needs a value.`,
		valueTooMany: (option: string) => `The option ${option} takes no value.`,
		unexpected: (text: string) => `Nothing can be done with ${text} here.`,
		wordMissing: (command: string, choices: readonly string[]) => `Which one? ${command} needs ${or(choices)}.`,
		fileMissing: (command: string) => `Which file? ${command} needs at least one, or - for standard input.`,
		oneFileMissing: (command: string) => `Which file? ${command} needs one, or - for standard input.`,
		excludeEachOther: (one: string, other: string) => `${one} and ${other} exclude each other.`,
		unknownValue: (given: {option: string; value: string; choices: readonly string[]; near: string | undefined}) =>
			`${given.option} cannot be ${given.value}, only ${or(given.choices)}.${nearest(given.near)}`,
		notANumber: ({option, value, low, high}: {option: string; value: string; low: number; high: number}) =>
			`${option} must be a whole number from ${low} to ${high}, not ${value}.`,
		evenGames: (value: string) => `--games must be odd, so that a match has a winner, not ${value}.`,
		wrongPlayers: (variant: string, possible: readonly number[], given: number) => `${variant} is for ${or(possible.map(String))} players, not ${given}.`,
		wrongBots: (possible: readonly number[], given: number) => `--bots must name ${or(possible.map(String))} ${possible.at(-1) === 1 ? 'bot' : 'bots'} here, not ${given}.`,
		/** The text of an option cannot be taken apart. */
		openQuote: (option: string) => `A quote in ${option} is not closed.`,
		commandMissing: (name: string) => `${name} names no program; exec: needs one, as in exec:./bot or 'exec:python3 bot.py'.`,
		noProgram: (program: string) => `There is no program ${program}.`,
		tooManyPeople: (humans: number, seats: number) => `--humans ${humans} is too many for ${players(seats)}.`,
		noBots: 'There is no seat left for --bots.',
		otherVariant: (option: string, owner: string, variant: string) => `${option} is a house rule of ${owner}, not of ${variant}.`,
		tooManyNames: (names: number, humans: number) => `--name has ${names} names, but --humans is ${humans}.`,
		sameName: (name: string) => `--name has ${name} twice.`,
		badName: 'A name has 1 to 40 characters, without quotes and control characters.',
		resumedAsItWas: (option: string) => `A match goes on as it was agreed on: --resume and ${option} exclude each other.`,
	},
	/** What could not be done; each a sentence. */
	failures: {
		cannotRead: (file: string, reason: string) => `${file} cannot be read: ${reason}.`,
		cannotWrite: (file: string, reason: string) => `${file} cannot be written: ${reason}.`,
		recordsThere: (directory: string) => `${directory} already holds records of matches; name another directory.`,
		nothingToResume: 'There is no unfinished match.',
		beingPlayed: (file: string) => `The match in ${file} is being played in another window.`,
		finished: (file: string) => `The match in ${file} is over.`,
		emptyRecord: (file: string) => `There is no match yet in ${file}.`,
		/** `fault` says what is wrong. */
		wrongRecord: (file: string, line: number, fault: string) => `${file}:${line}: ${fault}.`,
		unknownLevel: (file: string, level: string) => `${file} needs a bot that plays at the level ${level}; there is none.`,
		'no-terminal': 'The game needs a terminal for its input and output.',
		oldNode: (needed: number, version: string) => `The game needs Node ${needed} or newer; this is Node ${version}.`,
		'dumb-terminal': 'This terminal cannot move its cursor, which the game needs.',
		ours: (message: string) => `Our fault, please report it: ${message}`,
		/** By the code of the operating system. */
		reasons,
	},
	/** Names in the record of those who were not named. */
	person: (number: number, people: number) => people === 1 ? 'Player' : `Player ${number}`,
	/** Said by `check` of a record that is right as far as it goes. */
	endsInHeader: 'the end of the file, before the header of the record is complete',
	lastLineCut: (file: string) => `${file}: the last line has no LF and does not count.`,
	help,
	/** What `simulate` says. */
	simulation: {
		ofMatches: amounts(matches),
		/** Where deals are played alone. */
		ofDeals: amounts(deals),
		title: ({variant, players: seats, target, games}: {variant: string; players: number; target: number; games: number}) =>
			`${variant}, ${players(seats)}, to ${target}${games > 1 ? `, best of ${games}` : ''}`,
		played: (played: number, inDeals: number, seconds: string) => `${matches(played)}, ${deals(inDeals)}, ${seconds} s`,
		/** `different` deals, each in every seating. */
		dealt: (played: number, different: number, seconds: string) => `${deals(played)}: ${different} different, each in every seating; ${seconds} s`,
		columns: {
			bot: 'bot', won: 'won', rate: 'rate', interval: '95 % interval', points: 'points/deal', pace: 'ms/choice',
			/** Whether the rate is above or below what falls to each when all are equal. */
			even: (share: string) => `vs ${share}`, above: 'above', below: 'below', open: 'unclear',
			/** Points a deal more than the others. */
			difference: 'points ahead', fromTo: (low: string, high: string) => `${low} to ${high}`,
		},
	},
};

function amounts(many: (number: number) => string) {
	return {
		rounded: (asked: number, played: number) => `${many(asked)} would not be whole sets: playing ${played}.`,
		/** Also how many there are of some kind. */
		progress: (done: number, all: number) => `${done} of ${many(all)}`,
		stopped: (done: number, all: number) => `Stopped after ${done} of ${many(all)}.`,
	};
}

/** The words of the command line; every language has all of them. */
export type UsageWords = typeof usage;
