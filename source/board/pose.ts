/** How a tile can lie against an exit of its host. */
import {
	type Box, type Cell, type Direction, isForward, isLevel, outside, shifted,
} from './geometry.js';
import {
	type GlyphSize, type Posture, type TileKind, shapes,
} from './glyphs.js';

/**
Where a tile lies and which way it points.

A single points away from its host along its own length; a double lies across the direction it points in, so
its long sides face forwards and back, its short sides to the left and right of that.
*/
export type Pose = Box & {
	readonly heading: Direction;
	readonly posture: Posture;
	/** The line between host and tile where they do not touch. */
	readonly line: Line | undefined;
};

export type Line = Box & {readonly posture: Posture};

/** A cell next to a tile from which an arm can go on in `direction`. */
export type Exit = Cell & {
	readonly direction: Direction;
	/** Whether it leaves a single sideways from its outer half. */
	readonly lateral: boolean;
};

/** A way to lay a tile at an exit, with `gap` cells of line between it and its host. */
export type Join = {
	readonly exit: Exit;
	readonly heading: Direction;
	readonly gap: number;
};

/** The lead with its middle at the origin; headed to the right a single lies and a double stands. */
export function leadPose(kind: TileKind, heading: Direction, glyphs: GlyphSize): Pose {
	const posture = postureOf(kind, heading);
	const {width, height, middle} = shapes[glyphs][kind][posture];
	return {
		x: -middle.x, y: -middle.y, width, height, heading, posture, line: undefined,
	};
}

/**
A tile with its near edge on an exit, its inner half in line with it (a double: its middle).

	straight    lateral   turned      at a short side, straight and turned
	[5│3][3│1]  [5│3]     [5│3]╭3╮    ╭1╮   [6│2]
	              ╭3╮          ╰1╯    ╰6╯   ╭6╮
	              ╰1╯                 ╭6╮   │+│
*/
export function joinedPose(kind: TileKind, {exit, heading, gap}: Join, glyphs: GlyphSize): Pose {
	const posture = postureOf(kind, heading);
	const shape = shapes[glyphs][kind][posture];
	const inner = kind === 'double' ? shape.middle : (isForward(heading) ? shape.start : shape.end);
	const near = gap === 0 ? exit : shifted(exit, exit.direction, gap);
	const isLevelExit = isLevel(exit.direction);
	return {
		x: isLevelExit ? startOf(shape.width, near.x, exit.direction) : near.x - inner.x,
		y: isLevelExit ? near.y - inner.y : startOf(shape.height, near.y, exit.direction),
		width: shape.width,
		height: shape.height,
		heading,
		posture,
		line: gap === 0 ? undefined : lineFrom(exit, gap),
	};
}

/** The exit of a tile in line with one of its cells. */
export function exitFrom(pose: Pose, inLine: Cell, {direction, lateral}: Pick<Exit, 'direction' | 'lateral'>): Exit {
	const {x, y} = outside(pose, {x: pose.x + inLine.x, y: pose.y + inLine.y}, direction);
	return {
		x, y, direction, lateral,
	};
}

function postureOf(kind: TileKind, heading: Direction): Posture {
	return isLevel(heading) === (kind === 'single') ? 'level' : 'upright';
}

/** The least coordinate of something that reaches from `near` in a direction. */
function startOf(length: number, near: number, direction: Direction): number {
	return isForward(direction) ? near : near - length + 1;
}

/** The `length` cells from an exit on, in its direction. */
function lineFrom({x, y, direction}: Exit, length: number): Line {
	return isLevel(direction)
		? {
			x: startOf(length, x, direction), y, width: length, height: 1, posture: 'level',
		}
		: {
			x, y: startOf(length, y, direction), width: 1, height: length, posture: 'upright',
		};
}
