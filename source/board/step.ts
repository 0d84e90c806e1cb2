/** Drawing one tile more: beside what is on show if at all possible, else by moving as little as possible. */
import {type Move, tileOfMove} from '../rules/move.js';
import {arrange} from './beam.js';
import {type Search, candidatesAt} from './candidates.js';
import {type Draft, assess} from './cost.js';
import {outlookAfter} from './outlook.js';
import {
	type Board, type Sketch, placeOf, withTile,
} from './sketch.js';
import {otherWeights, usualWeights} from './weights.js';

/**
Draws the last of the moves, the lead first; `shown` is the arrangement of those before it.

Each attempt costs more and moves more than the one before; 998 tiles in 1000 need only the first. Undefined when
none finds room for every tile; when only letters lack room, the arrangement that lacks the fewest.
*/
export function step(shown: Sketch | undefined, moves: readonly Move[], board: Board): Draft | undefined {
	let best: Draft | undefined;
	for (const attempt of attempts(shown, moves, board)) {
		if (attempt !== undefined && (best === undefined || attempt.unlabelled < best.unlabelled)) {
			best = attempt;
		}

		if (best?.unlabelled === 0) {
			break;
		}
	}

	return best;
}

function * attempts(shown: Sketch | undefined, moves: readonly Move[], board: Board): Generator<Draft | undefined> {
	const usual = {board, weights: usualWeights, longestGap: 0};
	if (shown !== undefined) {
		yield lay(shown, moves, usual);
		yield lay(shown, moves, {...usual, longestGap: 8});
	}

	const few = {...usual, shown: shown?.tiles ?? [], moving: 12};
	yield arrange(moves, few);
	yield arrange(moves, {...few, longestGap: 4});

	const many = {...few, moving: 3};
	for (const weights of [usualWeights, ...otherWeights]) {
		yield arrange(moves, {...many, weights});
	}

	yield arrange(moves, {...many, longestGap: 4});
}

/** Lays the last tile in the best way that moves no other. */
function lay(shown: Sketch, moves: readonly Move[], search: Search): Draft | undefined {
	const move = moves[shown.tiles.length];
	const outlook = outlookAfter(moves, moves.length);
	let best: Draft | undefined;
	for (const candidate of candidatesAt(shown, {place: placeOf(move, shown), tile: tileOfMove(move)}, search)) {
		const draft = assess(withTile(shown, candidate, search.board), {...search, outlook});
		if (best === undefined || draft.cost < best.cost) {
			best = draft;
		}
	}

	return best;
}
