/** Who has how many tiles, whose turn it is, and the boneyard. */
import {setSize} from '../../rules/tile.js';
import type {Seat} from '../../rules/variant.js';
import {nameOfLevel} from '../../words/hints.js';
import {
	type Line, lineWidth, span, spreadLine,
} from '../text/text.js';
import {shortNames} from '../text/short-names.js';
import {type Sight, nameOf} from './sight.js';
import {seatMark} from './village-table.js';

/** How much is said of a seat. */
type Detail = {readonly longestName: number; readonly level: boolean; readonly noun: boolean};

const details: readonly Detail[] = [
	{longestName: 20, level: true, noun: true},
	{longestName: 20, level: false, noun: true},
	{longestName: 12, level: false, noun: false},
	{longestName: 6, level: false, noun: false},
	{longestName: 3, level: false, noun: false},
];

/** The seats in turn order, `>` before the one in turn; with less about each as the window gets narrower. */
export function seatsLine(sight: Sight): Line {
	const {view, width} = sight;
	const right = [span(boneyardText(sight))];
	const lines = details.map(detail => view.players.flatMap((_, seat) => seatPiece(sight, seat, detail)));
	const left = lines.find(line => lineWidth(line) + lineWidth(right) + 2 <= width) ?? lines.at(-1)!;
	return spreadLine(left, right, width);
}

/** How many tiles are in the boneyard, if there is one at all. */
export function boneyardText({words: {screens: {seats: words}}, view: {boneyard, drawable, terms: {variant, seats}}}: Sight): string {
	return variant.tilesEach * seats < setSize ? words.boneyard(boneyard, boneyard - drawable) : words.noBoneyard;
}

function seatPiece(sight: Sight, seat: Seat, {longestName, level, noun}: Detail): Line {
	const {words, view: {players, handSizes, turn, phase}} = sight;
	const {seats} = words.screens;
	const player = players[seat];
	const isInTurn = phase === 'playing' && seat === turn;
	const name = shortNames(players.map((_, other) => nameOf(sight, other)), longestName)[seat] + (level && player.level !== undefined ? ` (${nameOfLevel(words, player.level)})` : '');
	const size = handSizes[seat] === 0 ? seats.noTiles : (noun ? seats.tiles(handSizes[seat]) : String(handSizes[seat]));
	const mark = seatMark(sight, seat);
	const tone = isInTurn ? 'turn' : undefined;
	return [span(`${isInTurn ? '>' : ' '}${name} ${size}`, tone), ...(mark.text === '' ? [] : [span(' '), span(mark.text, mark.tone ?? tone)]), span(' ')];
}
