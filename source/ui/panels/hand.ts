/** The hand, numbered; tiles that fit are in brackets, and what can be done without a tile comes last. */
import {holds} from '../../rules/hand.js';
import {
	type Move, draw, stop,
} from '../../rules/move.js';
import {type Tile, formatTile} from '../../rules/tile.js';
import type {View} from '../../match/view.js';
import {itemsOf, movesOfTile} from '../game/desk.js';
import {type Line, flow, span} from '../text/text.js';
import {type Sight, isWatching} from './sight.js';

/** The lines of the hand: `>1[5-3]  2 6-4   3[4-4]  [draw]`, the cursor before its item. */
export function handLines(sight: Sight): Line[] {
	const {words: {screens}, view, desk, width, isAmongActions} = sight;
	const pieces = itemsOf(desk, view).map((item, place): Line => {
		// Off turn the cursor could do nothing.
		const isUnderCursor = place === desk.cursor && view.moves.length > 0 && !isAmongActions;
		const mark = isUnderCursor ? '>' : ' ';
		if (item.kind === 'action') {
			return [span(`${mark}[${nameOfAction(item.move, screens.keys)}]`, isUnderCursor ? 'cursor' : 'playable')];
		}

		const number = place < 10 ? String((place + 1) % 10) : ' ';
		const isFitting = fits(view, item.tile);
		const tile = isFitting ? `[${formatTile(item.tile)}]` : ` ${formatTile(item.tile)} `;
		return [span(`${mark}${number}`), span(tile, isUnderCursor ? 'cursor' : (isFitting ? 'playable' : undefined))];
	});
	if (isWatching(sight)) {
		return [];
	}

	if (pieces.length === 0) {
		return [[span(screens.hand.none)]];
	}

	// Every piece begins with the cursor's place, so they stand apart without a gap where room is short.
	const lines = flow(pieces, width, ' ');
	return lines.length === 1 ? lines : flow(pieces, width, '');
}

/** Whether a tile of the hand may be led, or fits the table, off turn too. */
function fits({hand, layout, moves}: View, tile: Tile): boolean {
	return layout.size === 0 ? movesOfTile({moves}, tile).length > 0 : holds(layout.playable(hand), tile);
}

function nameOfAction(move: Move, keys: Sight['words']['screens']['keys']): string {
	return move === draw ? keys.draw : (move === stop ? keys.stop : keys.pass);
}
