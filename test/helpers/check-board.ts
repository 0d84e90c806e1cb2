/** What is wrong with a drawn board, judged by its text and the layout alone. */
import {type Layout, movesOf} from '../../source/rules/layout.js';
import {
	type Move, formatMove, hostOfMove, joinOfMove, noHost, tileOfMove,
} from '../../source/rules/move.js';
import {
	type Pip, type Tile, formatTile, isDouble,
} from '../../source/rules/tile.js';
import type {EndLabel} from '../../source/board/letters.js';
import {
	type ReadBoard, type ReadTile, type Spot, keyOf, readBoard,
} from './read-board.js';

/** A sentence for each fault; none for a board that shows the layout and nothing that is not so. */
export function faultsOf(rows: readonly string[], layout: Layout, labels: readonly EndLabel[]): string[] {
	const board = readBoard(rows);
	const faults = [
		...board.strays.map(({x, y}) => `${rows[y][x]} at ${x},${y} belongs to nothing`),
		...wrongTiles(board, layout),
	];
	// Without the right tiles nothing else can be judged.
	return faults.length > 0
		? faults
		: [...wrongJoins(board, layout), ...wrongSides(board, layout), ...falseNeighbours(board, layout), ...wrongLetters(board, labels)];
}

function wrongTiles({tiles}: ReadBoard, {order, size}: Layout): string[] {
	const shown = tiles.map(({tile}) => tile).toSorted((one, other) => one - other);
	const laid = [...order.subarray(0, size)].toSorted((one, other) => one - other);
	return shown.join(',') === laid.join(',')
		? []
		: [`shows ${shown.map(tile => formatTile(tile)).join(' ')} instead of ${laid.map(tile => formatTile(tile)).join(' ')}`];
}

/** Joined halves face each other, equal and in line; what lies between is a line, and all lines are such. */
function wrongJoins(board: ReadBoard, layout: Layout): string[] {
	const faults: string[] = [];
	const between = new Set<string>();
	for (const move of joiningMoves(layout)) {
		const pip = joinOfMove(move);
		const [host, tile] = [find(board, hostOfMove(move)), find(board, tileOfMove(move))];
		const way = wayBetween(host, tile);
		const [from, to] = [middleOf(host, pip), middleOf(tile, pip)];
		if (way.x === 0 ? from.x !== to.x : from.y !== to.y) {
			faults.push(`${formatMove(move)} is out of line`);
			continue;
		}

		if (isInTheWay(host, {pip, middle: from, way}) || isInTheWay(tile, {pip, middle: to, way: {x: -way.x, y: -way.y}})) {
			faults.push(`${formatMove(move)} joins the wrong half`);
		}

		if (isDouble(tile.tile) && isUpright(tile) !== undefined && isUpright(tile) !== (way.y === 0)) {
			faults.push(`${formatMove(move)} does not lie across`);
		}

		for (let spot = step(from, way); keyOf(spot) !== keyOf(to); spot = step(spot, way)) {
			const owner = board.owners.get(keyOf(spot));
			if (owner === undefined) {
				between.add(keyOf(spot));
				faults.push(...strangersAt(board, spot, [host, tile]).map(stranger => `the line of ${formatMove(move)} meets ${stranger}`));
			}
		}
	}

	const lines = new Set(board.lines.map(spot => keyOf(spot)));
	return lines.size === between.size && [...between].every(key => lines.has(key)) ? faults : [...faults, 'lines and gaps differ'];
}

/** Long sides before short ones, and no side twice. */
function wrongSides(board: ReadBoard, layout: Layout): string[] {
	const faults: string[] = [];
	for (const double of board.tiles.filter(({tile}) => isDouble(tile))) {
		const neighbours = joiningMoves(layout)
			.filter(move => hostOfMove(move) === double.tile || tileOfMove(move) === double.tile)
			.map(move => wayBetween(double, find(board, hostOfMove(move) === double.tile ? tileOfMove(move) : hostOfMove(move))));
		if (new Set(neighbours.map(way => keyOf(way))).size < neighbours.length) {
			faults.push(`${formatTile(double.tile)} has two neighbours on one side`);
		}

		for (const [index, way] of neighbours.entries()) {
			const isLong = isUpright(double) === undefined ? (way.x === 0) === (neighbours[0].x === 0) : isUpright(double) === (way.y === 0);
			if (isLong !== (index < 2)) {
				faults.push(`neighbour ${index + 1} of ${formatTile(double.tile)} is on the wrong side`);
			}
		}
	}

	return faults;
}

/** Tiles touch only what they are joined to; around small doubles the others of one tile may meet at corners. */
function falseNeighbours({tiles, owners}: ReadBoard, layout: Layout): string[] {
	const faults = new Set<string>();
	const hostsOf = (tile: Tile): Tile => layout.hosts[tile];
	const isSmall = tiles.some(tile => isUpright(tile) === undefined);
	for (const [key, index] of owners) {
		const spot = spotOf(key);
		for (const way of allWays) {
			const other = tiles[owners.get(keyOf(step(spot, way))) ?? index].tile;
			const {tile} = tiles[index];
			const isJoined = hostsOf(tile) === other || hostsOf(other) === tile;
			const isKin = hostsOf(tile) === hostsOf(other) || hostsOf(hostsOf(tile)) === other || hostsOf(hostsOf(other)) === tile;
			const isCorner = way.x !== 0 && way.y !== 0;
			if (tile !== other && !isJoined && !(isSmall && isKin && isCorner)) {
				faults.add(`${formatTile(tile)} touches ${formatTile(other)}`);
			}
		}
	}

	return [...faults];
}

/** Every end that may be used has its letter, beside its own tile and nothing else, on not more sides than are free. */
function wrongLetters(board: ReadBoard, labels: readonly EndLabel[]): string[] {
	const faults: string[] = [];
	for (const {letter, end} of labels) {
		const shown = board.letters.filter(spot => spot.letter === letter);
		if (letter !== undefined && (shown.length === 0 || shown.length > end.sides)) {
			faults.push(`${letter} is shown ${shown.length} times`);
		}

		for (const spot of shown) {
			const host = find(board, end.host);
			const nearest = host.pips.toSorted((one, other) => distance(one, spot) - distance(other, spot))[0];
			if (nearest.pip !== end.pip || !straightWays.some(way => tileAt(board, step(spot, way)) === host)) {
				faults.push(`${letter} is not beside its end`);
			}

			faults.push(...strangersBeside(board, spot, host).map(stranger => `${letter} is beside ${stranger}`));
		}
	}

	const known = new Set(labels.map(({letter}) => letter));
	return [...faults, ...board.letters.filter(({letter}) => !known.has(letter)).map(({letter}) => `there is no end ${letter}`)];
}

const allWays: readonly Spot[] = [-1, 0, 1].flatMap(y => [-1, 0, 1].map(x => ({x, y})));
const straightWays = allWays.filter(({x, y}) => Math.abs(x) + Math.abs(y) === 1);

function joiningMoves(layout: Layout): Move[] {
	return movesOf(layout).filter(move => hostOfMove(move) !== noHost);
}

function find({tiles}: ReadBoard, tile: Tile): ReadTile {
	return tiles.find(read => read.tile === tile)!;
}

/** The straight way from one tile to another. */
function wayBetween(from: ReadTile, to: ReadTile): Spot {
	if (to.left > from.right || to.right < from.left) {
		return {x: Math.sign(to.left - from.left), y: 0};
	}

	return {x: 0, y: Math.sign(to.top - from.top)};
}

/** The half of a single that shows a pip; the middle of a double. */
function middleOf(tile: ReadTile, pip: Pip): Spot {
	return isDouble(tile.tile)
		? {x: (tile.left + tile.right) / 2, y: (tile.top + tile.bottom) / 2}
		: tile.pips.find(half => half.pip === pip)!;
}

/** Whether the other half of a single lies that way from the joined one. */
function isInTheWay(tile: ReadTile, {pip, middle, way}: {pip: Pip; middle: Spot; way: Spot}): boolean {
	return !isDouble(tile.tile) && tile.pips.some(half =>
		half.pip !== pip && Math.sign(half.x - middle.x) === way.x && Math.sign(half.y - middle.y) === way.y);
}

/** Undefined for a double of one pip. */
function isUpright({pips}: ReadTile): boolean | undefined {
	return pips.length === 1 ? undefined : pips[0].x === pips[1].x;
}

/** What touches a cell of a line without being joined by it. */
function strangersAt(board: ReadBoard, spot: Spot, joined: readonly ReadTile[]): string[] {
	return allWays
		.map(way => tileAt(board, step(spot, way)))
		.filter(tile => tile !== undefined && !joined.includes(tile))
		.map(tile => formatTile(tile!.tile));
}

/** What shares an edge with a letter besides its own tile. */
function strangersBeside(board: ReadBoard, spot: Spot, host: ReadTile): string[] {
	return straightWays.flatMap(way => {
		const next = step(spot, way);
		const tile = tileAt(board, next);
		const others = [...board.letters, ...board.lines].filter(({x, y}) => x === next.x && y === next.y).map(() => 'a letter or line');
		return tile === undefined || tile === host ? others : [...others, formatTile(tile.tile)];
	});
}

function tileAt({tiles, owners}: ReadBoard, spot: Spot): ReadTile | undefined {
	const owner = owners.get(keyOf(spot));
	return owner === undefined ? undefined : tiles[owner];
}

function step(spot: Spot, way: Spot): Spot {
	return {x: spot.x + way.x, y: spot.y + way.y};
}

function spotOf(key: string): Spot {
	const [x, y] = key.split(',').map(Number);
	return {x, y};
}

function distance(one: Spot, other: Spot): number {
	return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}
