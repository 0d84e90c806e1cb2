/** Random matches through the reducer. */
import type {Action} from '../../source/match/action.js';
import {
	type Match, type Player, dueDeal, newMatch,
} from '../../source/match/match.js';
import {type Step, step} from '../../source/match/reducer.js';
import {dealTiles} from '../../source/match/shuffle.js';
import {allowedMoves} from '../../source/rules/allowed.js';
import type {Terms} from '../../source/rules/variant.js';
import {type Pick, picksFrom} from './random.js';

export const bots = (seats: number): Player[] => Array.from({length: seats}, (_, seat) => ({name: `Player ${seat + 1}`, kind: 'bot', level: 'novice'}));

/** A random action that is allowed and moves the match on; undefined when it is over. */
export function randomAction(match: Match, pick: Pick): Action | undefined {
	const due = dueDeal(match);
	if (due !== undefined) {
		return {type: 'deal', ...dealTiles(pick, due.leader, match.terms.seats)};
	}

	const {deal} = (match.table!);
	const moves = allowedMoves(deal);
	return moves.length === 0 ? undefined : {type: 'move', seat: deal.turn, move: moves[pick(moves.length)]};
}

/** Plays a random match to its end, or as many actions as `most` says. */
export function playRandomMatch(terms: Terms, {seed, most = Number.POSITIVE_INFINITY, players = bots(terms.seats), watch}: {
	seed: number;
	most?: number;
	players?: readonly Player[];
	watch?: (step: Step, action: Action, before: Match) => void;
}): Match {
	const pick = picksFrom(seed);
	let match = newMatch(terms, players);
	for (let actions = 0; actions < most; actions++) {
		const action = randomAction(match, pick);
		if (action === undefined) {
			break;
		}

		const next = step(match, action);
		watch?.(next, action, match);
		match = next.match;
	}

	return match;
}
