/** The lesson in Seven-Toed Pete, in English. */
import type {StepWords} from '../../teaching.js';

export const sevenToedPete: Readonly<Record<string, StepWords>> = {
	lead: {
		tell: 'Four play, and there is no boneyard. Whoever gets rid of all tiles has a point. You lead: a double, or a tile of 5 or 10 pips. You hold just one of these.',
		after: 'The ends count a multiple of five: a five-layout. It brings no points, but the right to lay another tile at once.',
	},
	another: {
		tell: 'It is still your turn. Look for a tile that makes the next five-layout.',
		after: '1 and 4: it goes on. Good players get rid of many tiles in one turn.',
	},
	'last-of-turn': {
		tell: 'None of your tiles makes a five-layout now. Still you may lay one more, whatever it makes.',
		after: 'Neither a five-layout nor a double: now the turn is over.',
	},
	double: {
		tell: 'Zosia has led, and the ends are 0 and 4. A double earns another tile whatever the sum is.',
		after: 'The sum is no multiple of five, but a double does not need one.',
	},
	zero: {
		tell: 'You may go on. At the end of its arm 4-4 counts both halves. And mind: a sum of 0 is no five-layout.',
		after: '2 and twice 4: a five-layout.',
	},
	cover: {
		tell: 'A double counts only until its second long side is covered. Cover that of 4-4, and see what is left of the sum.',
		after: '2 and 3. 4-4 no longer counts.',
	},
	spinner: {
		tell: 'The first double of the deal, 4-4, is the spinner: now its two short sides are open as well. Doubles that come later have none.',
		after: 'The new arm ends in 0, so the sum stays what it was, and so does your turn.',
	},
	stop: {
		tell: '5-2 would fit, but another tile is a right, not a duty. Here keep it, and end your turn.',
		after: 'To stop is not to pass: a pass is only for those who cannot play.',
	},
	pass: {
		tell: 'Zosia has led 6-6 and laid 6-0 on it. None of your tiles fits, and there is nothing to draw.',
		after: 'When all who hold tiles pass one after the other, the deal is blocked, and the lowest hand has a point.',
	},
	'no-lead': {
		tell: 'You are the leader again, but you hold neither a double nor a tile of 5 or 10 pips.',
		after: 'Now the next seat leads, if it can. The next deal is led by the seat to your left all the same.',
	},
	chain: {
		tell: 'You hold three tiles, and all of them can go in one turn. The first must earn you another.',
		after: 'A double always does.',
	},
	'chain-on': {
		tell: 'Two are left. Once more a tile that earns another.',
		after: 'A five-layout, and one tile to go.',
	},
	out: {
		tell: 'The last tile may make what it likes.',
		after: 'Going out brings its point at once. The others play on until only one of them holds tiles, and he gets nothing.',
	},
};
