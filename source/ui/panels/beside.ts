/** The panel beside the board: everyone with his tiles, the scores, and what has happened. */
import {seatsOf} from '../../rules/variant.js';
import {nameOfLevel} from '../../words/hints.js';
import type {Size} from '../arrangement.js';
import {shortNames} from '../text/short-names.js';
import {
	type Line, fillLines, firstCells, lineWidth, span, spreadLine,
} from '../text/text.js';
import {eventsLines} from './events.js';
import {boneyardText} from './seats.js';
import {type Sight, nameOf} from './sight.js';
import {seatMark} from './village-table.js';

const edge = span('│ ');

/** The lines of the panel, its edge to the left; the rows that are left are for the events. */
export function besideLines(sight: Sight, size: Size): Line[] {
	const {screens} = sight.words;
	const {rows} = size;
	const columns = size.columns - edge.text.length;
	const above = [
		...seatLines(sight, columns),
		[span(` ${boneyardText(sight)}`)],
		[],
		spreadLine([span(screens.over.score, 'heading')], [span(screens.title.target(sight.view.terms.target))], columns),
		...scoreLines(sight, columns),
		[],
		[span(screens.panels.messages, 'heading')],
	];
	return fillLines([...above, ...eventsLines(sight, {columns, rows: rows - above.length})], rows).map(line => [edge, ...line]);
}

/** In turn order, `>` before the one in turn. */
function seatLines(sight: Sight, columns: number): Line[] {
	const {words, view: {players, handSizes, turn, phase}} = sight;
	const {seats} = words.screens;
	return players.map(({level}, seat) => {
		const isInTurn = phase === 'playing' && seat === turn;
		const tone = isInTurn ? 'turn' : undefined;
		const size = handSizes[seat] === 0 ? seats.noTiles : seats.tiles(handSizes[seat]);
		const mark = seatMark(sight, seat);
		const right = [...(mark.text === '' ? [] : [span(mark.text, mark.tone ?? tone), span(' ')]), span(size, tone)];
		const suffix = level === undefined ? '' : ` (${nameOfLevel(words, level)})`;
		const name = firstCells(nameOf(sight, seat), columns - lineWidth(right) - suffix.length - 2);
		return spreadLine([span(`${isInTurn ? '>' : ' '}${name}${suffix}`, tone)], right, columns);
	});
}

/** For each team its score, and the games it has won where a match is several. */
function scoreLines(sight: Sight, columns: number): Line[] {
	const {words: {screens: {seats}}, view: {terms, players, scores, gamesWon}} = sight;
	return scores.map((score, team) => {
		const games = terms.games > 1 ? [span(`${seats.gamesWon(gamesWon[team])}  `)] : [];
		const right = [...games, span(String(score).padStart(3), 'heading')];
		const members = seatsOf(terms, team);
		const longest = Math.floor((columns - lineWidth(right) - 1) / members.length) - 1;
		const names = shortNames(players.map((_, seat) => nameOf(sight, seat)), longest);
		return spreadLine([span(` ${members.map(seat => names[seat]).join('+')}`)], right, columns);
	});
}
