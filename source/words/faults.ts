/** What is wrong with a record, in a sentence. */
import type {ActionRefusal} from '../match/action.js';
import type {Fault, Flaw, RefusedFlaw} from '../record/fault.js';
import {visible} from '../record/visible.js';
import {
	formatMove, hostOfMove, laysTile, noHost, tileOfMove,
} from '../rules/move.js';
import {formatTile} from '../rules/tile.js';
import type {Words} from './words.js';

/** A part of a sentence for every kind of flaw, without a capital and a full stop: it follows what was read. */
export type FlawWords = {readonly [Kind in FlawKind]: (flaw: FlawsByKind[Kind]) => string};

/** The kinds of flaws but `refused`, which has words for every refusal. */
type FlawKind = Exclude<Flaw['kind'], 'refused'>;

type FlawsByKind = {readonly [Kind in FlawKind]: Extract<Flaw, {readonly kind: Kind}>};

/** Particulars of a refused action; seats count from 1, tiles and moves are as written, `undefined` where there is none. */
export type RefusedAction = {
	readonly seat: number;
	readonly turn: number | undefined;
	readonly tile: string | undefined;
	readonly host: string | undefined;
	/** A move that could be made instead. */
	readonly instead: string | undefined;
};

/** A part of a sentence for every word of refusal, told of a seat and not to it. */
export type RefusedWords = Readonly<Record<ActionRefusal, (action: RefusedAction) => string>>;

/** What stands on the line and why it is wrong: `2 6-5>5-3 =8, 6-5 does not fit 5-3`. Safe to print whatever the record holds. */
export function faultSentence(words: Pick<Words, 'faults'>, fault: Fault): string {
	return `${visible(fault.read)}, ${flawClause(words, fault)}`;
}

/** Why a line is wrong: `6-5 does not fit 5-3`. */
export function flawClause({faults}: Pick<Words, 'faults'>, flaw: Flaw): string {
	return flaw.kind === 'refused' ? faults.refused[flaw.refusal](refusedAction(flaw)) : clauseIn(faults.flaws, flaw.kind, flaw);
}

function clauseIn<Kind extends FlawKind>(clauses: FlawWords, kind: Kind, flaw: FlawsByKind[Kind]): string {
	return clauses[kind](flaw);
}

function refusedAction({seat, turn, move, instead}: RefusedFlaw): RefusedAction {
	const lays = move !== undefined && laysTile(move);
	return {
		seat: seat + 1,
		turn: turn === undefined ? undefined : turn + 1,
		tile: lays ? formatTile(tileOfMove(move)) : undefined,
		host: lays && hostOfMove(move) !== noHost ? formatTile(hostOfMove(move)) : undefined,
		instead: instead === undefined ? undefined : formatMove(instead),
	};
}
