/** Matches that one seat cannot tell apart: hidden tiles lie elsewhere, and all that was done can have been done. */
import type {Match} from '../../source/match/match.js';
import {allowedMoves} from '../../source/rules/allowed.js';
import {Deal} from '../../source/rules/deal.js';
import {draw} from '../../source/rules/move.js';
import {type Tile, setSize} from '../../source/rules/tile.js';
import type {Seat} from '../../source/rules/variant.js';
import type {Pick} from './random.js';

/**
The same match with the tiles that `seat` has not got changed about `changes` times, two at a time, among hands, boneyard
and what was drawn, as long as every move of the deal stays allowed. Each deal that the seat must think possible can come out.
*/
export function lookAlike(match: Match, seat: Seat, {pick, changes}: {pick: Pick; changes: number}): Match {
	const table = match.table!;
	const places = hiddenPlaces(match, seat);
	let order = [...table.start.order];
	let deal = table.deal.copy();
	for (let change = 0; change < changes; change++) {
		const [one, other] = [places[pick(places.length)], places[pick(places.length)]];
		const changed = order.with(one, order[other]).with(other, order[one]);
		const replayed = replay(match, changed);
		if (replayed !== undefined) {
			order = changed;
			deal = replayed;
		}
	}

	return {...match, table: {...table, start: {...table.start, order}, deal}};
}

/** The places of the dealing order whose tiles the seat was neither dealt nor has drawn. */
function hiddenPlaces({terms, table}: Match, seat: Seat): number[] {
	const {start, played} = table!;
	const {tilesEach} = terms.variant;
	const dealt = tilesEach * terms.seats;
	const drawers = played.filter(({move}) => move === draw).map(one => one.seat);
	return [...start.order.keys()].filter(place => (place < dealt ? Math.floor(place / tilesEach) : drawers.at(place - dealt)) !== seat);
}

/** The deal after all its moves, had the tiles been in this order; undefined where a move would not have been allowed. */
function replay({terms, table}: Match, order: readonly Tile[]): Deal | undefined {
	const {start, played, deal: {turn, stage}} = table!;
	const deal = new Deal(terms).start({...start, order});
	for (const {seat, move} of played) {
		if (deal.turn !== seat || !allowedMoves(deal).includes(move)) {
			return undefined;
		}

		deal.play(move);
	}

	return deal.turn === turn && deal.stage === stage ? deal : undefined;
}

/** How many tiles lie in another place. */
export function differences(one: Match, other: Match): number {
	const orders = [one, other].map(({table}) => table!.start.order);
	return Array.from({length: setSize}, (_, place) => place).filter(place => orders[0][place] !== orders[1][place]).length;
}
