/** The village where people play together: its lobby, its tables, what is said, in English. */
import type {villageRefusals} from '../../village/protocol.js';
import {seconds, people as peopleOf, noun} from './nouns.js';

const minutes = noun('minute');
const watchers = noun('watcher');

export const village = {
	title: 'The village',
	/** Who one is, and how many people are here. */
	here: (name: string, count: number) => `${name} · ${peopleOf(count)} here`,
	/** Before the language is known. */
	language: 'Which language?',
	connecting: 'One moment …',
	tables: 'Tables',
	noTables: 'No table yet: found one, and friends or bots will join.',
	idle: (names: readonly string[]) => `In the lobby: ${names.join(', ')}`,
	nobodyElse: 'Nobody else is in the lobby.',
	actions: {
		found: 'A new table',
		'come-back': 'Back to my seat, by the come-back word',
		records: 'Finished matches',
		tutorial: 'Learn a game',
		rules: 'Rules',
		statistics: 'My statistics',
		name: 'My name',
		settings: 'Settings',
		leave: 'Leave the village',
	},
	/** A table in the list. */
	card: {
		number: (number: number) => `table ${number}`,
		free: 'free',
		stages: {waiting: 'waiting', playing: 'playing', over: 'over'},
		since: (count: number) => count === 0 ? 'just now' : minutes(count),
		private: 'private',
		own: 'your seat',
		watchers,
		clock: (count: number) => `${count} s a turn`,
		noClock: 'no clock',
		to: (target: number) => `to ${target}`,
	},
	/** What Enter and `w` do on a row. */
	about: {
		sit: 'Enter sits down, w watches.',
		goOn: 'Enter takes your seat again.',
		watch: 'Enter or w watches.',
		found: 'Choose a game; people can sit down, and bots take the seats left empty when you start.',
		comeBack: 'Type the word you were shown when you sat down.',
		name: 'The name others see.',
	},
	/** A table that is being put together. */
	form: {
		title: 'A new table',
		found: 'Found the table',
		clock: 'Clock',
		clockOf: (count: number) => count === 0 ? 'none' : `${count} s a turn`,
		word: 'Word',
		openToAll: 'open to everybody',
		aboutClock: 'When the time is up, a bot plays that turn. The clock stands still while somebody\'s connection is lost.',
		aboutWord: 'Only who knows the word can sit down or watch. Empty: everybody can.',
		level: 'Bots in empty seats',
	},
	/** At a table before its match. */
	room: {
		title: (number: number) => `Table ${number}`,
		seat: (number: number) => `seat ${number}`,
		you: (name: string) => `${name} (you)`,
		free: (level: string) => `free: a bot (${level}) if nobody comes`,
		/** Where the window is narrow. */
		freeShort: (level: string) => `free: else a bot (${level})`,
		fairShort: 'Fair deals: SHA-256 of the secret they all follow from:',
		comeBackShort: (word: string) => `After a lost connection, your come-back word: ${word}`,
		over: (sides: readonly string[]) => `The match is over: ${sides.join(', ')}.`,
		fair: 'Fair deals: all deals follow from one secret. This is its SHA-256, shown before anybody adds words:',
		words: (name: string, text: string) => `${name} adds: ${text}`,
		comeBack: (word: string) => `If your connection breaks, this word takes you back to your seat: ${word}`,
		reveal: 'The secret was:',
		rows: {
			start: 'Start the match', again: 'Play again', sit: 'Sit down', say: 'Say something', words: 'Add words to the chance of the deals', rise: 'Get up', 'stop-watching': 'Stop watching',
		},
		waitsForStart: (name: string) => `Waiting until ${name} starts the match.`,
		waitsForRematch: (name: string) => `${name} can ask for another match.`,
	},
	/** While a match is played. */
	game: {
		clock: (count: number) => `${Math.floor(count / 60)}:${String(count % 60).padStart(2, '0')}`,
		away: (count: number) => `(away, ${count} s)`,
		unready: (names: readonly string[]) => `Waiting for ${names.join(', ')}.`,
		watching: 'You are watching.',
		watchingTurn: (name: string) => `You are watching: it is ${name}'s turn.`,
		/** Behind the sentence on who plays for oneself. */
		anyKey: 'Any key brings you back.',
		/** On the screen of a match that is over, while the table gathers for another one. */
		rematch: 'A rematch is being prepared: Enter goes to the table.',
		hurryUp: (count: number) => `Your turn: ${seconds(count)} left.`,
	},
	/** What was said, by whom. */
	said: (name: string, text: string) => `${name}: ${text}`,
	/** What is typed at the bottom. */
	entry: {
		say: 'Say',
		name: 'Name',
		words: 'Words',
		'come-back': 'Come-back word',
		word: (number: number) => `Word of table ${number}`,
		help: 'Enter: take over  Esc: forget',
		full: 'There is no room for more.',
		flaw: 'This character cannot be used here.',
	},
	/** What comes about by itself. */
	told: {
		came: (name: string) => `${name} sits down.`,
		went: (name: string) => `${name} gets up.`,
		lost: (name: string) => `${name} has lost the connection; the seat is kept.`,
		'stood-in': (name: string) => `A bot plays for ${name} now.`,
		returned: (name: string) => `${name} is back.`,
		late: {own: 'Time is up: a bot plays this turn for you.', other: (name: string) => `Time is up: a bot plays this turn for ${name}.`},
		'played-for': {own: 'Your time ran out twice: a bot plays for you.', other: (name: string) => `${name}'s time ran out twice: a bot plays that seat.`},
		'was-played-for': 'You play again; meanwhile a bot has played for you.',
		idle: (count: number) => `Are you still there? Without a key you will be shown out in ${minutes(count)}.`,
	},
	farewells: {
		elsewhere: 'You have come in from somewhere else: this visit ends, your seat goes with you.',
		idle: 'You have been away from the keys for long: good-bye. A seat in a match is kept for a while.',
		closing: 'The village closes now. Matches are kept: come back later.',
		full: 'The village is full. Please try again later.',
	},
	keys: {
		sit: 'sit down', watch: 'watch', found: 'new table', create: 'found it', say: 'say', leave: 'leave', rise: 'get up',
	},
	help: [
		'Choose a table with the arrows or its number; Enter sits down, w watches.',
		'n founds a table of your own. Whoever founded it starts the match; bots take the empty seats.',
		'm says something: to the lobby, or to the table you are at. At a table m and Enter alone show all that was said.',
		'If your connection breaks, your seat is kept for two minutes, then a bot plays for you until you are back. The others read "away" and the seconds that are left.',
		'The clock beside a name is the time left for the turn. When it is up, a bot plays that turn; after two in a row it plays on until you press a key.',
		'q gets up: in a match that goes on, a bot plays on for you, and you can sit down there again. After a match Enter goes to the table, where whoever founded it can ask for another match.',
		'With an SSH key the village knows you: your name, your seat and your statistics are yours alone. Without one you get a come-back word at the table.',
		'Before a match the table shows the SHA-256 of a secret, and everybody may add words. After it the secret is shown: dominogranie check computes every deal again.',
	],
	/** Keys that do something else here than in a match of one's own. */
	keyHelp: {
		messages: 'say something; m and Enter alone: everything that has happened',
		leave: 'get up from the table; a bot plays on for you',
	},
	refusals: {
		stale: () => 'That came too late: the position has changed.',
		'not-at-a-table': () => 'You are at no table.',
		'already-at-a-table': () => 'You are at a table: get up first.',
		'no-such-table': () => 'That table is gone.',
		'seat-taken': () => 'Somebody has that seat.',
		'no-seat-free': () => 'No seat is free at that table; w watches.',
		'wrong-word': () => 'That is not the word of the table.',
		'wrong-come-back': () => 'No seat has that come-back word.',
		'not-yours-to-start': () => 'Whoever founded the table starts the match.',
		'has-begun': () => 'The match has begun already.',
		watching: () => 'You are watching: only the players play.',
		closing: () => 'The village is closing: no new tables.',
		'too-many-tables': () => 'There are too many tables: join one, or wait.',
		'name-taken': () => 'Somebody here has that name.',
		'bad-name': () => 'That cannot be a name.',
		'bad-words': () => 'These words cannot be used: at most 40 characters, no quotes.',
		'too-fast': () => 'That was too fast. One thing at a time.',
		'no-such-record': () => 'That record is not to be seen.',
		'no-such-wish': () => 'That cannot be done here.',
	} satisfies Record<(typeof villageRefusals)[number], () => string>,
};

/** The words of the village; every language has all of them. */
export type VillageWords = typeof village;
