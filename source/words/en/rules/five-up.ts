/** The rules of Five Up in full, in English. */
import type {RulesWords} from '../../teaching.js';
import {listed} from '../nouns.js';

export const fiveUp: RulesWords = {
	sections: ({seats, boneyards}) => ({
		players: ['In pairs, partners sit opposite each other and share one score.'],
		dealing: [`With ${listed(seats, 'or')} players the boneyard begins with ${listed(boneyards, 'or')} tiles, and all of them may be drawn.`],
		lead: [
			'The first leader of a game is drawn by lot. Whoever goes out leads the next deal; after a block the lot decides again.',
			'The lead is counted and scores like any other tile. A lone tile counts both its halves.',
		],
		laying: [
			'Doubles lie across the arm. The tile a double is laid on covers one of its long sides; a double that is led has both still free.',
			'The long sides come first: the two short sides are open only when both long sides are covered.',
		],
		counting: [
			'A double counts both halves until its second long side is covered, and nothing after that.',
			'A short side counts nothing by itself: only the outer end of a tile on it does.',
		],
		scoring: ['Every tile is counted when it is laid, the first and the last included. There is no highest sum, and 0 pays nothing.'],
		stuck: [
			'Drawing is never voluntary: whoever can play must play. Tiles are drawn one at a time, and of the one that fits only its place may be chosen.',
			'A deal is blocked when all players have passed one after the other.',
		],
		ending: [
			'Pips are summed first and rounded once. If the two losers of three have the same number of them, neither is paid.',
		],
	}),
	captions: {
		leads: 'Tiles that are led, and what they count:',
		opening: 'Once both long sides of 6-6 are covered, its short sides are open:',
		ledDouble: 'A double that is led, and one at the end of an arm:',
		laidDouble: 'The second long side covered, the double no longer counts:',
		doubleAtEnd: 'The double at the end counts twice:',
		shortSide: 'Only the tile on the short side adds its end to the sum:',
		fives: 'Multiples of five, and sums that are none:',
		large: 'Sums beyond 20 pay as well:',
		lastTile: 'The last tile first scores for itself, then comes the bonus:',
		rounding: 'Rounded to the nearest five:',
		outOfThree: 'A goes out, and of the other two B is lower:',
		outInPairs: 'A goes out; C is the partner, whose tiles do not matter:',
		blocked: 'A block with two players:',
		level: 'A block with level hands:',
		blockedPairs: 'A block in pairs, A and C against B and D:',
		blockedByWorst: 'A block with three players, as it is usually played:',
		blockedBySum: 'The same by the house rule blocked-bonus sum:',
	},
	whys: [
		'in this way the rulebook also pays the second of three players when somebody goes out. With two players, or in pairs, both ways are the same.',
		'related games pay like this, and the rulebook\'s words can be read that way.',
		'the rulebook itself pays 25 in another place.',
		'all sources of these games say so, and the rulebook\'s sentences about counting take it for granted.',
		'the rulebook names a single winner.',
		'the rulebook speaks of the first deal only; we let every game begin afresh.',
	],
};
