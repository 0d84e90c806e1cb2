/** The board, or the list of its arms, in as many rows as it is given. */
import {type Picture, drawBoard} from '../../board/draw.js';
import type {Box} from '../../board/geometry.js';
import type {Charset} from '../../board/glyphs.js';
import {type Placement, placeTiles} from '../../board/placement.js';
import {laysTile} from '../../rules/move.js';
import type {View} from '../../match/view.js';
import {type Desk, chosenMove} from '../game/desk.js';
import type {Size} from '../arrangement.js';
import type {Glyphs} from '../preferences.js';
import {
	type Line, type Span, type Tone, fillLines, span,
} from '../text/text.js';
import {armLines} from './arm-lines.js';

/** What the board looks like, and how much room it has. */
export type BoardWish = {
	readonly view: View;
	readonly desk: Desk;
	readonly room: Size;
	readonly glyphs: Glyphs;
	/** The first line of the list of arms; undefined for the picture. */
	readonly arms: number | undefined;
};

export type DrawnBoard = {
	readonly lines: Line[];
	/** To be handed in again, so that the picture goes on from the last one. */
	readonly placement: Placement | undefined;
};

/** The board with every end lettered, the last tile dotted, and the chosen tile shown where it would come to lie. */
export function boardLines({view, desk, room, glyphs, arms}: BoardWish, earlier: Placement | undefined): DrawnBoard {
	const charset: Charset = glyphs === 'box' ? 'box-drawing' : 'ascii';
	if (arms !== undefined) {
		return {lines: armLines(view.layout, {charset, room, first: arms}), placement: earlier};
	}

	const {columns, rows} = room;
	const placement = placeTiles(view.layout, {width: columns - 2, height: rows, glyphs: 'auto'}, earlier);
	const chosen = chosenMove(desk, view);
	const preview = chosen !== undefined && laysTile(chosen) && view.layout.size > 0 ? chosen : undefined;
	const picture = drawBoard(placement, {charset, preview});
	return {lines: fillLines(tonedLines(picture).map(line => [span(' '), ...line]), rows), placement};
}

/** The lines of a picture with its boxes in their tones. Every character of it is one cell wide. */
function tonedLines({lines, last, ghost, letters}: Picture): Line[] {
	const boxes: Array<{readonly box: Box; readonly tone: Tone}> = [
		...letters.map((box): {box: Box; tone: Tone} => ({box, tone: 'place'})),
		...(last === undefined ? [] : [{box: last, tone: 'last' as const}]),
		...(ghost === undefined ? [] : [{box: ghost, tone: 'ghost' as const}]),
	];
	return lines.map((text, y) => {
		const spans: Span[] = [];
		const toneAt = (x: number): Tone | undefined => boxes.find(({box}) => isIn(box, x, y))?.tone;
		for (const [x, character] of [...text].entries()) {
			const tone = toneAt(x);
			const before = spans.at(-1);
			if (before !== undefined && before.tone === tone) {
				spans.splice(-1, 1, span(before.text + character, tone));
			} else {
				spans.push(span(character, tone));
			}
		}

		return spans;
	});
}

function isIn(box: Box, x: number, y: number): boolean {
	return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}
