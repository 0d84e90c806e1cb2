/** What can be wrong with a line of a record, as data. Sentences are made of it elsewhere. */
import type {ActionRefusal} from '../match/action.js';
import type {Leader, Seat, Team} from '../rules/variant.js';
import type {Move} from '../rules/move.js';
import type {Tile} from '../rules/tile.js';

/** What is wrong with a line. Seats and teams count from 0, as everywhere; games and deals from 1. */
export type Flaw =
	// Its characters.
	| {readonly kind: 'not-utf-8'}
	/** `code` is the character's code point. */
	| {readonly kind: 'control-character'; readonly code: number}
	/** A space at the beginning or the end, or two in a row. */
	| {readonly kind: 'spaces'}
	| {readonly kind: 'not-understood'}
	/** A tile that may not be seen: the line belongs to a seat's own copy of a running match. */
	| {readonly kind: 'hidden-tiles'}
	| HeaderFlaw
	| DealFlaw
	| ChanceFlaw
	// The match.
	| RefusedFlaw
	/** Another line has to stand here: `due`, as it is written. */
	| {readonly kind: 'line-due'; readonly due: string}
	/** A deal is in play, and the line is no action. */
	| {readonly kind: 'deal-in-play'; readonly turn: Seat}
	| {readonly kind: 'no-such-seat'; readonly seat: Seat}
	| {readonly kind: 'wrong-count'; readonly due: number}
	/** The tile earns `due` points. */
	| {readonly kind: 'wrong-points'; readonly due: number}
	/** `due` is the next tile of the boneyard. */
	| {readonly kind: 'wrong-draw'; readonly due: Tile}
	/** A part of the `end` line; `due` is how the part is written. */
	| {readonly kind: 'wrong-end'; readonly part: EndPart; readonly due: string}
	| {readonly kind: 'wrong-winner'; readonly due: Team}
	| {readonly kind: 'match-is-over'};

/** The parts of an `end` line: how the deal ended, then the numbers. */
export type EndPart = 'end' | 'pips' | 'points' | 'score';

/** The rules do not allow the action. */
export type RefusedFlaw = {
	readonly kind: 'refused';
	readonly refusal: ActionRefusal;
	readonly seat: Seat;
	/** The move, where the action is one. */
	readonly move: Move | undefined;
	/** Whose turn it is, and a move that could be made instead, where a deal is in play. */
	readonly turn: Seat | undefined;
	readonly instead: Move | undefined;
};

type HeaderFlaw =
	/** The first line is not `dominogranie 1`. */
	| {readonly kind: 'no-record'}
	| {readonly kind: 'unknown-version'}
	/** A line of the header after its end. */
	| {readonly kind: 'header-is-over'}
	/** `what` as it is written: `variant`, `option target`, `words 2` … */
	| {readonly kind: 'twice'; readonly what: string}
	| {readonly kind: 'missing'; readonly what: string}
	| {readonly kind: 'unknown-variant'; readonly known: readonly string[]}
	| {readonly kind: 'variant-first'}
	| {readonly kind: 'unknown-option'; readonly known: readonly string[]}
	| {readonly kind: 'unknown-value'; readonly known: readonly string[]}
	/** `target` is a number from 1, `games` an odd one. */
	| {readonly kind: 'wrong-number'; readonly option: 'target' | 'games'}
	/** `due` is the seat whose turn it is to be named. */
	| {readonly kind: 'seats-in-order'; readonly due: Seat}
	| {readonly kind: 'seats-before-teams'}
	| {readonly kind: 'number-of-seats'; readonly allowed: readonly number[]}
	| {readonly kind: 'no-pairs'}
	/** `known` are the lines that may stand here. */
	| {readonly kind: 'wrong-team'; readonly known: readonly string[]}
	| {readonly kind: 'name-too-long'}
	| {readonly kind: 'quote-in-name'}
	| {readonly kind: 'no-date'}
	| {readonly kind: 'no-hexadecimal'}
	| {readonly kind: 'secret-and-commit'};

type DealFlaw =
	/** Another leader, or another reason for him, is due; a lot may fall on any seat. */
	| {readonly kind: 'wrong-leader'; readonly due: Leader}
	/** `due` tiles belong on the line. */
	| {readonly kind: 'number-of-tiles'; readonly due: number}
	| {readonly kind: 'dealt-twice'; readonly tile: Tile};

type ChanceFlaw =
	/** The secret gives another deal. */
	| {readonly kind: 'forged-deal'}
	/** The secret lets the lot fall on seat `due`. */
	| {readonly kind: 'forged-lot'; readonly due: Seat}
	| {readonly kind: 'wrong-reveal'}
	| {readonly kind: 'nothing-to-reveal'};

/** The first line that the rules do not allow. */
export type Fault = Flaw & {
	/** Counted from 1. */
	readonly line: number;
	/** What stands there, of a long line the beginning. It may hold anything; invalid bytes are replaced. */
	readonly read: string;
};
