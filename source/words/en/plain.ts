/** The accessible mode in English: plain lines, each a sentence that needs no other. Tiles and letters are given as written. */
import type {
	Entry, HeldTile, MatchInBrief, NumberedPlace, Result, ToldArm, ToldEnd,
} from '../plain.js';
import {type Who, several} from '../who.js';
import type {PaidOut} from './bonus.js';
import {
	games, listed, pips, places, players, points, tiles,
} from './nouns.js';
import {people, subject} from './people.js';

function end({letter, pip, host, double, counts}: ToldEnd): string {
	const worth = counts === undefined ? ', counts nothing' : (double ? `, a double, counts ${counts}` : '');
	return `${letter === undefined ? '' : `${letter}: `}${pip} on ${host}${worth}${letter === undefined ? ', not open yet' : ''}`;
}

const numbered = (number: number | undefined) => number === undefined ? '' : `${number}: `;
const bestOf = (most: number) => most > 1 ? `, best of ${games(most)}` : '';

export const plain = {
	/** Words that may be typed besides the one-letter keys, the first of each the one we speak of. */
	typed: {
		ends: ['ends', 'sum'],
		hand: ['hand'],
		counts: ['counts', 'count', 'scores', 'score'],
		layout: ['layout', 'board', 'arms'],
		last: ['last'],
		help: ['help', 'keys'],
		rules: ['rules'],
		play: ['play', 'lay', 'lead'],
		preview: ['try', 'what'],
		draw: ['draw'],
		pass: ['pass'],
		stop: ['stop'],
		next: ['next'],
		hint: ['hint'],
		undo: ['undo', 'back'],
		tracker: ['tracker', 'tiles'],
		say: ['say'],
		quit: ['quit', 'exit', 'leave'],
		on: ['on', 'at', 'to'],
	},
	/** At the beginning. */
	begin: {
		match: ({variant, target, games: most}: MatchInBrief) => `${variant}, to ${target}${bestOf(most)}.`,
		/** A house rule in force: its name, which begins small here, and what is played by it. */
		house: (rule: string, value: string) => `House rule, ${rule}: ${value}.`,
		seats: (names: readonly string[]) => `In turn order: ${listed(names)}.`,
		bot: (name: string, level: string) => `${name} (${level} bot)`,
		/** A program from outside. */
		program: (name: string) => `${name} (outside program)`,
		pair: (pair: Who) => people(pair),
		pairs: (pairs: readonly string[]) => `In pairs: ${pairs.join(' against ')}.`,
		help: 'Type a word and Enter; ? tells the words.',
		goesOn: 'The match goes on where it was left.',
		/** Where a match is several games. */
		game: (number: number) => `Game ${number} begins.`,
	},
	/** Whose turn it is and what can be done. `name` where several people share the keyboard. */
	turn: {
		yours: (name: string | undefined) => name === undefined ? 'Your turn.' : `${name}, your turn.`,
		/** Tiles as they are told by `told.tile`. */
		canPlay: (all: readonly string[]) => `You can play ${all.join('; ')}.`,
		canPlayOrStop: (all: readonly string[]) => `You can play ${all.join('; ')}; or stop.`,
		leadAny: 'You can lead any tile.',
		lead: (leads: readonly string[]) => `You can lead ${listed(leads, 'or')}.`,
		draw: 'Nothing fits: type draw.',
		drawForLead: 'Nobody can lead: type draw.',
		pass: 'Nothing fits: type pass.',
		passLead: 'You have nothing to lead: type pass.',
		of: (name: string) => `It is ${name}'s turn.`,
		drawn: (tile: string) => `${tile} fits and must be played:`,
	},
	/** The answers to the one-letter keys. */
	told: {
		/** A tile of the hand, and where it fits. */
		tile: ({number, tile, places: hosts}: HeldTile) =>
			`${numbered(number)}${tile}${hosts.length === 0 ? '' : ` on ${listed(hosts, 'or')}`}`,
		hand: (all: readonly string[]) => `Your hand: ${all.join('; ')}.`,
		noTiles: 'You hold no tiles.',
		end,
		ends: (all: readonly string[], result: string) => `Ends: ${all.join('; ')}. ${result}`,
		sum: (count: number, earned: number) => `Sum ${count}${earned > 0 ? `, ${points(earned)}` : ''}.`,
		/** Where not the sum earns points, but like ends, or the lead double. */
		sumAndLikeness: (count: number, earned: number, isLead: boolean) =>
			`Sum ${count}${earned > 0 ? `; ${isLead ? 'lead double' : 'like ends'}: ${points(earned)}` : ''}.`,
		empty: 'The table is empty.',
		/** The line of the lead, or an arm that begins at a short side. */
		arm: ({host, tiles: own, start, tip}: ToldArm) =>
			`${host === undefined ? `Line${start === undefined ? '' : ` from end ${start}`}` : `From ${host}`}: ${own.join(', ')}${tip === undefined ? '' : `, end ${tip}`}.`,
		/** A double in an arm whose short sides are an end. */
		withShortEnd: (tile: string, letter: string) => `${tile} with end ${letter} on its side`,
		entry: ({who, number}: Entry) => `${people(who)} ${number}`,
		score: (entries: readonly string[], target: number) => `Score: ${entries.join(', ')}; to ${target}.`,
		games: (entries: readonly string[], most: number) => `Games won: ${entries.join(', ')}; best of ${most}.`,
		tiles: (entries: readonly string[]) => `Tiles: ${entries.join(', ')}.`,
		boneyard: (count: number, closed: number) => `Boneyard: ${tiles(count)}${closed > 0 ? `, ${closed} of them closed` : ''}.`,
	},
	/** What a tile would bring, and the question where to lay it. */
	places: {
		result: ({count, points: earned, another, out}: Result) => [
			...(count === undefined ? [] : [`sum ${count}`]),
			...(earned === undefined ? [] : [earned === 0 ? 'no points' : points(earned)]),
			...(another ? ['another tile'] : []),
			...(out ? ['domino'] : []),
		].join(', '),
		several: (tile: string, count: number) => `${tile} fits in ${places(count)}:`,
		place: ({number, host, letter, result}: NumberedPlace) =>
			`${numbered(number)}${host === undefined ? 'as the lead' : `on ${host}`}${letter === undefined ? '' : `, end ${letter}`}: ${result}.`,
		/** The same where several tiles are told of. */
		tileAt: (tile: string, {number, host, letter, result}: NumberedPlace) =>
			`${numbered(number)}${tile} ${host === undefined ? 'as the lead' : `on ${host}`}${letter === undefined ? '' : `, end ${letter}`}: ${result}.`,
		answer: (most: number) => most === 1 ? 'Type 1 to play it.' : `Type a number from 1 to ${most}.`,
		stale: 'The turn has changed since that question: nothing was played. Name the tile again.',
		fitsNowhere: (tile: string) => `${tile} fits nowhere.`,
		noEnd: (letter: string) => `There is no end ${letter} that may be used.`,
		noNumber: (number: number) => `You hold no tile with the number ${number}.`,
	},
	tracker: {
		table: (all: readonly string[]) => `On the table: ${all.join(', ')}.`,
		own: (all: readonly string[]) => `In your hand: ${all.join(', ')}.`,
		unseen: (all: readonly string[]) => all.length === 0 ? 'Every tile has been seen.' : `Not seen yet: ${all.join(', ')}.`,
		suit: (pip: number, unseen: number) => `${unseen} with ${pip}`,
		suits: (all: readonly string[]) => `Not seen yet, by suit: ${all.join(', ')}.`,
	},
	/** The end of a deal. */
	over: {
		hand: (who: Who, {left, sum}: {readonly left: readonly string[]; readonly sum: number}) =>
			`${subject(who)}: ${left.length === 0 ? 'no tiles' : `${left.join(', ')}, ${pips(sum)}`}.`,
		/** What is paid, in sentences without arrows; how a deal ended is told in the words of `bonus`. */
		paid: {
			wentOut: ({who, each}: PaidOut) => `Out: ${people(who)}, ${points(each)}${several(who) ? ' each' : ''}.`,
			pips: (who: Who, {sum, earned}: {sum: string; earned: number}) => `Bonus: ${people(who)}, ${points(earned)}; pips: ${sum}.`,
			dealWon: (who: Who, earned: number) => `Deal won: ${people(who)}, ${points(earned)}.`,
			lowest: (who: Who, {left, earned}: {left: number; earned: number}) => `Lowest hand, ${pips(left)}: ${people(who)}, ${points(earned)}.`,
		},
		nextDeal: (deal: number) => `Enter or next: deal ${deal}.`,
		nextGame: (game: number) => `Enter or next: game ${game}.`,
	},
	/** Several people at one keyboard. */
	hotSeat: {
		pass: (name: string) => `Pass the keyboard to ${name}, who presses Enter.`,
		hidden: 'Lines cannot be taken back: a hand that was told can still be found further up.',
	},
	leaving: {
		kept: (command: string) => `The match is kept. To go on with it: ${command}`,
		lost: 'The match is not being recorded and is lost.',
		wouldBeLost: 'The match is not being recorded and would be lost: type quit once more to leave.',
	},
	/** What was typed and does nothing. */
	refused: {
		unknown: (text: string) => `There is no word ${text} here; ? tells the words.`,
		noSuchTile: (text: string) => `There is no tile ${text}: the pips of a half go from 0 to 6.`,
		nobodyToTell: 'Nobody at another keyboard plays here: there is no one to say it to.',
		notInTurn: 'Hints are for your own turn.',
	},
	menu: {
		play: ({variant, seats, target, games: most, level}: MatchInBrief) =>
			`Play ${variant}, ${players(seats)}, to ${target}${bestOf(most)}${level === undefined ? '' : `, against ${level} bots`}`,
		another: 'Play something else',
		heading: (what: string) => `${what}?`,
		choice: (number: number, text: string) => `${number}: ${text}${/[.!?]$/.test(text) ? '' : '.'}`,
		pick: (most: number, usual: number) => `Type a number from 1 to ${most}; Enter alone is ${usual}.`,
		noAnswer: (text: string) => `${text} is no answer to this.`,
		/** What is asked for, and what Enter alone gives. */
		asks: (what: string, {possible, usual}: {readonly possible: string; readonly usual: string}) => `${what}: ${possible}; Enter alone is ${usual}.`,
		range: (low: number, high: number) => `${low} to ${high}`,
		oneOf: (possible: readonly string[]) => listed(possible, 'or'),
		people: 'People at this keyboard',
		games: 'The match is the best of so many games',
		anyName: 'up to 40 characters',
	},
	/** Of drawing, where there is any; the second where it may be that nobody can lead. */
	drawing: 'd or draw: draw until a tile fits.',
	drawingForLeadToo: 'd or draw: draw until a tile fits; where nobody can lead, one tile.',
	help: [
		'These keys and words work at any time, also when it is not your turn.',
		'Type a tile to play it: 5-3, or 53, or its number in the hand. Where it fits in several places, name the place too: 5-3 on 5-5, or 5-3 b.',
		'play: the only tile that fits, or a list to choose from. try 5-3: what the tile would bring; try alone: what each would bring.',
		'pass: when nothing fits. stop: instead of laying another tile. p: whichever of these two is allowed.',
		'e: the ends and their sum. h: your hand, and where its tiles fit. c: scores and who holds how many tiles. b: the layout, arm by arm. l: the last moves.',
		'n or next, or Enter alone: on to the next deal. In your turn Enter alone tells again what you can do.',
		'i or hint: a hint. u or undo: take back your last tile, against bots only. t or tracker: which tiles are still out.',
		'rules: how it is played.',
	],
	/** How to leave a match of one's own. */
	helpToLeave: 'q or quit: leave; the match is kept.',
};

/** The words of the accessible mode; every language has all of them. */
export type PlainWords = typeof plain;
