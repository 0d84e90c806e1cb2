/** What one seat, or a watcher, may know of a match. There is no field in which a hidden tile could sit. */
import {allowedMoves} from '../rules/allowed.js';
import type {Stage} from '../rules/deal.js';
import {type Hand, handSize} from '../rules/hand.js';
import type {Layout} from '../rules/layout.js';
import {type Move, draw} from '../rules/move.js';
import {type Tile, setSize} from '../rules/tile.js';
import type {Leader, Seat, Terms} from '../rules/variant.js';
import {
	type DealOnTable, type Match, type Phase, type PlayedMove, type Player, dealNumber, gameNumber, gamesWon, phaseOf, scores,
} from './match.js';
import {type Outcome, outcomeOf} from './outcome.js';

/** A match as it is seen from one seat, or by a watcher. */
export type View = {
	readonly terms: Terms;
	readonly players: readonly Player[];
	/** Whose view it is; undefined for a watcher. */
	readonly seat: Seat | undefined;
	readonly phase: Phase;
	/** The present game and deal, counted from 1. */
	readonly game: number;
	readonly deal: number;
	/** For each team the games it has won, and its score in the present game, this deal's points included. */
	readonly gamesWon: readonly number[];
	readonly scores: readonly number[];

	/** What lies on the table. Not to be changed: copy it first. */
	readonly layout: Layout;
	/** Own tiles; empty for a watcher. */
	readonly hand: Hand;
	/** Own tiles drawn in this deal, in the order they came; those laid since are still among them. Nothing for a watcher. */
	readonly drawn: readonly Tile[];
	/** For each seat how many tiles it holds. */
	readonly handSizes: readonly number[];
	/** How many tiles are in the boneyard, and how many of them may still be drawn. */
	readonly boneyard: number;
	readonly drawable: number;
	/** The designated leader of this deal, and why he leads. */
	readonly leader: Seat;
	readonly why: Leader['why'];
	/** Whose turn it is, and what for. */
	readonly turn: Seat;
	readonly stage: Stage;
	/** All that was done in this deal. Drawn tiles are not named in it. */
	readonly played: readonly PlayedMove[];
	/** What this seat may do now; nothing when it is not its turn. */
	readonly moves: readonly Move[];
	/** How the deal ended, all hands included; empty while it is in play. */
	readonly outcome: Outcome;
};

/** The view of a seat, or of a watcher (undefined). Needs a deal on the table. */
export function viewOf(match: Match, seat: Seat | undefined): View {
	if (match.table === undefined) {
		throw new Error('There is nothing to see before the first deal.');
	}

	const {
		start, why, deal, played,
	} = match.table;
	const {terms} = match;
	return {
		terms,
		players: match.players,
		seat,
		phase: phaseOf(match),
		game: gameNumber(match),
		deal: dealNumber(match),
		gamesWon: gamesWon(match),
		scores: scores(match),
		layout: deal.layout,
		hand: seat === undefined ? 0 : deal.hands[seat],
		drawn: drawnBy(seat, match.table),
		handSizes: terms.teams.map((_, other) => handSize(deal.hands[other])),
		boneyard: deal.boneyard.length,
		drawable: deal.drawable,
		leader: start.leader,
		why,
		turn: deal.turn,
		stage: deal.stage,
		played,
		moves: seat === deal.turn ? allowedMoves(deal) : [],
		outcome: outcomeOf(match),
	};
}

/** The boneyard is drawn from its beginning: the place among all draws tells which tile a seat has drawn. */
function drawnBy(seat: Seat | undefined, {start, played, deal}: DealOnTable): Tile[] {
	if (seat === undefined) {
		return [];
	}

	const draws = played.filter(({move}) => move === draw);
	const first = setSize - deal.boneyard.length - draws.length;
	return draws.flatMap((one, place) => one.seat === seat ? [start.order[first + place]] : []);
}
