/** The rules of Double Bergen in full, in English. */
import type {RulesWords} from '../../teaching.js';
import {listed} from '../nouns.js';

export const doubleBergen: RulesWords = {
	sections: ({seats, boneyards, drawable}) => ({
		players: [],
		dealing: [`With ${listed(seats, 'or')} players the boneyard begins with ${listed(boneyards, 'or')} tiles, and ${listed(drawable, 'or')} of them may be drawn.`],
		lead: ['A leader with several doubles chooses.'],
		laying: [
			'The long sides of the spinner come before its short sides. Later doubles lie across the arm, and only their two long sides are used.',
		],
		counting: ['Nothing is summed: all that matters is which ends are alike. The outer half of the last tile of each arm is an end.'],
		scoring: [
			'Ends are looked at after every tile, the last included. The double may be the tile just laid or lie on another end of the group; a double that no other end is like scores nothing.',
		],
		stuck: [
			'Drawing is never voluntary: whoever can play must play. Tiles are drawn one at a time, and of the one that fits only its place may be chosen.',
			'A deal is blocked when all players have passed one after the other.',
		],
		ending: ['In a block the hand with the fewest pips is the lowest.'],
		target: ['A tile can win the game, the lead double and the last tile included.'],
	}),
	captions: {
		leads: 'Whatever double is led:',
		cross: 'While the cross is being filled, only the places on the spinner are open:',
		like: 'The ends after a tile, its own first; * is a double:',
		elsewhere: 'A pair elsewhere does not score again, and two pairs score once:',
		blanks: 'Blanks can be alike too:',
		out: 'A goes out:',
		blocked: 'A block with three players:',
		level: 'A block with level lowest hands:',
		reached: 'A has 13 points and leads a double:',
		anyLike: 'The first of the pairs elsewhere again, by the house rule like-ends any:',
	},
	whys: [
		'the rulebook says that two ends are alike. Taken by the letter, a pair would score again with every tile laid elsewhere.',
		'this is the rulebook taken by the letter.',
		'the rulebook speaks of the ends of the chain, and where nothing lies the chain has no end.',
		'the rulebook is silent. One always comes: at least five doubles can be drawn with two or three players, and with four somebody always holds one.',
		'the rulebook names 15 points as one of the ways in which a deal ends.',
		'the rulebook names a single winner.',
		'the rulebook says only "the next to the left". In this way everybody is leader equally often.',
	],
};
