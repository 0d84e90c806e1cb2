/** Deals played to their end at once. */
import {movesRoom} from '../rules/allowed.js';
import type {Deal} from '../rules/deal.js';
import {listChoices} from './choices.js';
import {greediest} from './trial.js';

const moves = new Int32Array(movesRoom);

/** Plays a deal to its end, every seat greedily: play that makes sense tells more of a position than random play. */
export function playOut(deal: Deal): void {
	for (let count = listChoices(deal, moves); count > 0; count = listChoices(deal, moves)) {
		deal.play(count === 1 ? moves[0] : greediest(deal, moves, count));
	}
}
