/** Going through the list of arms where it is longer than the board's room. */
import {lastArms} from '../panels/arm-lines.js';
import type {State} from '../state.js';
import {boardRoom} from './board-room.js';
import type {Game, Side} from './game.js';

/** The last line that the list can begin with; 0 where it fits, and where the layout is shown as a picture. */
export function lastArmsOf(state: State, game: Game, side: Side): number {
	return state.arms === undefined ? 0 : lastArms(side.view.layout, boardRoom(state, game, side));
}

/** The first line of the list a page farther; after the end it begins anew. Undefined where there is nothing to go through. */
export function scrolledArms(state: State, game: Game, {side, by}: {readonly side: Side; readonly by: 1 | -1}): number | undefined {
	const last = lastArmsOf(state, game, side);
	return last === 0 ? undefined : turnedArms(state.arms!, {last, rows: boardRoom(state, game, side).rows, by});
}

/** The first line of a list a page farther, of which `rows` rows are shown and which can begin with line `last` at most; after the end it begins anew. */
export function turnedArms(first: number, {last, rows, by}: {readonly last: number; readonly rows: number; readonly by: 1 | -1}): number {
	const present = Math.min(first, last);
	const isAround = present === (by === 1 ? last : 0);
	return isAround ? last - present : Math.max(0, Math.min(last, present + (by * Math.max(1, rows - 2))));
}
