/** What costs and luck are counted in. */
import {Margin, type Measure, sharePerPoint} from '../../bots/measure.js';
import {paceOf} from '../../bots/pace.js';
import {Judge} from '../../bots/value.js';
import type {Seat, Terms} from '../../rules/variant.js';

/** Points more than the others make on average; or where the game may be decided, the chance to win it, 0–1. */
export type Unit = 'points' | 'game';

/** So many standard deviations of a deal a team is taken to make more than it usually does. */
const luckyDeviations = 2;

/**
The unit of a deal that begins with the scores `before`: points as long as no team can well reach the target in it, else the game.

A rulebook that ends a game in mid-deal makes every deal a race: there points mean little by themselves.
*/
export function unitOf(terms: Terms, before: ArrayLike<number>): Unit {
	const {gain, spread} = paceOf(terms);
	const top = Math.max(...terms.seatSets.map((_, team) => before[team]));
	return terms.variant.stopsAtTarget || terms.target - top <= gain + (luckyDeviations * spread) ? 'game' : 'points';
}

/** Measures ends of deals in a unit; points count from the scores `before`. */
export function measureIn(unit: Unit, {terms, leader, before}: {terms: Terms; leader: Seat; before: ArrayLike<number>}): Measure {
	return unit === 'points' ? new Margin(terms, before) : new Judge({terms, leader});
}

/** How much of the unit a share of the measure is. */
export function amountOf(unit: Unit, share: number): number {
	return unit === 'points' ? share / sharePerPoint : share;
}
