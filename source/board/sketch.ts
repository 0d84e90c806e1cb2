/** Tiles joined to one another on an endless sheet, before they get a place in the window. */
import {type Hand, holds} from '../rules/hand.js';
import {type Move, hostOfMove, joinOfMove} from '../rules/move.js';
import {formatTile} from '../rules/tile.js';
import {type Box, type Size, around} from './geometry.js';
import type {GlyphSize} from './glyphs.js';
import {
	type Place, type PlacedTile, type Side, placesOf,
} from './places.js';

/** What an arrangement must suit: its room, how large the tiles are drawn, and which doubles are spinners. */
export type Board = {
	readonly room: Size;
	readonly glyphs: GlyphSize;
	readonly spinners: Hand;
};

/** An arrangement of the first tiles of a layout, the lead's middle at the origin. */
export type Sketch = {
	/** In the order in which they were laid. */
	readonly tiles: readonly PlacedTile[];
	/** All free sides, those that are still to open too. */
	readonly places: readonly Place[];
	/** The smallest box around the tiles. */
	readonly bounds: Box;
	/** What its awkward joins have cost. */
	readonly strain: number;
};

/** A tile where it could be laid, the side it would cover there, and how awkward that would be. */
export type Candidate = {
	readonly placed: PlacedTile;
	readonly place: Place;
	readonly side: Side;
	readonly strain: number;
};

/** An arrangement of the lead alone. */
export function sketchOf(lead: PlacedTile, strain: number, {glyphs, spinners}: Board): Sketch {
	return {
		tiles: [lead], places: placesOf(lead, glyphs, holds(spinners, lead.tile)), bounds: lead, strain,
	};
}

/** The sketch with one tile more. */
export function withTile(sketch: Sketch, {placed, place, side, strain}: Candidate, {glyphs, spinners}: Board): Sketch {
	const places: Place[] = [];
	for (const other of sketch.places) {
		if (other === place) {
			if (place.sides.length > 1) {
				places.push({...place, sides: place.sides.filter(free => free !== side)});
			}
		} else if (other.waiting > 0 && other.host === place.host) {
			places.push({...other, waiting: other.waiting - 1});
		} else {
			places.push(other);
		}
	}

	places.push(...placesOf(placed, glyphs, holds(spinners, placed.tile)));
	return {
		tiles: [...sketch.tiles, placed],
		places,
		bounds: around(sketch.bounds, placed),
		strain: sketch.strain + strain,
	};
}

/** The place where a move lays its tile: a double offers its short sides when its long ones are covered. */
export function placeOf(move: Move, {places}: Sketch): Place {
	const host = hostOfMove(move);
	const pip = joinOfMove(move);
	const found = places.find(place => place.host.tile === host && place.pip === pip && place.waiting === 0);
	if (found === undefined) {
		throw new Error(`The ${formatTile(host)} on the board has no free side of ${pip}.`);
	}

	return found;
}
