/** What runs in a thread of its own: the review of a choice. */
import {type PackedView, unpackView} from '../../match/packed-view.js';
import type {Move} from '../../rules/move.js';
import {type Appraisal, appraise, usualPlayouts} from '../../teaching/review/appraisal.js';
import {unitOf} from '../../teaching/review/unit.js';

/** A choice to be judged: what its player saw, and what he did. Plain data, which holds nothing hidden. */
export type Choosing = {
	readonly view: PackedView;
	readonly move: Move;
	/** For each team its score before the deal. */
	readonly before: readonly number[];
};

export default function judge({view: packed, move, before}: Choosing): Appraisal {
	const view = unpackView(packed);
	return appraise(view, move, {unit: unitOf(view.terms, before), playouts: usualPlayouts});
}
