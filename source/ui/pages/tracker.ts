/** The tile tracker: which tiles are out, and what draws and passes have told of the other hands. */
import {type Hand, tilesOf} from '../../rules/hand.js';
import {formatTile} from '../../rules/tile.js';
import {trackerOf} from '../../match/tracker.js';
import {knowledgeSentences} from '../../words/tracker-sentences.js';
import {wordsFor} from '../../words/words-for.js';
import {shownSide} from '../game/game.js';
import type {State} from '../state.js';
import {
	type Line, flow, hangText, padText, span, textWidth,
} from '../text/text.js';

/** The tiles on the table, in the own hand and elsewhere; of each suit what has not been seen; and what nobody can hold. */
export function trackerLines({game, village, preferences, size: {columns}}: State): Line[] {
	const side = game && shownSide(game);
	if (side === undefined) {
		return [];
	}

	const words = wordsFor(preferences.language);
	const {onTable, own, unseen, suit} = words.screens.tracker;
	const tracker = trackerOf(side.view);
	const isWatching = village !== undefined && side.view.seat === undefined;
	const places: ReadonlyArray<readonly [string, Hand]> = [[onTable, tracker.table], ...(isWatching ? [] : [[own, tracker.own] as const]), [unseen, tracker.unseen]];
	const suits = tracker.suits.map(({pip, seen, unseen: rest}) => [suit(pip, seen), rest] as const);
	return [
		...columnsOf(places, columns, 'heading'),
		[],
		...columnsOf(suits, columns),
		[],
		...knowledgeSentences(words, tracker, side.view.players).flatMap(text => hangText(text, columns)).map(text => [span(text)]),
	];
}

/** `On the table   6-6 6-5`: labels in a column of their own, and beside each its tiles. */
function columnsOf(rows: ReadonlyArray<readonly [label: string, tiles: Hand]>, width: number, tone?: 'heading'): Line[] {
	const indent = Math.max(...rows.map(([label]) => textWidth(label))) + 3;
	return rows.flatMap(([label, hand]) => {
		const lines = flow(tilesOf(hand).map(tile => [span(formatTile(tile))]), width - indent, ' ');
		return (lines.length === 0 ? [[]] : lines)
			.map((line, row) => [span(padText(row === 0 ? label : '', indent), tone), ...line]);
	});
}
