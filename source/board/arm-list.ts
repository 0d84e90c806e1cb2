/** The layout as a list of its arms: for windows too small for the picture, and for whoever would rather read it. */
import type {Layout} from '../rules/layout.js';
import {type Tile, formatTile} from '../rules/tile.js';
import {type Arm, type ArmTile, armsOf} from './arms.js';
import type {Size} from './geometry.js';
import {type Charset, inCharset, pictureOf} from './glyphs.js';

export type ArmList = {
	readonly lines: readonly string[];
	/** How many lines there was no room for; then the last one shown tells so. */
	readonly hidden: number;
};

/**
Lists the arms, each from a line of its own on; all but the first begin with the double whose short side they use.

	A[0│6][6+6]c[6│2][2:3]B
	6-6: [6│4]E

The letters are those of the picture: beside the tip of an arm, or after a double for its free short sides.
*/
export function armList(layout: Layout, charset: Charset, {width, height}: Size): ArmList {
	const last = layout.order[layout.size - 1];
	const lines = armsOf(layout).flatMap(arm => wrapped(textsOf(arm, last), arm.host, width)).map(line => inCharset(line, charset).slice(0, width));
	if (lines.length <= height) {
		return {lines, hidden: 0};
	}

	const shown = Math.max(0, height - 1);
	const hidden = lines.length - shown;
	return {lines: [...lines.slice(0, shown), `... +${hidden}`.slice(0, width)].slice(0, height), hidden};
}

/** The tiles of an arm as text, each with its letters. */
function textsOf({tiles, start, tip}: Arm, last: Tile): string[] {
	return tiles.map((tile, index) => [
		index === 0 ? start?.letter : undefined,
		pictureOfTile(tile, tile.tile === last),
		tile.shortEnd?.letter,
		index === tiles.length - 1 ? tip?.letter : undefined,
	].join(''));
}

function pictureOfTile({tile, first, second, isSpinner}: ArmTile, isLast: boolean): string {
	const face = {
		tile, posture: 'level', start: first, end: second, isSpinner,
	} as const;
	return pictureOf(face, 'compact', isLast ? 'last' : undefined)[0];
}

function wrapped(texts: readonly string[], host: Tile | undefined, width: number): string[] {
	const lines: string[] = [];
	let line = host === undefined ? '' : `${formatTile(host)}: `;
	for (const [index, text] of texts.entries()) {
		if (index > 0 && line.length + text.length > width) {
			lines.push(line);
			line = '  ';
		}

		line += text;
	}

	return [...lines, line];
}
