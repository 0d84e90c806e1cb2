/** Five Up in English. */
import type {VariantWords} from '../variants.js';
import {points as counted} from './nouns.js';

const block = (others: string) => `If the deal is blocked, the lowest hand (in pairs both hands together) gets the difference${others}, divided in the same way; then the lot decides who leads.`;
const goesTo = (target: number) => `A game goes to ${counted(target)}. A deal is always finished; then the highest score wins. If the top is level, another deal is played.`;

export const fiveUp: VariantWords = {
	name: 'Five Up',
	sentence: 'Every double is a spinner, and every five on the ends is a point.',
	players: '2 or 3, each alone, or 4 in pairs (1+3 against 2+4)',
	brings: ({count, points}) => `sum ${count}${points > 0 ? `, ${counted(points)}` : ''}`,
	howTo: [
		'Each player gets 5 tiles; the rest is the boneyard. One tile a turn, laid so that touching halves are equal. Any tile may be led.',
		'Every double is a spinner: once both its long sides are covered, tiles may be laid on its short sides too.',
		'After each tile the outer ends of all arms are counted, a double at an end with both halves. If the sum is a multiple of five, each five is a point: 15 is 3 points.',
		'Whoever cannot play must draw until a tile fits, and lays it at once. When the boneyard is empty he passes.',
		'Whoever goes out gets a bonus: the pips left in the opponents\' hands, divided by five and rounded (22 is 4 points, 23 is 5). He leads the next deal.',
		'With three, the lower of the two losers is paid too: what he has less than the other. In pairs the partner\'s tiles are ignored.',
		block(''),
		goesTo(61),
	],
	agreed: ({target, house}) => new Map([
		[6, block(house['blocked-bonus'] === 'sum' ? ' (of three, to the sum of both others)' : '')],
		[7, goesTo(target)],
	]),
	readings: [
		'A block with three: the rulebook speaks of the opponents\' pips, but its example (hands 10, 5 and 19 give 3 points) takes the worst only. The example is played here: 19 − 5 = 14, 3 points.',
		'The house rule blocked-bonus sum takes all the opponents\' pips: 10 + 19 − 5 = 24, 5 points.',
		'Multiples of five are not only 5, 10, 15 and 20: 25 and more pay too. A sum of 0 pays nothing.',
		'The short sides of a double open only after both its long sides are covered.',
		'Level lowest hands in a block: nobody is paid.',
		'The lot decides who leads the first deal of each game of a match, and every deal after a block.',
	],
	background: 'Five Up was the fashion of the 1950s and 60s in California and the Southwest of the USA, above all in pairs.',
	houseRules: {
		'blocked-bonus': {
			name: 'Block with three players',
			values: {
				worst: 'difference to the worst hand',
				sum: 'difference to the opponents\' sum',
			},
		},
	},
};
