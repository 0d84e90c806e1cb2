/** The last picture of the board, so that the next one goes on from it instead of beginning with the lead. */
import type {Placement} from '../board/placement.js';
import type {Side} from './game.js';
import {boardLines} from './panels/board.js';
import type {State} from './state.js';
import type {Line} from './text.js';

export type BoardMemory = {
	/** The board in so many rows. The same state always gives the same lines; only the time it takes depends on what was drawn before. */
	readonly draw: (state: State, side: Side, rows: number) => Line[];
};

export function createBoardMemory(): BoardMemory {
	let placement: Placement | undefined;
	return {
		draw({size, preferences, showsArms}, {view, desk}, rows) {
			const drawn = boardLines({
				view, desk, width: size.columns, rows, glyphs: preferences.glyphs, showsArms,
			}, placement);
			placement = drawn.placement;
			return drawn.lines;
		},
	};
}
