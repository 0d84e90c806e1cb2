/** The rules of Seven-Toed Pete in full, in English. */
import type {RulesWords} from '../../teaching.js';

export const sevenToedPete: RulesWords = {
	sections: ({target}) => ({
		players: [],
		dealing: ['All 28 tiles are in the players\' hands.'],
		lead: [
			'A leader with several such tiles chooses. Passing the lead on is no pass that blocks a deal.',
			'The lead earns another tile at once, if one fits: a double always does, and the others make a five-layout.',
		],
		laying: [
			'Doubles lie across the arm. The tile a double is laid on covers one of its long sides; a double that is led has both still free.',
			'Two arms grow until both long sides of the spinner are covered; then its two short sides are open as well. Later doubles have no short sides to be used.',
		],
		counting: [
			'The outer end of every arm counts; a double counts both halves until its second long side is covered, and nothing after that.',
			'A short side counts nothing by itself: only the outer end of a tile on it does.',
		],
		scoring: ['A double earns another tile whatever the sum is. If no other tile fits, the turn just ends; that is no pass.'],
		stuck: ['A deal is blocked when all who still hold tiles have passed one after the other.'],
		ending: ['The point for going out is scored at once. The next player who holds tiles goes on, and may build on what the other has left.'],
		target: [`Several players may reach ${target} in one deal.`],
	}),
	captions: {
		leads: 'Tiles that may be led, and what they count:',
		spinner: 'The first double, 3-3, is the spinner. The second, 0-0, is none:',
		doubleAtEnd: 'The double at the end counts twice:',
		shortSide: 'Only the tile on the short side adds its end to the sum:',
		chain: 'A turn of four tiles; only the last earns no other:',
		zero: 'A sum of 0 is no five-layout:',
		thirtyFive: 'The largest five-layout there can be:',
		lastHolder: 'A, B and D are out, C alone still holds tiles:',
		blocked: 'A block after B has gone out:',
		level: 'A block with level lowest hands:',
		firstOut: 'The house rule deal-ends first-out:',
	},
	whys: [
		'the rulebook lists 5 to 30, but one spinner can bring 35.',
		'the rulebook says that the player has the right to lay another tile.',
		'all sources of these games say so, and the rulebook\'s sentences about counting take it for granted.',
		'the rulebook says only that the others play on.',
		'for tables that like their deals short.',
		'the rulebook says only "the next to the left". In this way everybody is leader equally often.',
		'if the highest scores are level, another deal decides.',
	],
};
