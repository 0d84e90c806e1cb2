/** The hand: every tile keeps its number as long as the deal lasts, so that a number never comes to mean another tile. */
import {holds, tilesOf} from '../rules/hand.js';
import {type Tile, formatTile} from '../rules/tile.js';
import type {Seat} from '../rules/variant.js';
import type {HeldTile} from '../words/plain.js';
import type {View} from '../match/view.js';
import {hostsFor, movesOfTile} from './places.js';
import type {Sight} from './sight.js';

/** The tiles in the order in which they were got; the first has the number 1. */
export type Numbering = readonly Tile[];

/** Only so many tiles, or answers, have a number: two digits are a tile. */
export const mostNumbers = 9;

/** The numberings of everyone at this keyboard. */
export type Numberings = {
	/** The numbering of the seat whose view it is, with whatever it has got since. */
	readonly of: (view: Pick<View, 'seat' | 'hand'>) => Numbering;
	/** A new deal begins anew. */
	readonly forget: () => void;
};

/** Numberings at the beginning of a deal. */
export function createNumberings(): Numberings {
	const known = new Map<Seat | undefined, Numbering>();
	return {
		of({seat, hand}) {
			const before = known.get(seat) ?? [];
			const next = [...before, ...tilesOf(hand).filter(tile => !before.includes(tile))];
			known.set(seat, next);
			return next;
		},
		forget() {
			known.clear();
		},
	};
}

/** The tile with this number, whether it is still held or not. */
export function tileNumbered(numbering: Numbering, number: number): Tile | undefined {
	return numbering.at(number - 1);
}

/** "Your hand: 1: 3-0; 2: 5-3 on 5-5 or 6-3." */
export function handLines({words: {plain: {told}}, view}: Sight, numbering: Numbering): string[] {
	const held = heldTiles(view, numbering);
	return [held.length === 0 ? told.noTiles : told.hand(held.map(one => told.tile(one)))];
}

/** The same without places, where what can be played is told next. */
export function bareHandLines({words: {plain: {told}}, view}: Sight, numbering: Numbering): string[] {
	const held = heldTiles(view, numbering).map(one => told.tile({...one, places: []}));
	return [held.length === 0 ? told.noTiles : told.hand(held)];
}

/** The tiles that may be laid now, and where. */
export function playableTiles(view: View, numbering: Numbering): HeldTile[] {
	return numbering
		.filter(tile => movesOfTile(view, tile).length > 0)
		.map(tile => heldTile(view, tile, numbering));
}

function heldTiles(view: View, numbering: Numbering): HeldTile[] {
	return numbering.filter(tile => holds(view.hand, tile)).map(tile => heldTile(view, tile, numbering));
}

function heldTile({layout}: View, tile: Tile, numbering: Numbering): HeldTile {
	const place = numbering.indexOf(tile);
	return {
		number: place < mostNumbers ? place + 1 : undefined, tile: formatTile(tile), places: hostsFor(layout, tile),
	};
}
