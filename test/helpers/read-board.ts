/** Reads a drawn board back from its text alone: an independent eye on what the drawing says. */
import {type Pip, type Tile, tileOf} from '../../source/rules/tile.js';

export type Spot = {readonly x: number; readonly y: number};

export type ReadTile = {
	readonly tile: Tile;
	readonly left: number;
	readonly top: number;
	/** The last column and row it covers. */
	readonly right: number;
	readonly bottom: number;
	/** The cells with its pips, two for most. */
	readonly pips: ReadonlyArray<Spot & {readonly pip: Pip}>;
};

export type ReadBoard = {
	readonly tiles: readonly ReadTile[];
	readonly letters: ReadonlyArray<Spot & {readonly letter: string}>;
	/** Cells of lines between tiles. */
	readonly lines: readonly Spot[];
	/** Cells that belong to nothing. */
	readonly strays: readonly Spot[];
	/** For each covered cell the index of its tile. */
	readonly owners: ReadonlyMap<string, number>;
};

/** Every tile there is, row by row as patterns, larger ones first; a tile laid last has colons for some strokes. */
const tilePatterns: ReadonlyArray<readonly RegExp[]> = [
	[/^┌─┐/, /^[│:]\d[│:]/, /^├[+─]┤/, /^[│:]\d[│:]/, /^└─┘/],
	[/^┌─┬─┐/, /^[│:]\d[│:+]\d[│:]/, /^└─┴─┘/],
	[/^╭\d╮/, /^[│:][+─][│:]/, /^╰\d╯/],
	[/^[[:]\d[│:+]\d[\]:]/],
	[/^[╭:]\d[╮:]/, /^[╰:]\d[╯:]/],
	[/^[{(:]\d[}):]/],
];

export function readBoard(rows: readonly string[]): ReadBoard {
	const tiles: ReadTile[] = [];
	const letters: Array<Spot & {letter: string}> = [];
	const lines: Spot[] = [];
	const strays: Spot[] = [];
	const owners = new Map<string, number>();
	for (const [y, row] of rows.entries()) {
		for (const [x, character] of [...row].entries()) {
			if (character === ' ' || owners.has(keyOf({x, y}))) {
				continue;
			}

			const read = readTile(rows, {x, y});
			if (read !== undefined) {
				claim(read, tiles.length, owners);
				tiles.push(read);
			} else if (/[a-z]/i.test(character)) {
				letters.push({x, y, letter: character});
			} else if (character === '─' || character === '│') {
				lines.push({x, y});
			} else {
				strays.push({x, y});
			}
		}
	}

	return {
		tiles, letters, lines, strays, owners,
	};
}

export function keyOf({x, y}: Spot): string {
	return `${x},${y}`;
}

/** The tile whose upper left corner is here. */
function readTile(rows: readonly string[], {x, y}: Spot): ReadTile | undefined {
	for (const pattern of tilePatterns) {
		const found = pattern.map((part, down) => part.exec(rows[y + down]?.slice(x) ?? '')?.[0]);
		if (found.every(part => part !== undefined)) {
			const pips = found.flatMap((part, down) =>
				[...part.matchAll(/\d/g)].map(digit => ({x: x + digit.index, y: y + down, pip: Number(digit[0])})));
			const [first, second = first] = pips;
			return {
				tile: tileOf(first.pip, second.pip),
				left: x,
				top: y,
				right: x + found[0].length - 1,
				bottom: y + found.length - 1,
				pips,
			};
		}
	}

	return undefined;
}

function claim(tile: ReadTile, index: number, owners: Map<string, number>): void {
	for (let y = tile.top; y <= tile.bottom; y++) {
		for (let x = tile.left; x <= tile.right; x++) {
			owners.set(keyOf({x, y}), index);
		}
	}
}
