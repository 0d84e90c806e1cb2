/** A match in its first deal, from the notation: who holds what, and what has been played. */
import {type Match, newMatch} from '../../source/match/match.js';
import {step} from '../../source/match/reducer.js';
import type {Terms} from '../../source/rules/variant.js';
import {type Position, moveList, orderOf} from './notation.js';
import {bots} from './play-matches.js';

export function matchAt(terms: Terms, position: Position, moves = '', players = bots(terms.seats)): Match {
	const {leader = 0} = position;
	let {match} = step(newMatch(terms, players), {type: 'deal', order: orderOf(terms, position), leader});
	for (const move of moveList(moves)) {
		match = step(match, {type: 'move', seat: match.table!.deal.turn, move}).match;
	}

	return match;
}
