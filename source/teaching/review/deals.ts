/** The deals of a record, and the choices that were made in them. */
import {listChoices} from '../../bots/choices.js';
import {
	type Match, dealNumber, gameNumber,
} from '../../match/match.js';
import type {Replayed} from '../../record/record-reader.js';
import {movesRoom} from '../../rules/allowed.js';
import type {Deal} from '../../rules/deal.js';
import {doubles, holds} from '../../rules/hand.js';
import {
	type Move, hostOfMove, joinOfMove, laysTile, tileOfMove,
} from '../../rules/move.js';
import type {Seat} from '../../rules/variant.js';

/** A move that stood: what was taken back is none. */
export type MadeMove = {
	/** The line of the record. */
	readonly line: number;
	readonly seat: Seat;
	readonly move: Move;
	/** The match just before it. */
	readonly before: Match;
	/** Whether its player had asked for a hint. */
	readonly isHinted: boolean;
};

export type PlayedDeal = {
	/** Counted from 1. */
	readonly game: number;
	readonly deal: number;
	readonly line: number;
	/** The match as it was dealt, and after the last line of the deal. */
	readonly start: Match;
	readonly end: Match;
	readonly moves: readonly MadeMove[];
};

/** All deals of a record, the last of which may not be over. */
export function dealsIn(steps: readonly Replayed[]): PlayedDeal[] {
	const deals: PlayedDeal[] = [];
	let moves: MadeMove[] = [];
	const hinted = new Set<Seat>();
	for (const [place, {line, action, match}] of steps.entries()) {
		if (action.type === 'deal') {
			moves = [];
			hinted.clear();
			deals.push({
				game: gameNumber(match), deal: dealNumber(match), line, start: match, end: match, moves,
			});
			continue;
		}

		switch (action.type) {
			case 'move': {
				const {seat, move} = action;
				moves.push({
					line, seat, move, before: steps[place - 1].match, isHinted: hinted.delete(seat),
				});

				break;
			}

			case 'undo': {
				moves.splice(match.table!.played.length);

				break;
			}

			case 'hint': {
				hinted.add(action.seat);

				break;
			}
		// No default
		}

		if (deals.length > 0) {
			deals.push({...deals.pop()!, end: match});
		}
	}

	return deals;
}

/** The moves of a deal for which there was another choice. */
export function decisionsIn({moves}: PlayedDeal): MadeMove[] {
	return moves.filter(({before}) => choicesIn(before.table!.deal).length > 1);
}

/** What the seat in turn can choose from; moves that come to the same are one. Only its own hand matters. */
export function choicesIn(deal: Deal): Move[] {
	const moves = new Int32Array(movesRoom);
	return [...moves.subarray(0, listChoices(deal, moves))];
}

/** The one of the choices that a move comes to. */
export function choiceLike(choices: readonly Move[], move: Move): Move {
	if (choices.includes(move) || !laysTile(move)) {
		return move;
	}

	return choices.find(one => laysTile(one)
		&& tileOfMove(one) === tileOfMove(move)
		&& joinOfMove(one) === joinOfMove(move)
		&& !holds(doubles, hostOfMove(one))) ?? move;
}
