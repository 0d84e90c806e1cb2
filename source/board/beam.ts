/** Arranging a whole layout anew: a beam search over its tiles in the order in which they were laid. */
import {type Move, tileOfMove} from '../rules/move.js';
import {type Search, candidatesAt} from './candidates.js';
import {type Draft, areaCost, assess} from './cost.js';
import {type Direction, around, fitsIn} from './geometry.js';
import {kindOf} from './glyphs.js';
import {outlookAfter} from './outlook.js';
import {type PlacedTile, placedLead} from './places.js';
import {leadPose} from './pose.js';
import {placeOf, sketchOf, withTile} from './sketch.js';

/** How to search: the tiles on show should stay where they are, each that moves costs so much. */
export type Rearrangement = Search & {
	readonly shown: readonly PlacedTile[];
	readonly moving: number;
};

/** How many drafts are kept after each tile. A count, not a time: the same moves must give the same picture everywhere. */
const breadth = 16;

const leadHeadings: readonly Direction[] = ['right', 'down'];

/** The best arrangement found for all moves, the lead first; none when no draft had room for some tile. */
export function arrange(moves: readonly Move[], how: Rearrangement): Draft | undefined {
	let drafts = leadDrafts(moves, how);
	for (let drawn = 1; drawn < moves.length; drawn++) {
		drafts = grow(drafts, {moves, drawn}, how);
	}

	return drafts.at(0);
}

function leadDrafts(moves: readonly Move[], {board, weights, shown, moving}: Rearrangement): Draft[] {
	const tile = tileOfMove(moves[0]);
	const outlook = outlookAfter(moves, 1);
	const best = new Shortlist();
	for (const heading of leadHeadings) {
		const placed = placedLead(tile, leadPose(kindOf(tile), heading, board.glyphs));
		const strain = (heading === 'down' ? weights.leadDown : 0) + (isElsewhere(placed, shown.at(0)) ? moving : 0);
		if (fitsIn(placed, board.room)) {
			best.add(assess(sketchOf(placed, strain, board), {board, weights, outlook}));
		}
	}

	return best.drafts;
}

/** Lays the next tile in every way on every draft and keeps the best. */
function grow(drafts: readonly Draft[], {moves, drawn}: {moves: readonly Move[]; drawn: number}, how: Rearrangement): Draft[] {
	const {board, weights, shown, moving} = how;
	const move = moves[drawn];
	const outlook = outlookAfter(moves, drawn + 1);
	const best = new Shortlist();
	for (const {sketch} of drafts) {
		for (const candidate of candidatesAt(sketch, {place: placeOf(move, sketch), tile: tileOfMove(move)}, how)) {
			const strain = candidate.strain + (isElsewhere(candidate.placed, shown.at(drawn)) ? moving : 0);
			const bounds = around(sketch.bounds, candidate.placed);
			if (best.isOpenTo(sketch.strain + strain + areaCost(bounds, board, weights))) {
				best.add(assess(withTile(sketch, {...candidate, strain}, board), {board, weights, outlook}));
			}
		}
	}

	return best.drafts;
}

function isElsewhere(placed: PlacedTile, shown: PlacedTile | undefined): boolean {
	return shown !== undefined && !liesLike(placed, shown);
}

/** Whether a tile lies in the same place both times. */
export function liesLike(one: PlacedTile, other: PlacedTile): boolean {
	return one.x === other.x && one.y === other.y && one.posture === other.posture;
}

/** The cheapest drafts so far, of equal ones the earlier. */
class Shortlist {
	readonly drafts: Draft[] = [];

	/** Whether a draft that costs at least this much could come in. */
	isOpenTo(cost: number): boolean {
		return this.drafts.length < breadth || cost < this.drafts[breadth - 1].cost;
	}

	add(draft: Draft): void {
		const dearer = this.drafts.findIndex(other => draft.cost < other.cost);
		this.drafts.splice(dearer === -1 ? this.drafts.length : dearer, 0, draft);
		this.drafts.splice(breadth);
	}
}
