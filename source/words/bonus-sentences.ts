/** A deal's end as a person reads it: who ended it, and what it pays, as calculations in the variant's own terms. */
import type {DealOverEvent} from '../match/events.js';
import {lowestTeams, pipsOfSeats} from '../rules/ending.js';
import {setSize} from '../rules/tile.js';
import {
	type Payment, type Seat, type Terms, seatsOf,
} from '../rules/variant.js';
import {
	type Reader, whoAre, whoIsTeam,
} from './who.js';
import type {Words} from './words.js';

/** The lines of a deal's end: how it ended, then a line for each payment, or why there is none. */
export function bonusLines({bonus}: Pick<Words, 'bonus'>, over: DealOverEvent, reader: Reader): string[] {
	const lines = [howItEnded({bonus}, over, reader), ...wentOut({bonus}, over, reader)];
	for (const payment of over.payments) {
		lines.push(paymentLine({bonus}, {over, payment}, reader));
	}

	if (over.ending.kind === 'blocked' && over.payments.length === 0) {
		const [team] = lowestTeams({...over, terms: reader.terms});
		lines.push(bonus.level(teamPips(over, reader, team)));
	}

	const {target} = reader.terms;
	const top = Math.max(...over.scores);
	if (top >= target && over.scores.filter(score => score === top).length > 1) {
		lines.push(bonus.another(target));
	}

	return lines;
}

function hasBoneyard({variant, seats}: Terms): boolean {
	return variant.tilesEach * seats < setSize;
}

function howItEnded({bonus}: Pick<Words, 'bonus'>, {ending}: DealOverEvent, reader: Reader): string {
	if (ending.kind === 'blocked') {
		return bonus.blocked(hasBoneyard(reader.terms));
	}

	const who = whoAre(reader, [ending.seat]);
	return ending.kind === 'target' ? bonus.target(who, reader.terms.target) : bonus[ending.kind](who);
}

/** Where going out itself is paid: who has. */
function wentOut({bonus}: Pick<Words, 'bonus'>, {hands}: DealOverEvent, reader: Reader): string[] {
	const each = reader.terms.variant.pointsForOut;
	const out = [...hands.keys()].filter(seat => hands[seat] === 0);
	return each > 0 && out.length > 0 ? [bonus.wentOut({who: whoAre(reader, out), each})] : [];
}

function paymentLine({bonus}: Pick<Words, 'bonus'>, {over, payment}: {over: DealOverEvent; payment: Payment}, reader: Reader): string {
	const who = whoIsTeam(reader, payment.team);
	if (payment.plus !== 0) {
		return bonus.pips(who, {sum: calculation(over.pips, payment), earned: payment.points});
	}

	return over.ending.kind === 'blocked'
		? bonus.lowest(who, {left: teamPips(over, reader, payment.team), earned: payment.points})
		: bonus.dealWon(who, payment.points);
}

function teamPips({pips}: DealOverEvent, {terms}: Reader, team: number): number {
	return seatsOf(terms, team).reduce((sum, seat) => sum + pips[seat], 0);
}

/** `13 + 6 = 19`, `19 − 5 = 14`, `9 + 9 − (12 + 3) = 3`; a single hand has nothing to calculate: `13`. */
export function calculation(pips: readonly number[], {plus, minus}: Pick<Payment, 'plus' | 'minus'>): string {
	const added = seatsIn(plus, pips).map(seat => pips[seat]);
	const taken = seatsIn(minus, pips).map(seat => pips[seat]);
	if (added.length === 1 && taken.length === 0) {
		return String(added[0]);
	}

	const less = taken.length > 1 ? ` − (${taken.join(' + ')})` : taken.map(one => ` − ${one}`).join('');
	return `${added.join(' + ')}${less} = ${pipsOfSeats(pips, plus) - pipsOfSeats(pips, minus)}`;
}

function seatsIn(set: number, pips: readonly number[]): Seat[] {
	return [...pips.keys()].filter(seat => Math.floor(set / (2 ** seat)) % 2 === 1);
}
