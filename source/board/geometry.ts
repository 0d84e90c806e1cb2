/** Cells, boxes and directions on an endless sheet of character cells; x grows to the right, y downwards. */

export type Cell = {readonly x: number; readonly y: number};

/** A width and a height in character cells. */
export type Size = {readonly width: number; readonly height: number};

/** A rectangle of cells, named by its upper left one. */
export type Box = Cell & Size;

export type Direction = 'right' | 'down' | 'left' | 'up';

export const opposite: Readonly<Record<Direction, Direction>> = {
	right: 'left', down: 'up', left: 'right', up: 'down',
};

/** The two directions square to one. */
export const squareTo: Readonly<Record<Direction, readonly [Direction, Direction]>> = {
	right: ['down', 'up'], down: ['right', 'left'], left: ['down', 'up'], up: ['right', 'left'],
};

/** Whether a direction runs along a row; the other two run along a column. */
export function isLevel(direction: Direction): boolean {
	return direction === 'right' || direction === 'left';
}

/** Whether a direction runs the way text is read: to the right or downwards. */
export function isForward(direction: Direction): boolean {
	return direction === 'right' || direction === 'down';
}

/** The cell `distance` steps from `cell`. */
export function shifted({x, y}: Cell, direction: Direction, distance: number): Cell {
	const along = isForward(direction) ? distance : -distance;
	return isLevel(direction) ? {x: x + along, y} : {x, y: y + along};
}

/** The cell just outside the edge of `box` that faces `direction`, in line with a cell of the box. */
export function outside(box: Box, inLine: Cell, direction: Direction): Cell {
	switch (direction) {
		case 'right': {
			return {x: box.x + box.width, y: inLine.y};
		}

		case 'down': {
			return {x: inLine.x, y: box.y + box.height};
		}

		case 'left': {
			return {x: box.x - 1, y: inLine.y};
		}

		case 'up': {
			return {x: inLine.x, y: box.y - 1};
		}
	}
}

/** Whether two boxes overlap or touch, be it at a corner: whether they look joined. */
export function touch(one: Box, other: Box): boolean {
	return one.x <= other.x + other.width && other.x <= one.x + one.width
		&& one.y <= other.y + other.height && other.y <= one.y + one.height;
}

/** Whether two boxes touch at a corner and nowhere else. */
export function touchAtCorner(one: Box, other: Box): boolean {
	return (one.x === other.x + other.width || other.x === one.x + one.width)
		&& (one.y === other.y + other.height || other.y === one.y + one.height);
}

/** Whether a cell is in a box or shares an edge with it. */
export function isBeside({x, y}: Cell, box: Box): boolean {
	const besideX = Math.max(0, box.x - x, x - box.x - box.width + 1);
	const besideY = Math.max(0, box.y - y, y - box.y - box.height + 1);
	return besideX + besideY <= 1;
}

/** The smallest box that holds both. */
export function around(one: Box, other: Box): Box {
	const x = Math.min(one.x, other.x);
	const y = Math.min(one.y, other.y);
	return {
		x,
		y,
		width: Math.max(one.x + one.width, other.x + other.width) - x,
		height: Math.max(one.y + one.height, other.y + other.height) - y,
	};
}

/** Whether something of one size has room in another. */
export function fitsIn(size: Size, room: Size): boolean {
	return size.width <= room.width && size.height <= room.height;
}
