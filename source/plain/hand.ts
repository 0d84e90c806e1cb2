/** The hand: every tile keeps its number as long as the deal lasts, so that a number never comes to mean another tile. */
import {labelEnds} from '../board/letters.js';
import {placesInOrder} from '../board/move-places.js';
import type {View} from '../match/view.js';
import {holds, tilesOf} from '../rules/hand.js';
import type {Layout} from '../rules/layout.js';
import {layMove, laysTile, tileOfMove} from '../rules/move.js';
import {type Tile, formatTile} from '../rules/tile.js';
import type {HeldTile} from '../words/plain.js';
import type {Sight} from './sight.js';

/** Only so many tiles, or answers, have a number: two digits are a tile. */
export const mostNumbers = 9;

/**
All tiles that the seat has held in this deal: those dealt in the order of tiles, then those drawn as they came. The
first has the number 1, whether it is still held or not. It follows from the view alone, so a match that goes on keeps its numbers.
*/
export function numberedTiles({seat, hand, played, drawn}: View): Tile[] {
	const laid = played.filter(one => one.seat === seat && laysTile(one.move)).map(({move}) => tileOfMove(move));
	const dealt = [...tilesOf(hand), ...laid].filter(tile => !drawn.includes(tile)).toSorted((one, other) => one - other);
	return [...dealt, ...drawn];
}

/** "Your hand: 1: 3-0; 2: 5-3 on 5-5 or 6-3." */
export function handLines({words: {plain: {told}}, view}: Sight): string[] {
	const held = heldTiles(view);
	return [held.length === 0 ? told.noTiles : told.hand(held.map(one => told.tile(one)))];
}

/** The same without places, where what can be played is told next. */
export function bareHandLines({words: {plain: {told}}, view}: Sight): string[] {
	const held = heldTiles(view).map(one => told.tile({...one, places: []}));
	return [held.length === 0 ? told.noTiles : told.hand(held)];
}

/** The tiles that may be laid now, and where. */
export function playableTiles(view: View): HeldTile[] {
	return numberedTiles(view)
		.map((tile, place) => ({tile, place}))
		.filter(({tile}) => placesInOrder(view, tile).length > 0)
		.map(({tile, place}) => heldTile(view, tile, place));
}

function heldTiles(view: View): HeldTile[] {
	return numberedTiles(view)
		.map((tile, place) => ({tile, place}))
		.filter(({tile}) => holds(view.hand, tile))
		.map(({tile, place}) => heldTile(view, tile, place));
}

function heldTile({layout}: View, tile: Tile, place: number): HeldTile {
	return {
		number: place < mostNumbers ? place + 1 : undefined, tile: formatTile(tile), places: hostsFor(layout, tile),
	};
}

/** The hosts that offer a tile a place now, also off turn, in the order of their letters. */
function hostsFor(layout: Layout, tile: Tile): string[] {
	const hosts = labelEnds(layout).map(({end}) => end.host).filter(host => layout.fits(layMove(tile, host)));
	return [...new Set(hosts)].map(host => formatTile(host));
}
