/** The room of the board, while a deal is played and at its end. */
import {type Arrangement, type Size, arrange} from '../arrangement.js';
import {dealEndLines} from '../panels/deal-end.js';
import {handLines} from '../panels/hand.js';
import {urgentLines} from '../panels/notices.js';
import {promptLines} from '../panels/prompt.js';
import {sightOf} from '../panels/sight.js';
import {villageLines} from '../panels/village-table.js';
import type {State} from '../state.js';
import type {Line} from '../text/text.js';
import type {Game, Side} from './game.js';

/** The rows of the title and of the keys. */
const otherRows = 2;

/** More than any prompt has; the names of files may be longer still. */
const longestPrompt = 4;

/** What stands over the keys: what is urgent, or what can be done and why not; at the end of a deal there may be nothing to be said. */
export function linesOverKeys(state: State, game: Game, side: Side): Line[] {
	const sight = sightOf(state, game, side);
	const isSilent = side.view.phase !== 'playing' && game.notice === undefined;
	const usual = () => isSilent ? [] : promptLines(sight, game.notice);
	const lines = urgentLines(sight.words, state) ?? (state.village === undefined ? usual() : villageLines(sight, state, usual));
	return lines.slice(0, longestPrompt);
}

/** How the window is shared out while a deal is played. */
export function arrangeTable(state: State, game: Game, side: Side): Arrangement {
	const hand = handLines(sightOf(state, game, side));
	return arrange(state.size, hand.length, linesOverKeys(state, game, side).length);
}

/** The board's room: at the end of a deal it gives way where hands and bonus need more rows than there are under it. */
export function boardRoom(state: State, game: Game, side: Side): Size {
	if (side.view.phase === 'playing') {
		return arrangeTable(state, game, side).board;
	}

	const {board} = arrange(state.size, 1);
	const below = state.size.rows - otherRows - board.rows - linesOverKeys(state, game, side).length;
	const needed = dealEndLines(sightOf(state, game, side), below).length;
	return {...board, rows: board.rows - Math.max(0, needed - below)};
}
