/** What the signs on the table mean, in English: each sign, then its meaning after blanks. */

/** The signs of the board, and last that of the hand. */
export const signs = [
	'A  an end that counts; its letter picks it',
	'e  a small letter: an end that may be used but counts nothing',
	'·  an end that counts but may not be used yet',
	'+  in a double: a spinner, all four sides may be used; any other double has a stroke there',
	':  in a tile: the last one laid; dots show where yours would lie',
	'[5-3]  in the hand: fits; > is the cursor, and whose turn it is',
];

/** Those of what stands under the board. */
export const tableSigns = [
	'A=5  the end A has 5 pips, and counts as many',
	'B=6+6  a double at the end: both halves count (0+0 is an end too, although it counts 0)',
	'B=6*  the same where like ends matter',
	'e(4)  a tile with a 4 may be laid on the end e, which counts nothing',
	'·=4  an end of 4 that counts already but may not be used yet',
	'→  what the layout brings, or what a tile would',
	'+3  between several places: what this one brings; in full it says → 3 points',
	'with  "with 5-3:" is how it would be if you laid this tile',
	'[pass]  also [draw] and [stop]: what can be done without a tile; arrows lead there too',
	'(1)  after a score: games won',
	'…  there was no room for the rest; = shows the whole layout',
];
