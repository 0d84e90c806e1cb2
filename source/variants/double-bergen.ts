/**
Double Bergen: one spinner, the cross first, points for like ends, to 15.

Only likeness counts, so it can be played with picture dominoes.
*/
import {lowestTeams, payPoints} from '../rules/ending.js';
import {doubles} from '../rules/hand.js';
import {leftOfLeader} from '../rules/leading.js';
import {likeEnds, neverAnother} from '../rules/scoring.js';
import type {EndedDeal, Payment, Variant} from '../rules/variant.js';

/** Double Bergen, for two to four: four arms from a double, and points for like ends. */
export const doubleBergen: Variant = {
	id: 'double-bergen',

	// Two to four, each alone.
	seats: [2, 3, 4],
	pairs: () => false,

	// Six tiles each; the last two tiles of the boneyard are closed.
	tilesEach: 6,
	closedTiles: 2,

	// A double. Who holds none passes the lead on; if nobody holds one, each draws in turn until one comes.
	leads: doubles,
	nextLeader: leftOfLeader,

	// Only the lead double, and all four of its sides before any other place.
	spinnerRule: {spinners: 'first-double', crossFirst: true},

	points: likeEnds,
	pointsForOut: 0,
	earnsAnother: neverAnother,

	endsWith: () => 'first-out',
	bonus: dealWon,

	// Reached in mid-deal the game is over at once, and the deal's two points are not paid.
	target: 15,
	stopsAtTarget: true,

	houseRules: [{name: 'like-ends', values: ['played', 'any']}],
};

/** Two points to the player who goes out, or in a block to the single lowest hand; level lowest, and nobody is paid. */
function dealWon(deal: EndedDeal): readonly Payment[] {
	if (deal.ending.kind !== 'blocked') {
		return [payPoints(deal.terms.teams[deal.ending.seat], 2)];
	}

	const [lowest, ...level] = lowestTeams(deal);
	return level.length === 0 ? [payPoints(lowest, 2)] : [];
}
