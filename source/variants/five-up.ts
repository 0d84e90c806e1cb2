/**
Five Up: every double a spinner, a point for each five on the ends, to 61.

California and the Southwest of the USA, the fashion of the 1950s and 60s, above all in pairs.
*/
import {
	lowestTeams, opponentsOf, payPips, seatBit,
} from '../rules/ending.js';
import {wholeSet} from '../rules/hand.js';
import {winnerLeads} from '../rules/leading.js';
import {fives, neverAnother} from '../rules/scoring.js';
import type {
	EndedDeal, Payment, Seat, Variant,
} from '../rules/variant.js';

/** Five Up, for two, three, or four in pairs: every double is a spinner, and each five of a count that divides by five is a point. */
export const fiveUp: Variant = {
	id: 'five-up',

	// Two, three, or four in pairs: 1+3 against 2+4.
	seats: [2, 3, 4],
	pairs: seats => seats === 4,

	// Five tiles each; all the rest is boneyard and may be drawn to the last tile.
	tilesEach: 5,
	closedTiles: 0,

	// Any tile may be led: first by lot, then by whoever went out, after a block by lot again.
	leads: wholeSet,
	nextLeader: winnerLeads,

	spinnerRule: {spinners: 'every-double', crossFirst: false},

	// The lead and the last tile score like any other.
	points: fives,
	pointsForOut: 0,
	earnsAnother: neverAnother,

	endsWith: () => 'first-out',
	bonus: deal => deal.ending.kind === 'blocked' ? blockBonus(deal) : outBonus(deal, deal.ending.seat),

	// A deal is always finished; then the highest team at or above the target wins.
	target: 61,
	stopsAtTarget: false,

	houseRules: [{name: 'blocked-bonus', values: ['worst', 'sum'], seats: [3]}],
};

/**
The winner's team gets all the opponents' pips; a partner's tiles are ignored.

Of three players the lower of the two losers gets what he has less than the other; equal losers get nothing.
*/
function outBonus(deal: EndedDeal, winner: Seat): readonly Payment[] {
	const {terms, pips} = deal;
	const team = terms.teams[winner];
	const forOut = payPips(deal, team, {plus: opponentsOf(terms, team)});
	if (terms.seats !== 3) {
		return [forOut];
	}

	const [one, other] = [(winner + 1) % 3, (winner + 2) % 3];
	const second = pips[one] < pips[other] ? one : other;
	const last = second === one ? other : one;
	return pips[one] === pips[other]
		? [forOut]
		: [forOut, payPips(deal, terms.teams[second], {plus: seatBit(last), minus: seatBit(second)})];
}

/**
The single lowest team gets the difference; level lowest, and nobody does.

Of three players the seed's words pay "the difference of his pips and the opponents' pips", its worked example
(10, 5 and 19 give 3 points to the 5) the difference to the highest hand, which is also how the second of a deal
is paid. We take the example; the house rule `blocked-bonus sum` takes the opponents' sum, as sister games do.
*/
function blockBonus(deal: EndedDeal): readonly Payment[] {
	const {terms, pips} = deal;
	const [team, ...level] = lowestTeams(deal);
	if (level.length > 0) {
		return [];
	}

	const paid = terms.seats === 3 && terms.house['blocked-bonus'] === 'worst'
		? seatBit(highestSeat(pips))
		: opponentsOf(terms, team);
	return [payPips(deal, team, {plus: paid, minus: terms.seatSets[team]})];
}

/** The seat with the most pips left; the first of level ones. */
function highestSeat(pips: ArrayLike<number>): Seat {
	let highest = 0;
	for (let seat = 1; seat < pips.length; seat++) {
		if (pips[seat] > pips[highest]) {
			highest = seat;
		}
	}

	return highest;
}
