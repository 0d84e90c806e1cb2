/** What the person in turn is told: whose turn it is, and what can be done. */
import {handSize} from '../rules/hand.js';
import {draw, stop} from '../rules/move.js';
import {playableTiles} from './hand.js';
import type {Sight} from './sight.js';

/** One line for the seat in turn. */
export function turnLine({words: {plain: {turn, told}}, reader, view}: Sight): string {
	const name = reader.seat === undefined ? view.players[view.turn].name : undefined;
	return `${turn.yours(name)} ${whatCanBeDone()}`;

	function whatCanBeDone(): string {
		const playable = playableTiles(view);
		if (playable.length === 0) {
			return withoutTile();
		}

		if (view.layout.size === 0) {
			return playable.length === handSize(view.hand) ? turn.leadAny : turn.lead(playable.map(({tile}) => tile));
		}

		const tiles = playable.map(one => told.tile({...one, number: undefined}));
		return view.moves.includes(stop) ? turn.canPlayOrStop(tiles) : turn.canPlay(tiles);
	}

	function withoutTile(): string {
		const isLead = view.layout.size === 0;
		return view.moves.includes(draw)
			? (isLead ? turn.drawForLead : turn.draw)
			: (isLead ? turn.passLead : turn.pass);
	}
}
