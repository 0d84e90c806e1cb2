/** How deals usually go under given terms: learned from greedy play, so that a new rulebook needs no figures here. */
import {shuffle} from '../match/shuffle.js';
import {Deal} from '../rules/deal.js';
import type {Terms, Variant} from '../rules/variant.js';
import {playOut} from './rollout.js';

/** Points of a deal, on average. */
export type Pace = {
	/** What a team makes. */
	readonly gain: number;
	/** How much more the leader's team makes. */
	readonly lead: number;
	/** The standard deviation of the difference between two teams. */
	readonly spread: number;
};

/** Some milliseconds' worth. */
const deals = 400;
/** For each rulebook the paces that have been measured, by the rest of the terms. */
const known = new WeakMap<Variant, Map<string, Pace>>();

/** The pace of deals under `terms`, always the same for the same terms. */
export function paceOf(terms: Terms): Pace {
	const {variant, seats, target, house} = terms;
	const paces = known.get(variant) ?? new Map<string, Pace>();
	known.set(variant, paces);
	const rest = JSON.stringify([seats, target, house]);
	const pace = paces.get(rest) ?? measurePace(terms);
	paces.set(rest, pace);
	return pace;
}

function measurePace(terms: Terms): Pace {
	const {teams, teamCount} = terms;
	const pick = fixedPicks();
	const deal = new Deal(terms);
	const scores = new Int32Array(teamCount);
	let gains = 0;
	let leads = 0;
	let squares = 0;
	for (let number = 0; number < deals; number++) {
		playOut(deal.start({order: shuffle(pick), leader: 0, scores}));
		const points = [...deal.points.subarray(0, teamCount)];
		for (const payment of deal.payments) {
			points[payment.team] += payment.points;
		}

		const mean = sum(points) / teamCount;
		gains += mean;
		leads += points[teams[0]] - mean;
		squares += sum(points.map(one => (one - mean) ** 2));
	}

	return {gain: gains / deals, lead: leads / deals, spread: Math.sqrt(2 * squares / (teamCount - 1) / deals)};
}

function sum(numbers: readonly number[]): number {
	let total = 0;
	for (const number of numbers) {
		total += number;
	}

	return total;
}

/** Always the same picks. For averages a plain congruential generator is good enough (its high bits; factor and step of Numerical Recipes). */
function fixedPicks(): (limit: number) => number {
	let state = 0;
	return limit => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 0x1_00_00_00_00) * limit);
	};
}
