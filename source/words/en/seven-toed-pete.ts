/** Seven-Toed Pete in English. */
import type {VariantWords} from '../variants.js';
import {points} from './nouns.js';

const out = {
	lastHolder: 'Whoever gets rid of all tiles has 1 point, and the others play on until only one still holds tiles.',
	firstOut: 'The first to get rid of all tiles has 1 point, and the deal is over.',
};
const goesTo = (target: number) => `A game goes to ${points(target)}. A deal is always finished; then the highest score wins. If the top is level, another deal is played.`;

export const sevenToedPete: VariantWords = {
	name: 'Seven-Toed Pete',
	sentence: 'A double or a five-layout earns another tile; get rid of all your tiles.',
	players: '4, each alone',
	brings: ({count, another, own}) => `sum ${count}${another ? (own ? ', you may lay another tile' : ', may lay another tile') : ''}`,
	howTo: [
		'Each player gets 7 tiles; there is no boneyard. Touching halves are equal. Only the first double laid is a spinner, with four sides to be used.',
		'The lead is a double or a tile of 5 or 10 pips: 5-0, 4-1, 3-2, 6-4. Whoever holds one must lead one, else the lead passes on.',
		'Whoever lays a double, or makes the ends count a multiple of five (a five-layout), may lay another tile in the same turn, again and again, or stop.',
		'Whoever cannot play passes.',
		out.lastHolder,
		'If the deal is blocked, the lowest hand of those still holding tiles has 1 point; level lowest hands have 1 each.',
		goesTo(10),
	],
	agreed: ({target, house}) => new Map([
		[4, house['deal-ends'] === 'first-out' ? out.firstOut : out.lastHolder],
		[6, goesTo(target)],
	]),
	readings: [
		'A five-layout is any multiple of five, up to 35. A sum of 0 is none.',
		'Another tile is a right, not a duty: you may stop.',
		'The short sides of the spinner open only after both its long sides are covered.',
		'The others play on until only one holds tiles; he gets nothing, or else everyone would score in nearly every deal.',
		'The house rule deal-ends first-out ends the deal with the first player out.',
		'Each next deal is led by the seat to the left of the one that was to lead, even if that one passed the lead on. The lot decides the first deal of each game.',
		'The rulebook leaves the target to the players: 10 is usual here. If several reach it in one deal, most points win.',
	],
	background: 'Points can be kept with tokens or matches.',
	houseRules: {
		'deal-ends': {
			name: 'End of a deal',
			values: {
				'last-holder': 'when only one player holds tiles',
				'first-out': 'when the first player goes out',
			},
		},
	},
};
