/** How good a tile is in a drill: the kernel plays it and counts. */
import {allowedMoves} from '../../rules/allowed.js';
import type {Deal} from '../../rules/deal.js';
import {type Move, laysTile} from '../../rules/move.js';
import {noPoints} from '../../rules/scoring.js';
import type {Variant} from '../../rules/variant.js';

/** What is sought: the points of one tile or, where tiles earn none by themselves, how many tiles can be laid in the turn. */
export type Measure = 'points' | 'tiles';

export function measureOf({points}: Variant): Measure {
	return points === noPoints ? 'tiles' : 'points';
}

/** A tile that may be laid, and what it is worth. */
export type Candidate = {
	readonly move: Move;
	readonly worth: number;
};

/** Every tile that the seat in turn may lay, in every place. */
export function candidatesIn(deal: Deal): Candidate[] {
	return allowedMoves(deal).filter(move => laysTile(move)).map(move => ({move, worth: worthOf(deal, move)}));
}

function worthOf(deal: Deal, move: Move): number {
	const {turn: seat, terms} = deal;
	const after = deal.copy();
	after.play(move);
	return measureOf(terms.variant) === 'points'
		? after.points[terms.teams[seat]] - deal.points[terms.teams[seat]]
		: 1 + (after.stage === 'another' ? mostTiles(after) : 0);
}

/** How many more tiles the seat in turn can lay before its turn is over. */
function mostTiles(deal: Deal): number {
	return Math.max(...candidatesIn(deal).map(({worth}) => worth));
}
