/** Sets of tiles in one 28-bit number: bit t is set when the set holds tile t. */
import {
	type Tile, hasPip, isDouble, pipSum, pips, tiles,
} from './tile.js';

/** A set of tiles: a player's hand, a suit, the doubles. */
export type Hand = number;

/** No tiles. */
export const emptyHand: Hand = 0;

/** All 28 tiles. */
export const wholeSet: Hand = handOf(tiles);

/** The seven doubles. */
export const doubles: Hand = handOf(tiles.filter(tile => isDouble(tile)));

/** The seven tiles of each suit: `suits[5]` are the tiles with a 5. */
export const suits: Int32Array = Int32Array.from(pips, pip => handOf(tiles.filter(tile => hasPip(tile, pip))));

/** For each set of pips (a 7-bit number, bit p for pip p): the tiles with at least one of them. */
export const tilesWithAny: Int32Array = Int32Array.from({length: 128}, (_, pipSet) =>
	handOf(tiles.filter(tile => pips.some(pip => ((pipSet >> pip) & 1) === 1 && hasPip(tile, pip)))));

/** The set of these tiles. */
export function handOf(some: readonly Tile[]): Hand {
	let hand = 0;
	for (const tile of some) {
		hand |= 1 << tile;
	}

	return hand;
}

/** The tiles of a hand, in the order of the set. */
export function tilesOf(hand: Hand): Tile[] {
	const found: Tile[] = [];
	for (let rest = hand; rest !== 0; rest &= rest - 1) {
		found.push(firstTile(rest));
	}

	return found;
}

/** The first tile of a hand that is not empty, in the order of the set. */
export function firstTile(hand: Hand): Tile {
	return 31 - Math.clz32(hand & -hand);
}

/** Whether a tile is in the set. */
export function holds(hand: Hand, tile: Tile): boolean {
	return ((hand >>> tile) & 1) === 1;
}

/** How many tiles a hand has. */
export function handSize(hand: Hand): number {
	let bits = hand - ((hand >>> 1) & 0x55_55_55_55);
	bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33);
	return Math.imul((bits + (bits >>> 4)) & 0x0F_0F_0F_0F, 0x01_01_01_01) >>> 24;
}

/** The pips of all tiles of a hand together. */
export function handPips(hand: Hand): number {
	let sum = 0;
	for (let rest = hand; rest !== 0; rest &= rest - 1) {
		sum += pipSum(firstTile(rest));
	}

	return sum;
}
