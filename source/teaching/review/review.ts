/** A record gone through choice by choice. */
import {viewOf} from '../../match/view.js';
import type {Team} from '../../rules/variant.js';
import {type Account, accountsOf} from './account.js';
import {type Appraisal, appraise} from './appraisal.js';
import {type MadeMove, type PlayedDeal, decisionsIn} from './deals.js';
import {type Unit, unitOf} from './unit.js';

/** What a review tells, one after the other. */
export type Finding =
	| {readonly kind: 'deal'; readonly played: PlayedDeal; readonly unit: Unit}
	| {readonly kind: 'choice'; readonly played: PlayedDeal; readonly made: MadeMove; readonly appraisal: Appraisal}
	/** For each team its account; only of deals that are over. */
	| {readonly kind: 'account'; readonly played: PlayedDeal; readonly unit: Unit; readonly accounts: readonly Account[]};

/**
Judges every choice of the deals. Where only one move was allowed, there was none; what was taken back is left out: it
was not played in the end.

Each finding is worked out when it is asked for, so that one can stop in between.
*/
export function * review(deals: readonly PlayedDeal[], {playouts}: {playouts: number}): Generator<Finding> {
	for (const [place, played] of deals.entries()) {
		const {start, end} = played;
		const {terms, table} = start;
		const {teams, teamCount} = terms;
		const unit = unitOf(terms, table!.start.scores);
		const costs = Array.from<Team>({length: teamCount}).fill(0);
		yield {kind: 'deal', played, unit};
		for (const made of decisionsIn(played)) {
			const appraisal = appraise(viewOf(made.before, made.seat), made.move, {unit, playouts});
			costs[teams[made.seat]] += appraisal.cost;
			yield {
				kind: 'choice', played, made, appraisal,
			};
		}

		if (end.table!.deal.stage === 'over') {
			yield {
				kind: 'account', played, unit, accounts: accountsOf(played, {unit, costs, previous: deals.at(place - 1)?.end}),
			};
		}
	}
}
