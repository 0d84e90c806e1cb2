/** Why something may not be done, in English. */
import type {Particulars, RefusalWords} from '../refusals.js';

const so = {draw: ', so you may not draw', pass: ', so you may not pass', stop: ', so you may not stop'};

function soNot({wanted}: Particulars): string {
	return wanted === undefined ? '' : so[wanted];
}

export const refusals: RefusalWords = {
	'deal-is-over': () => 'The deal is over.',
	'not-your-turn': ({turn}) => `It is not your turn${turn === undefined ? '' : `: ${turn} plays`}.`,
	'tile-not-in-hand': ({tile = 'this tile'}) => `You do not hold ${tile}.`,
	'lead-first': () => 'The table is empty: a tile must be led first.',
	'may-not-be-led': ({tile = 'This tile', playable}) => `${tile} may not be led${playable === undefined ? '' : `, but ${playable} may`}.`,
	'table-is-not-empty': ({tile = 'it'}) => `The lead lies already: say which tile ${tile} is laid on.`,
	'host-not-on-table': ({host = 'This tile'}) => `${host} is not on the table.`,
	'does-not-fit': ({tile = 'This tile', host = 'that one'}) => `${tile} does not fit ${host}.`,
	'not-a-spinner': ({host = 'This double'}) => `${host} is no spinner: both its long sides are covered.`,
	'place-is-covered': ({tile = 'this tile', host = 'that one'}) => `There is no free place for ${tile} on ${host}.`,
	'cross-first': ({cross = 'the spinner'}) => `Fill all four sides of ${cross} first.`,
	'you-can-lead': ({playable = 'a tile', ...wish}) => `You can lead ${playable}${soNot(wish)}.`,
	'you-can-play': ({playable = 'a tile', place, ...wish}) => `You can play ${playable}${place === undefined ? '' : ` on ${place}`}${soNot(wish)}.`,
	'you-may-stop-only': () => 'You may lay another tile, or stop, but not pass.',
	'draw-first': () => 'Draw first: you may pass only when no tile is left to draw.',
	'draw-for-lead': () => 'Nobody holds a tile to lead: draw one.',
	'no-boneyard': () => 'All tiles are dealt in this game: nothing is ever drawn.',
	'nothing-to-draw': ({closed = 0}) => closed > 0 ? 'The rest of the boneyard is closed: you can only pass.' : 'There is nothing to draw: you can only pass.',
	'pass-the-lead': () => 'Nothing is drawn for the lead now: pass it on.',
	'nothing-to-stop': () => 'You may stop only instead of laying another tile.',
	'match-is-over': () => 'The match is over.',
	'deal-in-play': () => 'A deal is still in play.',
	'no-deal-in-play': () => 'No deal is in play.',
	'not-the-set': () => 'These are not the 28 tiles of a set.',
	'wrong-leader': () => 'This deal is another seat\'s to lead.',
	'people-at-the-table': () => 'Nothing can be taken back while other people play.',
	'nothing-to-take-back': () => 'You have nothing to take back in this deal.',
	'no-such-seat': () => 'There is no such seat at this table.',
	'already-away': () => 'This seat is already away.',
	'not-away': () => 'This seat is not away.',
};
