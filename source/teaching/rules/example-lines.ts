/** Worked examples as lines of plain text, with pictures. */
import {drawBoard} from '../../board/draw.js';
import type {Charset} from '../../board/glyphs.js';
import {placeTiles} from '../../board/placement.js';
import type {End} from '../../rules/ends.js';
import {handSize, tilesOf} from '../../rules/hand.js';
import type {Layout} from '../../rules/layout.js';
import {hostOfMove, noHost, tileOfMove} from '../../rules/move.js';
import {formatTile, isDouble} from '../../rules/tile.js';
import {bonusLines} from '../../words/bonus-sentences.js';
import type {Words} from '../../words/words.js';
import {columns, wrap} from '../wrap.js';
import type {
	EndCase, EndExample, Example, LayoutExample, Outcome, Shown,
} from './examples.js';
import {likeness} from './likeness.js';

export type Drawing = {
	/** In cells; no line is wider. */
	readonly width: number;
	readonly charset: Charset;
	/** Spells a text before its lines are broken. */
	readonly spell: (text: string) => string;
	/** Whether layouts are drawn. */
	readonly pictures: boolean;
};

/** High enough for every layout of the examples; what is empty is cut away. */
const pictureHeight = 14;

/** Whoever plays in the examples. */
const players = ['A', 'B', 'C', 'D'].map(name => ({name}));

/** The lines of an example, without its caption. */
export function exampleLines(words: Words, example: Example, drawing: Drawing): string[] {
	return example.kind === 'layouts' ? layoutLines(words, example, drawing) : endLines(words, example, drawing);
}

function layoutLines(words: Words, {outcomes, shows, drawn}: LayoutExample, drawing: Drawing): string[] {
	const rows = columns(outcomes.map(outcome => outcomeRow(words, outcome, shows).map(cell => drawing.spell(cell))), drawing.width);
	return drawn === undefined || !drawing.pictures ? rows : [...rows, '', ...picture(drawn, drawing)];
}

/** The tile, what came of it, and what it earns. */
function outcomeRow(words: Words, {layout, ends, count, places, ...outcome}: Outcome, shows: Shown): string[] {
	const {teaching: {rows}, screens} = words;
	const host = hostOfMove(layout.last);
	const tile = formatTile(tileOfMove(layout.last));
	const laid = host === noHost ? tile : rows.laid(tile, formatTile(host));
	switch (shows) {
		case 'count': {
			return [laid, `${sumOf(layout.size === 1 ? ends.toReversed() : ends)} = ${count}`, earned(words, outcome)];
		}

		case 'places': {
			return [laid, rows.places(places)];
		}

		case 'likeness': {
			return [laid, likeness(layout).join(' '), outcome.points > 0 ? earned(words, outcome) : screens.ends.nothing];
		}
	}
}

/** `5 + 3`, `6+6 + 2`. */
function sumOf(ends: readonly End[]): string {
	return ends.map(({host, pip}) => isDouble(host) ? `${pip}+${pip}` : String(pip)).join(' + ');
}

function earned({screens: {ends}}: Words, {points, another}: Pick<Outcome, 'points' | 'another'>): string {
	if (points > 0) {
		return ends.points(points);
	}

	return another ? ends.another : '';
}

/** A deal's end in full; of several only what is left and what is paid, a line each. */
function endLines(words: Words, {cases}: EndExample, drawing: Drawing): string[] {
	const {width, spell} = drawing;
	if (cases.length > 1) {
		return columns(cases.map(one => [leftIn(words, one), ...paidIn(words, one).slice(1)].map(cell => spell(cell))), width);
	}

	return cases.flatMap(one => [
		...(one.last === undefined ? [] : columns([outcomeRow(words, one.last.outcome, one.last.shows)], width)),
		...(one.over.ending.kind === 'target' ? [] : [leftIn(words, one)]),
		...paidIn(words, one),
	].flatMap(line => wrap(spell(line), width)));
}

function leftIn({teaching: {rows}}: Words, {over: {hands, pips}}: EndCase): string {
	const left = [...hands.entries()].filter(([, hand]) => handSize(hand) > 0);
	return rows.left(left.map(([seat, hand]) => `${players[seat].name} ${tilesOf(hand).map(tile => formatTile(tile)).join(' ')} (${pips[seat]})`));
}

function paidIn(words: Words, {terms, over}: EndCase): string[] {
	return bonusLines(words, over, {seat: undefined, terms, players});
}

/** The drawn layout as far to the left and as low as it is. */
function picture(layout: Layout, {width, charset}: Drawing): string[] {
	const {lines} = drawBoard(placeTiles(layout, {width, height: pictureHeight, glyphs: 'compact'}), {charset});
	const filled = lines.filter(line => line.trim() !== '');
	const margin = Math.min(...filled.map(line => line.search(/\S/)));
	return filled.map(line => line.slice(margin));
}
