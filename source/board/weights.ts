/** What is awkward about an arrangement, in numbers: found by trial on thousands of deals, and not sensitive. */
import {isLevel} from './geometry.js';
import type {TileKind} from './glyphs.js';
import type {Place} from './places.js';
import type {Join} from './pose.js';

export type Weights = {
	/** A single that turns off at the end of another, or leaves it sideways. */
	readonly turn: number;
	readonly lateral: number;
	/** A double that leaves a single sideways: it seems to lie along both halves. */
	readonly lateralDouble: number;
	/** A single that turns off at a long side. */
	readonly turnAtLong: number;
	/** A single upright at a short side, and one that turns off there. */
	readonly uprightAtShort: number;
	readonly turnAtShort: number;
	/** A lead that points down: a single upright, a double flat. */
	readonly leadDown: number;
	/** A line between host and tile, and each of its cells; upright ones count more. */
	readonly line: number;
	readonly lineCell: number;
	readonly uprightLine: number;
	/** The height and width of the whole, squared and measured by the room: what matters most. It makes arms turn early. */
	readonly height: number;
	readonly width: number;
};

export const usualWeights: Weights = {
	turn: 1,
	lateral: 5,
	lateralDouble: 25,
	turnAtLong: 2.5,
	uprightAtShort: 1,
	turnAtShort: 4,
	leadDown: 6,
	line: 10,
	lineCell: 1,
	uprightLine: 2.5,
	height: 20,
	width: 27,
};

const leadDown = {leadDown: -60};
const turnAtShort = {turnAtShort: 0, uprightAtShort: 6};
const low = {height: 60, width: 10};
const lowAtShort = {turnAtShort: 0, uprightAtShort: 3};
const anyTurn = {
	turn: 0, lateral: 0, lateralDouble: 3, turnAtLong: 0, turnAtShort: 0, uprightAtShort: 0,
};

/** Other tastes, to arrange a layout anew with: what traps one is mostly how the first tiles lie. */
export const otherWeights: readonly Weights[] = [
	turnAtShort,
	leadDown,
	{...leadDown, ...turnAtShort},
	low,
	{...leadDown, ...low, ...lowAtShort},
	anyTurn,
].map(change => ({...usualWeights, ...change}));

/** How awkward it is to lay a tile at a place in this way. */
export function strainOf(join: Join, {place, kind}: {place: Place; kind: TileKind}, weights: Weights): number {
	return strainOfTurn(join, {place, kind}, weights) + strainOfLine(join, weights);
}

function strainOfTurn({exit, heading}: Join, {place, kind}: {place: Place; kind: TileKind}, weights: Weights): number {
	if (exit.lateral) {
		return kind === 'double' ? weights.lateralDouble : weights.lateral;
	}

	const turns = kind === 'single' && heading !== exit.direction;
	switch (place.kind) {
		case 'half': {
			return turns ? weights.turn : 0;
		}

		case 'long': {
			return turns ? weights.turnAtLong : 0;
		}

		case 'short': {
			return turns ? weights.turnAtShort : (isLevel(heading) ? 0 : weights.uprightAtShort);
		}
	}
}

function strainOfLine({exit, gap}: Join, weights: Weights): number {
	const strain = gap === 0 ? 0 : weights.line + (gap * weights.lineCell);
	return isLevel(exit.direction) ? strain : strain * weights.uprightLine;
}
