/** How good an arrangement is, to look at and to go on from. */
import {isAlive} from './candidates.js';
import type {Size} from './geometry.js';
import {labelsOf} from './labels.js';
import {type Outlook, stakesOf} from './outlook.js';
import type {Place} from './places.js';
import type {Board, Sketch} from './sketch.js';
import type {Weights} from './weights.js';

/** An arrangement with what it costs, the less the better. */
export type Draft = {
	readonly sketch: Sketch;
	readonly cost: number;
	/** How many open places have no cell for a letter. */
	readonly unlabelled: number;
};

const missingLabel = 400;
const missingTwin = 40;
const missingLabelLater = 8;
const deadSide = 60;

/** Weighs an arrangement. */
export function assess(sketch: Sketch, {board, weights, outlook}: {board: Board; weights: Weights; outlook: Outlook}): Draft {
	const {cells} = labelsOf(sketch, board);
	let cost = sketch.strain + areaCost(sketch.bounds, board, weights);
	let unlabelled = 0;
	for (const [index, place] of sketch.places.entries()) {
		cost += labelCost(place, cells[index].length) + deadEndCost(place, {sketch, board, outlook});
		if (place.waiting === 0 && cells[index].length === 0) {
			unlabelled++;
		}
	}

	return {sketch, cost, unlabelled};
}

/** What the size of the whole costs. */
export function areaCost(bounds: Size, {room}: Board, weights: Weights): number {
	const height = bounds.height / room.height;
	const width = bounds.width / room.width;
	// Products, since the last digit of a power may differ between engines.
	return (weights.height * height * height) + (weights.width * width * width);
}

/** One letter is enough for the free sides of a place, since they are the same move; better each has its own. */
function labelCost({sides, waiting}: Place, labelled: number): number {
	const missing = sides.length - labelled;
	if (waiting > 0) {
		return missing * missingLabelLater;
	}

	return labelled === 0 ? missingLabel : missing * missingTwin;
}

/** Sides on which nothing can be laid any more; what matters most takes the sides that are alive. */
function deadEndCost(place: Place, {sketch, board, outlook}: {sketch: Sketch; board: Board; outlook: Outlook}): number {
	let dead = 0;
	for (const side of place.sides) {
		if (!isAlive(sketch, {place, side}, board)) {
			dead++;
		}
	}

	if (dead === 0) {
		return 0;
	}

	const stakes = stakesOf(place, outlook).toSorted((one, other) => one - other);
	let lost = 0;
	for (const stake of stakes.slice(0, dead)) {
		lost += stake;
	}

	return deadSide * lost;
}
