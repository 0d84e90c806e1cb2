/** A cell beside each free side, where its letter can stand. */
import {
	type Box, type Cell, around, fitsIn, isBeside,
} from './geometry.js';
import type {Place, PlacedTile} from './places.js';
import type {Board, Sketch} from './sketch.js';

/** The cells kept for letters. */
export type Labels = {
	/** For each place of the sketch, in its order, a cell for each of its sides that has one. */
	readonly cells: ReadonlyArray<readonly Cell[]>;
	/** The box around tiles and letters. */
	readonly bounds: Box;
};

/** Keeps a cell for each free side, as far as there is one within the room; the open places choose first. */
export function labelsOf({tiles, places, bounds}: Sketch, {room}: Board): Labels {
	const cells: Cell[][] = places.map(() => []);
	const taken: Cell[] = [];
	let all = bounds;
	const keepCells = (place: Place, kept: Cell[]): void => {
		for (const side of place.sides) {
			for (const exit of side) {
				const withExit = around(all, cellBox(exit));
				if (fitsIn(withExit, room) && isFree(exit, {tiles, host: place.host, taken})) {
					all = withExit;
					taken.push(exit);
					kept.push(exit);
					break;
				}
			}
		}
	};

	for (const isTurn of [isOpen, isWaiting]) {
		for (const [index, place] of places.entries()) {
			if (isTurn(place)) {
				keepCells(place, cells[index]);
			}
		}
	}

	return {cells, bounds: all};
}

function isOpen(place: Place): boolean {
	return place.waiting === 0;
}

function isWaiting(place: Place): boolean {
	return place.waiting > 0;
}

/** Whether a letter in this cell is beside its own tile only and beside no other letter. */
function isFree(cell: Cell, {tiles, host, taken}: {tiles: readonly PlacedTile[]; host: PlacedTile; taken: readonly Cell[]}): boolean {
	for (const tile of tiles) {
		if ((tile !== host && isBeside(cell, tile)) || (tile.line !== undefined && isBeside(cell, tile.line))) {
			return false;
		}
	}

	return !taken.some(other => isBeside(cell, cellBox(other)));
}

function cellBox({x, y}: Cell): Box {
	return {
		x, y, width: 1, height: 1,
	};
}
