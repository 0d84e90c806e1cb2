/** The last picture of the board, so that the next one goes on from it instead of beginning with the lead. */
import type {Placement} from '../../board/placement.js';
import type {Size} from '../arrangement.js';
import {boardLines} from '../panels/board.js';
import type {State} from '../state.js';
import type {Line} from '../text/text.js';
import type {Side} from './game.js';

export type BoardMemory = {
	/** The board in its room. The same state always gives the same lines; only the time it takes depends on what was drawn before. */
	readonly draw: (state: State, side: Pick<Side, 'view' | 'desk'>, room: Size) => Line[];
};

export function createBoardMemory(): BoardMemory {
	let placement: Placement | undefined;
	return {
		draw({preferences, arms}, {view, desk}, room) {
			const drawn = boardLines({
				view, desk, room, glyphs: preferences.glyphs, arms,
			}, placement);
			placement = drawn.placement;
			return drawn.lines;
		},
	};
}
