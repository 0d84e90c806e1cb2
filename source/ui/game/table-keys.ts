/** Which keys the line at the bottom of the table names. */
import {
	draw, pass, stop,
} from '../../rules/move.js';
import type {KeyWord} from '../key-labels.js';
import type {State} from '../state.js';
import {placesInOrder} from '../../board/move-places.js';
import {actionsOf} from './actions.js';
import {itemUnderCursor} from './desk.js';
import {
	type Game, type Side, isBotInTurn, isInTurn,
} from './game.js';

/** The keys that do something now, the most needed first. */
export function keysAtTable(state: State, game: Game, side: Side): KeyWord[] {
	const {view} = side;
	if (game.isLeaving) {
		return [];
	}

	if (state.village?.company?.isPlayedFor) {
		return [];
	}

	if (isBotInTurn(game, view)) {
		return ['hurry'];
	}

	const own = isInTurn(game, view) ? keysInTurn(side) : [];
	const always = actionsOf(state, game, side).map(({word}) => word).filter(word => !own.includes(word));
	const ends = always.filter(word => !lessNeeded.includes(word));
	return [...own, ...ends, 'more', ...lessNeeded.filter(word => always.includes(word))];
}

/** In this order, and after everything else. */
const lessNeeded: readonly KeyWord[] = ['hint', 'leave', 'page', 'undo', 'tracker', 'arms', 'messages', 'say', 'glyphs'];

/** The keys of whoever is in turn: with what he can play, or what he can do without a tile. */
export function keysInTurn({view, desk}: Pick<Side, 'view' | 'desk'>): KeyWord[] {
	const item = itemUnderCursor(desk, view);
	if (view.moves.includes(draw)) {
		return ['draw', 'move'];
	}

	if (view.moves.includes(pass)) {
		return ['pass', 'move'];
	}

	const hasPlaces = item?.kind === 'tile' && placesInOrder(view, item.tile).length > 1;
	return [
		'tile',
		'move',
		...(hasPlaces ? ['place'] as const : []),
		view.layout.size === 0 ? 'lead' : 'lay',
		...(view.moves.includes(stop) ? ['stop'] as const : []),
	];
}
