/** Recomputes the deals of a record from its secret (record.md, Fair deals). */
import {type Secret, dealStream} from '../chance.js';
import type {DueDeal} from '../match/match.js';
import {dealTiles} from '../match/shuffle.js';
import type {Tile} from '../rules/tile.js';
import type {Seat, Terms} from '../rules/variant.js';
import type {Flaw} from './fault.js';

/** A deal as it was made: the tiles in dealing order, and its designated leader. */
export type MadeDeal = {
	readonly order: readonly Tile[];
	readonly leader: Seat;
};

/** Whose deals they are. */
export type Agreement = {
	readonly terms: Terms;
	readonly words?: ReadonlyArray<string | undefined>;
};

/** The deal that a secret gives. */
export function fairDeal(secret: Secret, {terms, words = []}: Agreement, {game, deal, leader}: DueDeal): MadeDeal {
	return dealTiles(dealStream(secret, {words, game, deal}), leader, terms.seats);
}

/** What is wrong with a deal, or with the part of it that is written, when `fair` is the one the secret gives. */
export function flawInDeal(fair: MadeDeal, {order, leader}: {order: readonly Tile[]; leader: Seat | undefined}): Flaw | undefined {
	if (leader !== undefined && leader !== fair.leader) {
		return {kind: 'forged-lot', due: fair.leader};
	}

	return order.every((tile, place) => tile === fair.order[place]) ? undefined : {kind: 'forged-deal'};
}
