/** The lesson in Five Up, in English. */
import type {StepWords} from '../../teaching.js';

export const fiveUp: Readonly<Record<string, StepWords>> = {
	lead: {
		tell: 'You lead, and any tile may be led. After every tile the ends are summed, and each five in a multiple of five is a point. A tile that lies alone has two ends: both its halves count.',
		after: 'Two fives, two points. The lead scores like any other tile.',
	},
	ends: {
		tell: 'Łucja has laid 6-2 on your 6-4: touching halves are equal. The ends are 4 and 2 now.',
		after: 'Only the outer halves count, 4 and 1. What lies in between is out of the sum.',
	},
	double: {
		tell: 'A double lies across the arm, and as long as it is the end of one, both its halves count.',
		after: '3, and twice 1: that is a five.',
	},
	spinner: {
		tell: 'Łucja has covered the second long side of 1-1, and so 1-1 no longer counts. But every double is a spinner here: now its two short sides are open.',
		after: 'A short side counts nothing by itself, but the arm that begins on it counts with its end.',
	},
	arms: {
		tell: 'All arms are summed, however many there are. The ends are 3, 0 and 4 now.',
		after: '6, 0 and 4. The more arms there are, the more sums there are to find.',
	},
	place: {
		tell: 'Here one tile fits both ends, and only one of the two places is good. Under the board you see what it would make before you lay it.',
		after: 'The same tile on 5-2 would have left 1 and 1.',
	},
	draw: {
		tell: 'Łucja has led 6-6, and you hold no 6. Whoever cannot play must draw, one tile after the other, until one fits.',
		after: 'The third one fits. Had one of yours fitted, you would not have been allowed to draw.',
	},
	drawn: {
		tell: 'A drawn tile that fits is laid at once. It may not be kept for later; only its place may be chosen, if there are several.',
		after: 'The two sixes and the 3: sometimes it pays to be stuck.',
	},
	pass: {
		tell: 'Four play in pairs: Olek, opposite, is your partner, and you share one score. Łucja has drawn the whole boneyard, and no tile of yours fits.',
		after: 'You pass only when nothing is left to draw. When all pass one after the other, the deal is blocked, and the lower hands get the difference.',
	},
	most: {
		tell: 'Several doubles, many places. Compare what your tiles make on each end; there are points to be had in more than one way.',
		after: 'Where no five can be made, it is often good to get rid of the heaviest tile.',
	},
	last: {
		tell: 'One tile left. Whoever goes out ends the deal, and gets a bonus too: the pips left in the opponents\' hands, divided by five and rounded.',
		after: 'The last tile first scores for itself, then comes the bonus. Deals follow each other until somebody has reached the target.',
	},
};
