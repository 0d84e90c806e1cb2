/** Double Bergen in English. */
import type {VariantWords} from '../variants.js';
import {points as counted} from './nouns.js';

const alike = {
	played: 'The lead double scores 2. After that, ends like the one just laid score: two 2, three 3, four 4 points, and one more if one of them is a double.',
	any: 'The lead double scores 2. After that, after each tile the best group of like ends on the table scores: two 2, three 3, four 4 points, and one more if one of them is a double.',
};
const goesTo = (target: number) => `A game goes to ${counted(target)} and is over as soon as somebody has that many.`;

export const doubleBergen: VariantWords = {
	name: 'Double Bergen',
	sentence: 'Make the ends alike: two, three or four like ends score.',
	players: '2 to 4, each alone',
	brings: ({points, lead}) => points > 0 ? `${counted(points)} for ${lead ? 'the lead double' : 'like ends'}` : '',
	howTo: [
		'Each player gets 6 tiles; the rest is the boneyard, whose last two tiles are closed and never drawn. Touching halves are equal.',
		'A double is led and is the only spinner. Whoever holds none passes the lead on; if nobody holds one, each draws in turn until one comes.',
		'First the cross: all four sides of the spinner are filled before any other place is used.',
		alike.played,
		'Whoever cannot play must draw until a tile fits, and lays it at once. When the boneyard is closed he passes.',
		'Whoever goes out wins the deal and gets 2 points; in a block the single lowest hand does.',
		goesTo(15),
	],
	agreed: ({target, house}) => new Map([
		[3, house['like-ends'] === 'any' ? alike.any : alike.played],
		[6, goesTo(target)],
	]),
	readings: [
		'Points are for making like ends: the end just laid must be one of them, and two pairs score 2.',
		'The house rule like-ends any scores any like ends on the table, the best group counting.',
		'Unused sides of the spinner are no ends. Blanks are a suit like any other.',
		'If nobody holds a double, each in turn draws one tile until a double comes; its drawer leads it.',
		'With the target reached in mid-deal the game is over, and the 2 points of the deal are not paid.',
		'Level lowest hands in a block: nobody is paid.',
		'Each next deal is led by the seat to the left of the one that was to lead, even if that one passed the lead on. The lot decides the first deal of each game.',
	],
	background: 'It can be played with picture dominoes, since only likeness counts.',
	houseRules: {
		'like-ends': {
			name: 'Like ends',
			values: {
				played: 'with the end just laid',
				any: 'any on the table, the best group',
			},
		},
	},
};
