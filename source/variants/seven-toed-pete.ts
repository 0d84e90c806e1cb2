/** Seven-Toed Pete: a double or a five-layout earns another tile; get rid of everything, to 10. */
import {lowestTeams, payPoints} from '../rules/ending.js';
import {doubles, handOf, tilesOf} from '../rules/hand.js';
import {leftOfLeader} from '../rules/leading.js';
import {anotherAfterDoubleOrFive, noPoints} from '../rules/scoring.js';
import {tileOf} from '../rules/tile.js';
import type {Variant} from '../rules/variant.js';

/** Seven-Toed Pete, for four: doubles and fives earn another play, and going out is what scores. */
export const sevenToedPete: Variant = {
	id: 'seven-toed-pete',

	// Exactly four, each alone.
	seats: [4],
	pairs: () => false,

	// Seven tiles each, no boneyard.
	tilesEach: 7,
	closedTiles: 0,

	// A double, or a tile of five or ten pips. Who holds one must lead one; else the next seat leads.
	leads: handOf([...tilesOf(doubles), tileOf(5, 0), tileOf(4, 1), tileOf(3, 2), tileOf(6, 4)]),
	nextLeader: leftOfLeader,

	// Only the first double laid, lead or later.
	spinnerRule: {spinners: 'first-double', crossFirst: false},

	// A five-layout scores nothing by itself; going out is worth a point at once, and the others play on.
	points: noPoints,
	pointsForOut: 1,
	earnsAnother: anotherAfterDoubleOrFive,

	// With one holder left, who gets nothing; or by the house rule with the first player out.
	endsWith: house => house['deal-ends'] === 'first-out' ? 'first-out' : 'last-holder',
	// In a block a point to the lowest hand among those still holding tiles; level lowest: one each.
	bonus: deal => deal.ending.kind === 'blocked' ? lowestTeams(deal).map(team => payPoints(team, 1)) : [],

	// The seed leaves the target to the players.
	target: 10,
	stopsAtTarget: false,

	houseRules: [{name: 'deal-ends', values: ['last-holder', 'first-out']}],
};
