/** Who has how many tiles, whose turn it is, and the boneyard. */
import type {Seat} from '../../rules/variant.js';
import {nameOfLevel} from '../../words/hints.js';
import {
	type Line, firstCells, lineWidth, span, spreadLine,
} from '../text.js';
import {type Sight, nameOf} from './sight.js';

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
	const {words: {screens: {seats: words}}, view, width} = sight;
	const {boneyard, drawable, terms: {variant, seats}} = view;
	const hasBoneyard = variant.tilesEach * seats < 28;
	const right = [span(hasBoneyard ? words.boneyard(boneyard, boneyard - drawable) : words.noBoneyard)];
	const lines = details.map(detail => view.players.flatMap((_, seat) => seatPiece(sight, seat, detail)));
	const left = lines.find(line => lineWidth(line) + lineWidth(right) + 2 <= width) ?? lines.at(-1)!;
	return spreadLine(left, right, width);
}

function seatPiece(sight: Sight, seat: Seat, {longestName, level, noun}: Detail): Line {
	const {words, view: {players, handSizes, turn, phase}} = sight;
	const {seats} = words.screens;
	const player = players[seat];
	const isInTurn = phase === 'playing' && seat === turn;
	const name = firstCells(nameOf(sight, seat), longestName) + (level && player.level !== undefined ? ` (${nameOfLevel(words, player.level)})` : '');
	const size = handSizes[seat] === 0 ? seats.noTiles : (noun ? seats.tiles(handSizes[seat]) : String(handSizes[seat]));
	const away = player.away ? ` ${seats.away}` : '';
	return [span(`${isInTurn ? '>' : ' '}${name} ${size}${away}`, isInTurn ? 'turn' : undefined), span(' ')];
}
