/** The bots and the reasons for their moves, in English. */
import type {Hint, ReasonWords} from '../hints.js';
import {points, tiles} from './nouns.js';

const tenths = new Intl.NumberFormat('en', {maximumFractionDigits: 1});

const reasons: ReasonWords = {
	'only-move': () => 'nothing else is allowed',
	'by-chance': () => 'picked at random',
	'goes-out': () => 'it is the last tile',
	scores: reason => `it brings ${points(reason.points)}`,
	another: () => 'it earns another tile',
	heaviest: () => 'it gets rid of the most pips',
	// What it brings, or else what it keeps, and what it leaves the next player. With the chances, two lines of 60 columns at most.
	weighed: ({points: earned, another, keeps, reply, stuck}) => [
		...(earned > 0 ? [`it brings ${points(earned)}`] : (another ? ['it earns another tile'] : [keepsClause(keeps)])),
		...(stuck >= 0.2 ? [`the next is stuck ${Math.round(100 * stuck)}% of the time`] : (reply >= 0.05 ? [`the next can take ${tenths.format(reply)} on average`] : [])),
	].join(', '),
};

export const bots = {
	/** By level: its name, and how it plays. */
	levels: {
		novice: {name: 'novice', sentence: 'Lays whatever fits.'},
		casual: {name: 'casual', sentence: 'Takes the most points at once, else gets rid of the heaviest tile.'},
		club: {name: 'club', sentence: 'Plays every move out hundreds of times in its head and heeds passes and draws.'},
		expert: {name: 'expert', sentence: 'Searches as deep as time allows and works endings out exactly.'},
	},
	/** Plays a seat from outside. */
	program: 'outside program',
	/** Among opponents there may be people. */
	person: 'people',
	fairness: 'Bots see their own hand and the table, never the hands of others.',
	/** Advice to the reader: what to do, and why. */
	hint: {
		lay: ({tile, place}: Hint) => place === undefined ? `Lead ${tile}` : `Lay ${tile} on ${place}`,
		draw: 'Draw',
		pass: 'Pass',
		stop: 'Stop',
		because: (what: string, why: string) => `${what}: ${why}.`,
		/** Why, with the chance to win the game after the move and after the best other one, in percent; `other` is undefined where it is the same. */
		weighed: (why: string, worth: number, other: number | undefined) => `${why}; ${worth}% to win${other === undefined ? '' : `, otherwise at most ${other}%`}`,
	},
	reasons,
};

/** The words about bots and hints; every language has all of them. */
export type BotWords = typeof bots;

function keepsClause(keeps: number): string {
	return keeps < 2 ? `it keeps ${keeps === 0 ? 'no' : 'a'} tile that fits` : `it keeps ${tiles(keeps)} that fit`;
}
