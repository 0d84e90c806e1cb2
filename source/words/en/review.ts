/** A record gone through choice by choice, in English. */
import {countedIn} from '../plural.js';
import type {Who} from '../who.js';
import {deals} from './nouns.js';
import {subject} from './people.js';

const choices = countedIn('en', {one: 'choice', other: 'choices'});
const plain = new Intl.NumberFormat('en', {minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false});
const fine = new Intl.NumberFormat('en', {minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false});

/** A result and where it came from, each an amount with its sign. */
export type ToldAccount = {
	readonly result: string;
	readonly luck: string;
	readonly dealt: string;
	readonly drawn: string;
	readonly unseen: string;
	readonly play: string;
};

/** How many choices there were and how many had a cost, what these cost, and the average of all; undefined where it would be told as 0. */
export type ToldChoices = {
	readonly count: number;
	readonly costly: number;
	readonly amount: string;
	readonly average: string | undefined;
};

export const review = {
	/** What all the figures mean. */
	explanation: [
		'Each choice is judged by the strongest bot, which sees only what the player saw.',
		'Its cost is how much less it brings on average than what the bot would do.',
		'What may be chance in that costs nothing; what was taken back is left out.',
		'% of the game is the chance to win it, counted where a deal may decide the game.',
		'Luck and play add up to the result.',
		'Dealt is what the tiles as dealt would have brought if everyone had just taken the most points;',
		'drawn, how drawn tiles changed that; unseen, how choices turned out with tiles that nobody could see.',
		'Play is what the choices of others cost, less the cost of the own.',
	].join(' '),
	/** An amount of a unit: `1.4 points`; the share of a game is given in percent. */
	amounts: {
		points: (value: number) => `${plain.format(value)} points`,
		game: (value: number) => `${plain.format(value)}% of the game`,
	},
	/** The same of a result, with its sign. */
	results: {
		points: (value: number) => `${withSign(value)} points`,
		game: (value: number) => `${withSign(value)}% of the game`,
	},
	/** The same for the average of a choice, and with a sign where it is a gain or a loss. */
	averages: {
		points: (value: number) => fine.format(value),
		game: (value: number) => `${fine.format(value)}%`,
	},
	signed: (value: number) => withSign(value),
	deal: {
		points: (game: number, deal: number, games: number) => `${games > 1 ? `Game ${game}, deal` : 'Deal'} ${deal}, in points`,
		game: (game: number, deal: number, games: number) => `${games > 1 ? `Game ${game}, deal` : 'Deal'} ${deal}, in % of the game`,
	},
	/** After a sentence that tells the move. */
	noCost: 'No cost.',
	cost: (amount: string) => `Cost: ${amount}.`,
	/** `advice` says what to do, with a small letter and a full stop. */
	better: (advice: string) => `Better: ${advice}`,
	hinted: 'After a hint.',
	/** `inDeals` is how many deals the account is of; undefined for that of one deal. */
	account: (who: Who, {result, luck, dealt, drawn, unseen, play}: ToldAccount, inDeals?: number) =>
		`${subject(who)}${inDeals === undefined ? '' : `, ${deals(inDeals)}`}: ${result}; luck ${luck} (dealt ${dealt}, drawn ${drawn}, unseen ${unseen}), play ${play}.`,
	/** The headings of the summary. */
	headings: {
		costs: 'What the choices cost',
		results: 'Luck and play',
	},
	choices: (who: Who, {count, costly, amount, average}: ToldChoices) =>
		`${subject(who)}: ${choices(count)}, ${costly === 0 ? 'none with a cost' : `${costly} with a cost: ${amount}${average === undefined ? '' : `, ${average} a choice`}`}.`,
	/** How far the review has come. */
	progress: (done: number, all: number) => `${done} of ${choices(all)}`,
	stopped: (done: number, all: number) => `Stopped after ${done} of ${choices(all)}.`,
	none: 'There was nothing to choose.',
	/** On the screen of a replay: until the choice is judged, and where there was none. */
	judging: 'Judging this choice…',
	noChoice: 'There was no other choice.',
	/** In the line of keys. */
	key: 'review',
};

/** The words of a review; every language has all of them. */
export type ReviewWords = typeof review;

/** A plus or minus sign where the amount is not 0 as it is written. */
function withSign(value: number): string {
	const text = plain.format(Math.abs(value));
	return /[1-9]/.test(text) ? `${value > 0 ? '+' : '−'}${text}` : text;
}
