/** A choice between moves that were weighed against each other, and what speaks for it. */
import type {View} from '../match/view.js';
import {listMoves, movesRoom} from '../rules/allowed.js';
import {Deal} from '../rules/deal.js';
import {handSize} from '../rules/hand.js';
import {type Move, laysTile} from '../rules/move.js';
import type {Chance, Choice, Reason} from './bot.js';
import {dealFrom} from './position.js';
import {PossibleDeals} from './sampling.js';
import {
	anotherIn, greediest, liking, pointsIn,
} from './trial.js';

/** A move and the chance to win the game after it, 0–1. */
export type Weighed = {
	readonly move: Move;
	readonly worth: number;
};

/** So many possible deals are looked at to say what the next player can do. */
const samples = 64;
const moves = new Int32Array(movesRoom);

/** The first of the moves, which come with the best first, and why. */
export function chooseFirst(view: View, [best, second]: readonly Weighed[], chance: Chance): Choice {
	const {move, worth} = best;
	const possible = new PossibleDeals(view);
	possible.choose(chance);
	const start = dealFrom(view, possible);
	const liked = liking(start, move, view.hand);
	const after = start.copy();
	after.play(move);
	if (after.hands[view.turn] === 0) {
		return {move, reason: {kind: 'goes-out'}};
	}

	return {
		move,
		reason: {
			kind: 'weighed',
			points: laysTile(move) ? pointsIn(liked) : 0,
			another: laysTile(move) && anotherIn(liked),
			keeps: handSize(after.layout.playable(after.hands[view.turn])),
			...nextPlayer(start, move, {possible, chance}),
			worth,
			ahead: second === undefined ? 0 : Math.max(0, worth - second.worth),
		},
	};
}

/** How many points the next player can take at once, on average, and how often he can lay nothing. */
function nextPlayer(start: Deal, move: Move, {possible, chance}: {possible: PossibleDeals; chance: Chance}): Pick<Reason & {kind: 'weighed'}, 'reply' | 'stuck'> {
	const deal = new Deal(start.terms);
	let points = 0;
	let stuck = 0;
	for (let sample = 0; sample < samples; sample++) {
		possible.choose(chance);
		deal.copyFrom(start);
		deal.hands.set(possible.hands);
		deal.play(move);
		const count = deal.turn === start.turn ? 0 : listMoves(deal, moves);
		if (count > 0 && laysTile(moves[0])) {
			points += pointsIn(liking(deal, greediest(deal, moves, count), deal.hands[deal.turn]));
		} else {
			stuck += count;
		}
	}

	return {reply: points / samples, stuck: stuck / samples};
}
