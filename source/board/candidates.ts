/** Where a tile can be laid so that it touches, and seems to touch, its host and nothing else. */
import type {Tile} from '../rules/tile.js';
import {
	type Box, type Direction, around, fitsIn, squareTo, touch, touchAtCorner,
} from './geometry.js';
import {type TileKind, kindOf} from './glyphs.js';
import {
	type Place, type PlacedTile, type Side, placedAt,
} from './places.js';
import {
	type Exit, type Join, type Pose, joinedPose,
} from './pose.js';
import type {Board, Candidate, Sketch} from './sketch.js';
import {type Weights, strainOf} from './weights.js';

/** How to look for a place for a tile. */
export type Search = {
	readonly board: Board;
	readonly weights: Weights;
	/** How many cells of line may lie between host and tile at most. */
	readonly longestGap: number;
};

/** All ways to lay a tile at a place, in a fixed order. */
export function candidatesAt(sketch: Sketch, {place, tile}: {place: Place; tile: Tile}, {board, weights, longestGap}: Search): Candidate[] {
	const kind = kindOf(tile);
	const found: Candidate[] = [];
	for (const side of sidesWorthTrying(sketch, place)) {
		for (const join of joinsAt(side, kind, longestGap)) {
			const pose = joinedPose(kind, join, board.glyphs);
			if (hasRoom(sketch, pose, {host: place.host, board})) {
				found.push({
					placed: placedAt(place, tile, pose), place, side, strain: strainOf(join, {place, kind}, weights),
				});
			}
		}
	}

	return found;
}

/** Whether a single could still be laid at a side. */
export function isAlive(sketch: Sketch, {place, side}: {place: Place; side: Side}, board: Board): boolean {
	return side.some(exit => headingsFrom(exit, 'single').some(heading => {
		const pose = joinedPose('single', {exit, heading, gap: 0}, board.glyphs);
		return hasRoom(sketch, pose, {host: place.host, board});
	}));
}

/** The two long sides of a lone lead mirror each other: one is enough to look at. */
function sidesWorthTrying({tiles}: Sketch, {sides}: Place): readonly Side[] {
	return tiles.length === 1 ? sides.slice(0, 1) : sides;
}

function joinsAt(side: Side, kind: TileKind, longestGap: number): Join[] {
	const joins: Join[] = [];
	for (const exit of side) {
		for (let gap = 0; gap <= longestGap; gap++) {
			for (const heading of headingsFrom(exit, kind)) {
				joins.push({exit, heading, gap});
			}
		}
	}

	return joins;
}

/** A single goes straight on or, unless it leaves its host sideways already, turns; a double lies across the exit. */
function headingsFrom({direction, lateral}: Exit, kind: TileKind): Direction[] {
	return kind === 'double' || lateral ? [direction] : [direction, ...squareTo[direction]];
}

function hasRoom(sketch: Sketch, pose: Pose, {host, board}: {host: PlacedTile; board: Board}): boolean {
	return fitsIn(around(sketch.bounds, pose), board.room)
		&& isClear(pose, sketch.tiles, {host, kinMayMeet: board.glyphs === 'mini'})
		&& (pose.line === undefined || isClear(pose.line, sketch.tiles, {host, kinMayMeet: false}));
}

/**
Whether there is an empty cell all around a box, except towards its host.

Around a double of a single row, neighbours of the same tile cannot but meet at their corners.
*/
function isClear(box: Box, tiles: readonly PlacedTile[], {host, kinMayMeet}: {host: PlacedTile; kinMayMeet: boolean}): boolean {
	for (const other of tiles) {
		if (other !== host && touch(box, other)) {
			const isKin = other.host === host || other === host.host;
			if (!kinMayMeet || !isKin || !touchAtCorner(box, other)) {
				return false;
			}
		}

		if (other.line !== undefined && touch(box, other.line)) {
			return false;
		}
	}

	return true;
}
