/** The lesson in Double Bergen, in English. */
import type {StepWords} from '../../teaching.js';

export const doubleBergen: Readonly<Record<string, StepWords>> = {
	lead: {
		tell: 'Here nothing is summed: ends that are alike score. Each of you holds six tiles, and you lead. The lead must be a double, and it scores by itself.',
		after: '6-6 is the only spinner of this deal.',
	},
	cross: {
		tell: 'First comes the cross: all four sides of the spinner are covered before any other place is used. On 6-3 nothing may be laid yet.',
		after: 'The long sides are covered; now the short ones are open.',
	},
	draw: {
		tell: 'One side of 6-6 is still free, and you have no 6 left. Whoever cannot play must draw until a tile fits.',
		after: 'A 6 at last. A drawn tile that fits is laid at once.',
	},
	drawn: {
		tell: 'Close the cross with 6-1.',
		after: 'Now all four arms may grow.',
	},
	pair: {
		tell: 'The ends are 0, 2, 5 and 1. If the end you make is like another, that scores: two like ends bring two points.',
		after: 'There were two ways: a second 1, or a second 2.',
	},
	three: {
		tell: 'Two ends are 5 already. They do not score again by themselves, but a third one like them does, for three.',
		after: 'Three like ends, three points; four would be worth four.',
	},
	double: {
		tell: 'If one of the like ends is a double, there is a point more.',
		after: 'Two like ends, and one of them a double. A double alone, with no end like it, brings nothing.',
	},
	elsewhere: {
		tell: 'Łucja has made a pair of fives. It stays on the table, but it is no longer worth anything: your tile must make a pair of its own.',
		after: 'Two pairs lie there now, and yours is paid.',
	},
	closed: {
		tell: 'Four play here, and Zosia has led 6-6. You hold no 6. The last two tiles of the boneyard are closed, so there are two to draw.',
		after: 'No 6 among them, and the rest is closed.',
	},
	pass: {
		tell: 'Nothing fits, and nothing may be drawn.',
		after: 'When all pass one after the other, the deal is blocked, and the lowest hand wins it.',
	},
	'no-double': {
		tell: 'A deal for two: you are to lead, but you hold no double.',
		after: 'Now Łucja may lead, with a double.',
	},
	'draw-lead': {
		tell: 'Łucja has no double either. So each in turn draws one tile until a double comes, beginning with you.',
		after: 'That was quick.',
	},
	'drawn-lead': {
		tell: 'Whoever draws the double leads it.',
		after: 'Drawn or not, the lead double scores.',
	},
	target: {
		tell: 'Two more points and the game is yours: it is over as soon as somebody has reached the target, even in the middle of a deal.',
		after: 'Nobody needs to go out any more. Otherwise going out would have brought two points.',
	},
};
