/** Advice in a sentence: a move and its reason. */
import type {Choice, Reason} from '../bots/bot.js';
import {
	type Move, draw, hostOfMove, laysTile, noHost, pass, tileOfMove,
} from '../rules/move.js';
import {formatTile} from '../rules/tile.js';
import type {Words} from './words.js';

/** A tile to be laid, and where: an end's letter or the host as written; no place for the lead. */
export type Hint = {
	readonly tile: string;
	readonly place: string | undefined;
};

/** A part of a sentence for every kind of reason. */
export type ReasonWords = {readonly [Kind in Reason['kind']]: (reason: ReasonsByKind[Kind]) => string};

type ReasonsByKind = {readonly [Kind in Reason['kind']]: Extract<Reason, {readonly kind: Kind}>};

/** How the place of a move is called on the screen: by its end's letter; undefined for the host itself. */
export type NameOfPlace = (move: Move) => string | undefined;

/** The tile of a move and its place, as written. */
export function tileAndPlace(move: Move, nameOfPlace?: NameOfPlace): Hint {
	const host = hostOfMove(move);
	return {
		tile: formatTile(tileOfMove(move)),
		place: host === noHost ? undefined : nameOfPlace?.(move) ?? formatTile(host),
	};
}

/** "Lay 5-3 on b: it brings 3 points; 52% to win, otherwise at most 50%." */
export function hintSentence({bots}: Pick<Words, 'bots'>, {move, reason}: Choice, nameOfPlace?: NameOfPlace): string {
	return bots.hint.because(adviceIn({bots}, move, nameOfPlace), whyWithChances({bots}, reason));
}

/** The same without the chances to win, for where a cost says by how much it is better. */
export function adviceSentence({bots}: Pick<Words, 'bots'>, {move, reason}: Choice, nameOfPlace?: NameOfPlace): string {
	return bots.hint.because(adviceIn({bots}, move, nameOfPlace), reasonClause({bots}, reason));
}

function adviceIn({bots}: Pick<Words, 'bots'>, move: Move, nameOfPlace?: NameOfPlace): string {
	return laysTile(move)
		? bots.hint.lay(tileAndPlace(move, nameOfPlace))
		: bots.hint[move === draw ? 'draw' : (move === pass ? 'pass' : 'stop')];
}

/** What is the same once it is rounded is told once. */
function whyWithChances({bots}: Pick<Words, 'bots'>, reason: Reason): string {
	const why = reasonClause({bots}, reason);
	if (reason.kind !== 'weighed') {
		return why;
	}

	const worth = Math.round(100 * reason.worth);
	const other = Math.round(100 * (reason.worth - reason.ahead));
	return bots.hint.weighed(why, worth, other < worth ? other : undefined);
}

/** Why a move was chosen, as a part of a sentence, without chances to win. */
export function reasonClause({bots}: Pick<Words, 'bots'>, reason: Reason): string {
	return clauseIn(bots.reasons, reason.kind, reason);
}

function clauseIn<Kind extends Reason['kind']>(clauses: ReasonWords, kind: Kind, reason: ReasonsByKind[Kind]): string {
	return clauses[kind](reason);
}

/** The name of a bot's level; an outside program's is `exec`, and an unknown level is its own name. */
export function nameOfLevel({bots}: Pick<Words, 'bots'>, level: string): string {
	const known = Object.entries(bots.levels).find(([id]) => id === level);
	return level === 'exec' ? bots.program : (level === 'human' ? bots.person : known?.[1].name ?? level);
}
