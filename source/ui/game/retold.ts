/** What has happened in a deal, from the view of whoever comes to it later. */
import type {Event} from '../../match/events.js';
import type {PlayedMove} from '../../match/match.js';
import type {View} from '../../match/view.js';
import {Layout} from '../../rules/layout.js';
import {
	draw, hostOfMove, laysTile, noHost, pass, tileOfMove,
} from '../../rules/move.js';
import {setSize} from '../../rules/tile.js';
import {pointsEarned} from '../../rules/worth.js';

/** The events of the deal so far. Which tiles were drawn nobody can tell any more, not even whoever drew them. */
export function retold(view: View): Event[] {
	const {terms, game, deal, leader, why, played, outcome} = view;
	const table = {
		terms,
		layout: new Layout(terms.variant.spinnerRule),
		sizes: terms.teams.map(() => terms.variant.tilesEach),
		drawable: setSize - terms.variant.closedTiles - (terms.variant.tilesEach * terms.seats),
	};
	return [
		...(deal === 1 ? [{type: 'game-began', game} as const] : []),
		{
			type: 'dealt', deal, leader, why,
		},
		...played.map((one, place) => {
			const next = played.at(place + 1);
			const another = next === undefined ? view.stage === 'another' : next.seat === one.seat;
			return eventOf(one, table, another);
		}),
		...outcome,
	];
}

/** A deal as far as it has been told; changed by each move. */
type Table = Pick<View, 'terms' | 'layout'> & {readonly sizes: number[]; drawable: number};

/** `another`: whether the same seat moved next; after a tile, that is another one or a stop. */
function eventOf({seat, move}: PlayedMove, table: Table, another: boolean): Event {
	const {terms, layout, sizes} = table;
	if (laysTile(move)) {
		const host = hostOfMove(move);
		layout.lay(move);
		sizes[seat]--;
		const out = sizes[seat] === 0;
		return {
			type: 'laid',
			seat,
			tile: tileOfMove(move),
			host: host === noHost ? undefined : host,
			count: layout.count,
			// Only an empty hand earns more than the tile itself.
			points: pointsEarned(terms, layout, out ? 0 : 1),
			another,
			out,
		};
	}

	switch (move) {
		case draw: {
			sizes[seat]++;
			table.drawable--;
			return {
				type: 'drew', seat, tile: undefined, drawable: table.drawable,
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
