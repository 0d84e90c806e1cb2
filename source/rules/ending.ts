/** Named answers to: what does the end of a deal pay? */
import type {
	EndedDeal, Payment, Seat, Team, Terms,
} from './variant.js';

/** Pips as points: divided by five and rounded, the sum first: 21, 22 → 4; 23, 24 → 5. */
export function roundToFives(pips: number): number {
	return Math.floor((pips + 2) / 5);
}

/** The set of one seat. */
export function seatBit(seat: Seat): number {
	return 1 << seat;
}

/** All seats but those of `team`. */
export function opponentsOf({seats, seatSets}: Terms, team: Team): number {
	return ((1 << seats) - 1) & ~seatSets[team];
}

/** The pips left with a set of seats. */
export function pipsOfSeats(pips: ArrayLike<number>, seats: number): number {
	let sum = 0;
	let seat = 0;
	for (let rest = seats; rest !== 0; rest >>= 1) {
		sum += (rest & 1) * pips[seat++];
	}

	return sum;
}

/** Pays `team` the pips of `plus` less those of `minus`, rounded to fives once. */
export function payPips(deal: EndedDeal, team: Team, {plus, minus = 0}: {plus: number; minus?: number}): Payment {
	const pips = pipsOfSeats(deal.pips, plus) - pipsOfSeats(deal.pips, minus);
	return {
		team, points: roundToFives(pips), plus, minus,
	};
}

/** Pays a settled number of points. */
export function payPoints(team: Team, points: number): Payment {
	return {
		team, points, plus: 0, minus: 0,
	};
}

/** The teams with the fewest pips left among those still holding tiles: one, or several that are level. */
export function lowestTeams(deal: EndedDeal): Team[] {
	const {terms, pips, hands} = deal;
	let lowest = Number.POSITIVE_INFINITY;
	let teams: Team[] = [];
	let holders = 0;
	for (let seat = 0; seat < terms.seats; seat++) {
		holders |= hands[seat] === 0 ? 0 : 1 << seat;
	}

	for (let team = 0; team < terms.teamCount; team++) {
		const seats = terms.seatSets[team];
		if ((seats & holders) === 0) {
			continue;
		}

		const left = pipsOfSeats(pips, seats);
		if (left < lowest) {
			lowest = left;
			teams = [];
		}

		if (left === lowest) {
			teams.push(team);
		}
	}

	return teams;
}
