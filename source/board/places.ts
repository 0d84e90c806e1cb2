/** The tiles on the board and the places they offer. */
import {
	type Pip, type Tile, highPip, lowPip, otherHalf,
} from '../rules/tile.js';
import {
	type Direction, isForward, opposite, squareTo,
} from './geometry.js';
import {type GlyphSize, kindOf, shapes} from './glyphs.js';
import {type Exit, type Pose, exitFrom} from './pose.js';

export type PlacedTile = Pose & {
	readonly tile: Tile;
	/** The tile it lies against; the lead has none. */
	readonly host: PlacedTile | undefined;
	/** The pip that touches the host; on the lead the lower one, which lies to the left or above. */
	readonly inner: Pip;
	readonly outer: Pip;
};

/** A free side: the exits an arm can take from it, the natural one first. */
export type Side = readonly Exit[];

/** The free sides of one tile that are the same move: an `End` of the layout, or one that is still to open. */
export type Place = {
	readonly host: PlacedTile;
	readonly pip: Pip;
	/** The free half of a single, or long or short sides of a double. */
	readonly kind: 'half' | 'long' | 'short';
	readonly sides: readonly Side[];
	/** How many long sides must be covered before these short sides may be used; 0 everywhere else. */
	readonly waiting: number;
};

export function placedLead(tile: Tile, pose: Pose): PlacedTile {
	return {
		...pose, tile, host: undefined, inner: lowPip(tile), outer: highPip(tile),
	};
}

// Property by property: the search makes very many of these, and copies by `...` are several times slower.
export function placedAt({host, pip}: Place, tile: Tile, pose: Pose): PlacedTile {
	return {
		x: pose.x,
		y: pose.y,
		width: pose.width,
		height: pose.height,
		heading: pose.heading,
		posture: pose.posture,
		line: pose.line,
		tile,
		host,
		inner: pip,
		outer: otherHalf(tile, pip),
	};
}

/** The places of a tile just laid. */
export function placesOf(placed: PlacedTile, glyphs: GlyphSize, isSpinner: boolean): Place[] {
	return kindOf(placed.tile) === 'double'
		? placesOfDouble(placed, glyphs, isSpinner)
		: placesOfSingle(placed, glyphs);
}

/** The outer half; of the lead both halves. */
function placesOfSingle(host: PlacedTile, glyphs: GlyphSize): Place[] {
	const outer: Place = {
		host, pip: host.outer, kind: 'half', sides: [sideOfHalf(host, host.heading, glyphs)], waiting: 0,
	};
	return host.host === undefined
		? [{...outer, pip: host.inner, sides: [sideOfHalf(host, opposite[host.heading], glyphs)]}, outer]
		: [outer];
}

/** The long side away from the host (of the lead both); of a spinner also the short sides, which wait for the long ones. */
function placesOfDouble(host: PlacedTile, glyphs: GlyphSize, isSpinner: boolean): Place[] {
	const {heading, outer: pip} = host;
	const {middle} = shapes[glyphs].double[host.posture];
	const sideTo = (direction: Direction): Side => [exitFrom(host, middle, {direction, lateral: false})];
	const long: Place = {
		host,
		pip,
		kind: 'long',
		sides: host.host === undefined ? [sideTo(heading), sideTo(opposite[heading])] : [sideTo(heading)],
		waiting: 0,
	};
	const short: Place = {
		host, pip, kind: 'short', sides: squareTo[heading].map(direction => sideTo(direction)), waiting: long.sides.length,
	};
	return isSpinner ? [long, short] : [long];
}

/** An arm goes on straight from a half, or leaves it to one of its two sides. */
function sideOfHalf(host: PlacedTile, direction: Direction, glyphs: GlyphSize): Side {
	const shape = shapes[glyphs].single[host.posture];
	const half = isForward(direction) ? shape.end : shape.start;
	const [oneSide, otherSide] = squareTo[direction];
	return [
		exitFrom(host, half, {direction, lateral: false}),
		exitFrom(host, half, {direction: oneSide, lateral: true}),
		exitFrom(host, half, {direction: otherSide, lateral: true}),
	];
}
