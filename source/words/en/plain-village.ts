/** The village in plain lines, in English: each a sentence that needs no other. */
import {listed, people, seconds} from './nouns.js';

export const plainVillage = {
	/** Words that may be typed, the first of each the one we speak of. */
	typed: {
		lobby: ['lobby', 'list'],
		found: ['new', 'found'],
		sit: ['sit', 'join'],
		watch: ['watch'],
		name: ['name'],
		comeBack: ['back'],
		records: ['records'],
		read: ['read'],
		words: ['words'],
		start: ['start'],
		rise: ['up', 'rise'],
		say: ['say'],
		rules: ['rules'],
		statistics: ['statistics', 'stats'],
		language: ['language'],
		bell: ['bell'],
		help: ['help'],
		quit: ['quit', 'exit', 'leave'],
	},
	/** Behind `bell`. */
	switches: {on: ['on', 'yes'], off: ['off', 'no']},
	here: (name: string, count: number) => `You are ${name}; ${people(count)} here.`,
	/** A table in the list. Whoever sits there, then what can be done. */
	table: ({number, variant, sitters, free, stage, isPrivate, isOwn}: ToldTable) => [
		`Table ${number}: ${variant}, `,
		`${sitters.length === 0 ? 'nobody' : listed(sitters)}${free === 0 ? '' : `, ${free} free`}, ${stage}`,
		isPrivate ? ', with a word' : '',
		isOwn ? '; you have a seat there' : '',
		'.',
	].join(''),
	stages: {waiting: 'waiting for players', playing: 'the match is on', over: 'the match is over'},
	lobbyHelp: 'Type a table\'s number to sit down, new for a table of your own, or ? for all words.',
	roomHelp: 'Type start to begin, say and a text to talk, up to get up, or ? for all words.',
	waitHelp: 'Type say and a text to talk, up to get up, or ? for all words.',
	againHelp: 'Type start for another match, say and a text to talk, up to get up, or ? for all words.',
	/** All words, where one is at no table. */
	lobbyWords: [
		'A number: sit down at that table; behind it the word of a private table.',
		'watch and a number: watch that table.',
		'new: a table of your own.',
		'Enter alone or lobby: the tables, and who is here.',
		'say and a text: to everybody in the lobby.',
		'name and a name: be called that.',
		'back and the come-back word: your seat again.',
		'records: finished matches; read and a number: one of them.',
		'rules: how a game is played.',
		'statistics: how your matches went.',
		'language: English or Polish. bell: whether it rings when your turn comes.',
		'quit: leave the village.',
	],
	roomWords: [
		'start: the match begins, bots take the free seats.',
		'say and a text: to the table.',
		'words and a text: adds words of your own to the chance of the deals.',
		'Enter alone: who sits here.',
		'statistics, language, bell: as in the lobby.',
		'up: get up.',
	],
	gameWords: [
		'say and a text: to the table. statistics, language, bell: as in the lobby.',
		'q or up: get up; a bot plays on for you, and the table\'s number takes you back.',
	],
	/** The same for a watcher. */
	watchWords: 'You are watching. say and a text: to the table. statistics, language, bell: as in the lobby. q or up: stop watching.',
	seat: (number: number, name: string | undefined) => `Seat ${number}: ${name ?? 'free'}.`,
	yourSeat: (number: number) => `Seat ${number}: you.`,
	watching: 'You are watching.',
	commit: (hash: string) => `All deals follow from one secret; its SHA-256 is ${hash}.`,
	reveal: (secret: string) => `The secret of the deals was ${secret}.`,
	comeBack: (word: string) => `If your connection breaks, type back ${word} to take your seat again.`,
	waitsAgain: 'The table waits for another match.',
	name: (name: string) => `You are called ${name}.`,
	words: {
		own: (text: string) => `Your words for the chance of the deals: ${text}.`,
		other: (name: string, text: string) => `${name} adds words to the chance of the deals: ${text}.`,
		none: 'You have added no words; type words and a text.',
		goneFrom: (name: string) => `${name} takes the words away.`,
	},
	/** Where one has a seat, how the match ended. */
	result: (sides: readonly string[]) => `The match is over: ${sides.join(', ')}.`,
	clockOf: (name: string, count: number) => `${name} has ${seconds(count)} left.`,
	tooLong: (most: number) => `That line is too long and was not read: at most ${most} characters.`,
	languageIs: 'Your language is English. Type language polski for Polish.',
	bell: {
		on: 'The bell rings when your turn comes at a table with other people. Type bell off for silence.',
		off: 'The bell is silent. Type bell on, and it rings when your turn comes at a table with other people.',
	},
	noTable: (number: number) => `There is no table ${number}.`,
	/** Behind the sentence on who plays for oneself. */
	anyLine: 'Enter brings you back.',
	waitingFor: (names: readonly string[]) => `Waiting for ${listed(names)}.`,
	left: 'You are in the lobby again.',
	side: (names: readonly string[], score: number) => `${listed(names)} ${score}`,
	record: (number: number, {variant, sides, date}: ToldRecord) =>
		`${number}: ${variant}, ${sides.join(', ')}, ${date}.`,
	noRecords: 'No match has been finished yet.',
	readHelp: 'Type read and a number to read one.',
	word: 'A word for your friends, or Enter alone for a table open to everybody',
	clock: 'Seconds for a turn, 0 for no clock',
};

/** A table, for the ear. */
export type ToldTable = {
	readonly number: number;
	readonly variant: string;
	readonly sitters: readonly string[];
	/** How many seats are free. */
	readonly free: number;
	readonly stage: string;
	readonly isPrivate: boolean;
	readonly isOwn: boolean;
};

/** A finished match, for the ear. */
export type ToldRecord = {
	readonly variant: string;
	/** For each team its players, and what the match stood at in the end. */
	readonly sides: readonly string[];
	readonly date: string;
};

/** Every language has all of them. */
export type PlainVillageWords = typeof plainVillage;
