/** What has happened in a deal, told anew from the view of whoever comes to it later. */
import {Layout} from '../rules/layout.js';
import {
	draw, hostOfMove, laysTile, noHost, pass, tileOfMove,
} from '../rules/move.js';
import {type Tile, setSize} from '../rules/tile.js';
import {pointsEarned} from '../rules/worth.js';
import type {Event} from './events.js';
import type {PlayedMove} from './match.js';
import type {View} from './view.js';

/** The events of the deal so far. Of the tiles that were drawn only the own ones are known. */
export function retold(view: View): Event[] {
	const {game, deal, leader, why, outcome} = view;
	return [
		...(deal === 1 ? [{type: 'game-began', game} as const] : []),
		{
			type: 'dealt', deal, leader, why,
		},
		...retoldMoves(view),
		...outcome,
	];
}

/** The same for the moves alone, an event each. */
export function retoldMoves(view: View): Event[] {
	const {terms, seat: own, played, stage} = view;
	const table: Table = {
		terms,
		layout: new Layout(terms.variant.spinnerRule),
		sizes: terms.teams.map(() => terms.variant.tilesEach),
		drawable: setSize - terms.variant.closedTiles - (terms.variant.tilesEach * terms.seats),
	};
	const ownDraws = view.drawn.values();
	return played.map((one, place) => {
		const next = played.at(place + 1);
		return eventOf(one, table, {
			another: next === undefined ? stage === 'another' : next.seat === one.seat,
			drawn: one.seat === own && one.move === draw ? ownDraws.next().value : undefined,
		});
	});
}

/** A deal as far as it has been told; changed by each move. */
type Table = Pick<View, 'terms' | 'layout'> & {readonly sizes: number[]; drawable: number};

/** `another`: whether the same seat moved next, or is to; after a tile, that is another one or a stop. */
function eventOf({seat, move}: PlayedMove, table: Table, {another, drawn}: {readonly another: boolean; readonly drawn: Tile | undefined}): Event {
	const {terms, layout, sizes} = table;
	if (laysTile(move)) {
		const host = hostOfMove(move);
		layout.lay(move);
		sizes[seat]--;
		return {
			type: 'laid',
			seat,
			tile: tileOfMove(move),
			host: host === noHost ? undefined : host,
			count: layout.count,
			// Only an empty hand earns more than the tile itself.
			points: pointsEarned(terms, layout, sizes[seat]),
			another,
			out: sizes[seat] === 0,
		};
	}

	switch (move) {
		case draw: {
			sizes[seat]++;
			table.drawable--;
			return {
				type: 'drew', seat, tile: drawn, drawable: table.drawable,
			};
		}

		case pass: {
			return {type: 'passed', seat, lead: layout.size === 0};
		}

		default: {
			return {type: 'stopped', seat};
		}
	}
}
