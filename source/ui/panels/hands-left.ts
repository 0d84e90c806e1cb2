/** What everyone still holds at the end of a deal, as a table: name, pips, tiles. */
import type {DealOverEvent} from '../../match/events.js';
import {tilesOf} from '../../rules/hand.js';
import {formatTile} from '../../rules/tile.js';
import {shortNames} from '../text/short-names.js';
import {
	type Line, flow, lineWidth, padText, span, textWidth, wrapText,
} from '../text/text.js';
import {type Sight, nameOf} from './sight.js';

type Left = Pick<DealOverEvent, 'hands' | 'pips'>;

/** Longer names are cut. */
const longestName = 16;

/** Between the columns of the table, and between two tables beside each other. */
const gap = 2;
const wideGap = 4;

/** For each seat a line; a long hand goes on under its tiles. */
export function handsTable(sight: Sight, left: Left): Line[] {
	return tableOf(sight, left, sight.width);
}

/** Several seats to a line, each in a column as wide as the others; undefined where only one has room. */
export function handsBeside(sight: Sight, left: Left): Line[] | undefined {
	const cells = tableOf(sight, left, Number.POSITIVE_INFINITY);
	const widest = Math.max(...cells.map(cell => lineWidth(cell)));
	if ((2 * widest) + wideGap > sight.width) {
		return undefined;
	}

	const padded = cells.map(cell => [...cell, span(' '.repeat(widest - lineWidth(cell)))]);
	return flow(padded, sight.width, ' '.repeat(wideGap));
}

function tableOf(sight: Sight, {hands, pips}: Left, width: number): Line[] {
	const {words: {screens}, view: {players}} = sight;
	const names = shortNames(players.map((_, seat) => nameOf(sight, seat)), longestName);
	const counts = countsOf(pips.map((count, seat) => hands[seat] === 0 ? '' : screens.over.pips(count)));
	const [nameWidth, countWidth] = [names, counts].map(texts => Math.max(...texts.map(text => textWidth(text))));
	return players.flatMap((_, seat): Line[] => {
		const tiles = tilesOf(hands[seat]).map(tile => formatTile(tile)).join(' ') || screens.hand.none;
		const before = nameWidth + countWidth + (2 * gap);
		return wrapText(tiles, width - before).map((text, row) => row === 0
			? [span(padText(names[seat], nameWidth), 'turn'), span(`${' '.repeat(gap)}${padText(counts[seat], countWidth)}${' '.repeat(gap)}${text}`)]
			: [span(`${' '.repeat(before)}${text}`)]);
	});
}

/** `12 pips` and ` 5 pips`: the numbers end in the same column. */
function countsOf(texts: readonly string[]): string[] {
	const digits = texts.map(text => /^\d*/.exec(text)![0].length);
	const most = Math.max(...digits);
	return texts.map((text, seat) => text === '' ? '' : ' '.repeat(most - digits[seat]) + text);
}
