/** The room of the board, while a deal is played and at its end. */
import {type Size, arrange} from '../arrangement.js';
import {dealEndLines} from '../panels/deal-end.js';
import {sightOf} from '../panels/sight.js';
import type {State} from '../state.js';
import type {Game, Side} from './game.js';

/** The rows of the title and of the keys. */
const otherRows = 2;

/** The board's room: at the end of a deal it gives way where hands and bonus need more rows than there are under it. */
export function boardRoom(state: State, game: Game, side: Side): Size {
	const {board} = arrange(state.size, 1);
	if (side.view.phase === 'playing') {
		return board;
	}

	const below = state.size.rows - otherRows - board.rows;
	const needed = dealEndLines(sightOf(state, game, side), below).length;
	return {...board, rows: board.rows - Math.max(0, needed - below)};
}
