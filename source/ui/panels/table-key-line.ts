/** The last line of the table: the keys, or the row of actions while the cursor is in it. */
import {wordsFor} from '../../words/words-for.js';
import {actionsOf} from '../game/actions.js';
import type {Game, Side} from '../game/game.js';
import {keysAtTable} from '../game/table-keys.js';
import type {State} from '../state.js';
import {
	type Line, flow, lineWidth, span, spreadLine,
} from '../text/text.js';
import {keyLine} from './key-line.js';

/** The keys, and at the right edge whether the match is not being recorded. */
export function tableKeyLine(state: State, game: Game, side: Side): Line {
	const words = wordsFor(state.preferences.language);
	const {columns} = state.size;
	const mark: Line = game.isKept ? [] : [span(words.screens.title.notKept, 'warning')];
	const width = columns - (game.isKept ? 0 : lineWidth(mark) + 2);
	if (state.village?.entry !== undefined) {
		return [span(words.village.entry.help, 'quiet')];
	}

	const keys = game.action === undefined
		? keyLine(words, keysAtTable(state, game, side), width)
		: actionRow({
			state, game, side, width,
		}, game.action);
	return game.isKept ? keys : spreadLine(keys, mark, columns);
}

/** ` [draw] >[help] [arms]`: the cursor before its action. Where they take several lines, the one with the cursor is shown. */
function actionRow({state, game, side, width}: {readonly state: State; readonly game: Game; readonly side: Side; readonly width: number}, cursor: number): Line {
	const {keys} = wordsFor(state.preferences.language).screens;
	const actions = actionsOf(state, game, side);
	const present = Math.min(cursor, actions.length - 1);
	const pieces = actions.map(({word}, place): Line => place === present
		? [span('>'), span(`[${keys[word]}]`, 'cursor')]
		: [span(` [${keys[word]}]`)]);
	return flow(pieces, width, '').find(line => line.some(({tone}) => tone === 'cursor')) ?? [];
}
