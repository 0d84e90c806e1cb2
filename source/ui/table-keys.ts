/** Which keys the line at the bottom of the table names. */
import {
	draw, pass, stop,
} from '../rules/move.js';
import {itemUnderCursor} from './desk.js';
import {type Game, type Side, isInTurn} from './game.js';
import type {KeyWord} from './keys.js';
import {placesInOrder} from './places.js';
import type {State} from './state.js';

/** The keys that do something now, the most needed first. */
export function keysAtTable({menu, preferences}: State, game: Game, {view, desk}: Side): KeyWord[] {
	if (game.isLeaving) {
		return [];
	}

	const always: readonly KeyWord[] = ['help', 'leave', 'arms', ...(preferences.unicode ? ['glyphs'] as const : [])];
	if (view.phase === 'match-over') {
		return [menu === undefined ? 'done' : 'menu', 'again', ...always.filter(word => word !== 'leave')];
	}

	if (view.phase !== 'playing') {
		return [view.phase === 'game-over' ? 'nextGame' : 'nextDeal', ...always];
	}

	if (!isInTurn(game, view)) {
		return ['hurry'];
	}

	const item = itemUnderCursor(desk, view);
	if (view.moves.includes(draw)) {
		return ['draw', 'move', ...always];
	}

	if (view.moves.includes(pass)) {
		return ['pass', 'move', ...always];
	}

	const hasPlaces = item?.kind === 'tile' && placesInOrder(view, item.tile).length > 1;
	return [
		'tile',
		'move',
		...(hasPlaces ? ['place'] as const : []),
		view.layout.size === 0 ? 'lead' : 'lay',
		...(view.moves.includes(stop) ? ['stop'] as const : []),
		...always,
	];
}
