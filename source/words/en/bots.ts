/** The bots and the reasons for their moves, in English. */
import type {Hint, ReasonWords} from '../hints.js';
import {points} from './nouns.js';

const reasons: ReasonWords = {
	'only-move': () => 'nothing else is allowed',
	'by-chance': () => 'picked at random',
	'goes-out': () => 'it is the last tile',
	scores: reason => `it brings ${points(reason.points)}`,
	another: () => 'it earns another tile',
	heaviest: () => 'it gets rid of the most pips',
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
	fairness: 'Bots see their own hand and the table, never the hands of others.',
	/** Advice to the reader: what to do, and why. */
	hint: {
		lay: ({tile, place}: Hint) => place === undefined ? `Lead ${tile}` : `Lay ${tile} on ${place}`,
		draw: 'Draw',
		pass: 'Pass',
		stop: 'Stop',
		because: (what: string, why: string) => `${what}: ${why}.`,
	},
	reasons,
};

/** The words about bots and hints; every language has all of them. */
export type BotWords = typeof bots;
