/** The sentences about an action that the rules do not allow, in English. */
import type {ActionRefusal} from '../match/action.js';
import {
	type Move, formatMove, hostOfMove, laysTile, noHost, tileOfMove,
} from '../rules/move.js';
import {formatTile} from '../rules/tile.js';
import type {RefusedFlaw} from './fault.js';

type Particulars = {
	readonly seat: string;
	readonly turn: string;
	readonly tile: string;
	readonly host: string;
	readonly instead: string;
};

const sentences: Readonly<Record<ActionRefusal, (particulars: Particulars) => string>> = {
	'deal-is-over': () => 'the deal is over',
	'not-your-turn': ({turn}) => `it is the turn of ${turn}`,
	'tile-not-in-hand': ({seat, tile}) => `${seat} does not hold ${tile}`,
	'lead-first': ({tile}) => `the table is empty, ${tile} can only be led`,
	'may-not-be-led': ({tile}) => `${tile} may not be led`,
	'table-is-not-empty': ({tile}) => `the table is not empty, ${tile} needs a host`,
	'host-not-on-table': ({host}) => `${host} does not lie on the table`,
	'does-not-fit': ({tile, host}) => `${tile} does not fit ${host}`,
	'not-a-spinner': ({host}) => `${host} is no spinner, and its two long sides are covered`,
	'place-is-covered': ({tile, host}) => `${host} has no free place for ${tile}`,
	'cross-first': ({host}) => `${host} may be used only when all four sides of the lead double are covered`,
	'you-can-lead': ({seat, instead}) => `${seat} can lead ${instead}`,
	'you-can-play': ({seat, instead}) => `${seat} can play ${instead}`,
	'you-may-stop-only': () => 'an extra play is declined by "stop"',
	'draw-first': ({seat}) => `${seat} can still draw`,
	'draw-for-lead': () => 'nobody could lead, so each in turn draws until one can',
	'nothing-to-draw': () => 'no tile may be drawn any more',
	'pass-the-lead': () => 'who cannot lead passes the lead on',
	'nothing-to-stop': () => 'there is no extra play to decline',
	'match-is-over': () => 'the match is over',
	'deal-in-play': () => 'a deal is in play',
	'no-deal-in-play': () => 'no deal is in play',
	'not-the-set': () => 'these are not the 28 tiles',
	'wrong-leader': () => 'another seat leads',
	'people-at-the-table': () => 'nothing can be taken back with other people at the table',
	'nothing-to-take-back': ({seat}) => `${seat} has nothing to take back in this deal`,
	'no-such-seat': ({seat}) => `there is no ${seat}`,
	'already-away': ({seat}) => `${seat} has left already`,
	'not-away': ({seat}) => `${seat} has not left`,
};

/** Why the rules do not allow it. */
export function refusalSentence({refusal, seat, move, turn, instead}: RefusedFlaw): string {
	const {tile, host} = tilesOf(move);
	return sentences[refusal]({
		seat: placeName(seat),
		turn: turn === undefined ? 'nobody' : placeName(turn),
		tile,
		host,
		instead: instead === undefined ? 'nothing' : formatMove(instead),
	});
}

function placeName(seat: number): string {
	return `seat ${seat + 1}`;
}

function tilesOf(move: Move | undefined): {tile: string; host: string} {
	if (move === undefined || !laysTile(move)) {
		return {tile: 'no tile', host: 'no tile'};
	}

	const host = hostOfMove(move);
	return {tile: formatTile(tileOfMove(move)), host: host === noHost ? 'no tile' : formatTile(host)};
}
