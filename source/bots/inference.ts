/** What a seat can tell of the tiles it does not see: how many went where, and which of them cannot be there. */
import {type Evidence, type Spent, evidenceOf} from '../match/evidence.js';
import type {View} from '../match/view.js';
import {
	type Hand, handOf, holds, wholeSet,
} from '../rules/hand.js';
import {Layout} from '../rules/layout.js';
import {laysTile, stop, tileOfMove} from '../rules/move.js';
import type {Seat} from '../rules/variant.js';

/** Tiles that another seat got and kept, of which the same is known: those dealt to it, or those it drew in one turn. */
export type HiddenBatch = {
	readonly seat: Seat;
	/** Which of the seat's batches of evidence it comprises: `first` … `end` − 1. */
	readonly first: number;
	readonly end: number;
	/** How many of its tiles are not known: those still held, and laid ones that may have come from another batch. */
	size: number;
	/** What none of those still held is. */
	readonly excluded: Hand;
};

export type Knowledge = {
	readonly batches: readonly HiddenBatch[];
	/** For each laid tile that may have come from several batches, which those are (bit b for batch b). */
	readonly laid: readonly number[];
	/** The tiles that are in other hands or in the boneyard. */
	readonly hidden: Hand;
	/** For each seat and time at which it stopped: it held, and holds, one of these tiles. */
	readonly stops: readonly Stop[];
};

export type Stop = {
	readonly seat: Seat;
	readonly fitting: Hand;
};

/** All that a seat's view tells of hidden tiles for certain. What others chose to lay tells so little that it is no help. */
export function knowledgeOf(view: View): Knowledge {
	const hidden = hiddenFrom(view);
	const batches: HiddenBatch[] = [];
	const laid: number[] = [];
	for (const [seat, known] of evidenceOf(view).entries()) {
		if (seat === view.seat) {
			continue;
		}

		const own = hiddenBatches(seat, known);
		for (const spent of known.spent) {
			takeOut(spent, own, {laid, before: batches.length});
		}

		batches.push(...own);
	}

	return {
		batches, laid, hidden, stops: stopsIn(view),
	};
}

function hiddenFrom({hand, layout}: View): Hand {
	return wholeSet & ~hand & ~handOf([...layout.order.subarray(0, layout.size)]);
}

/** Who stops could have laid another tile. If he lays one of those later, nothing follows any more. */
function stopsIn({terms: {variant}, seat: own, played}: View): Stop[] {
	const layout = new Layout(variant.spinnerRule);
	let stops: Stop[] = [];
	for (const {seat, move} of played) {
		if (laysTile(move)) {
			stops = stops.filter(one => one.seat !== seat || !holds(one.fitting, tileOfMove(move)));
			layout.lay(move);
		} else if (move === stop && seat !== own) {
			stops.push({seat, fitting: layout.playable(wholeSet)});
		}
	}

	return stops;
}

/** The batches of a seat's evidence; neighbours between which nothing makes a difference are one. */
function hiddenBatches(seat: Seat, {batches, spent}: Evidence): HiddenBatch[] {
	const merged: HiddenBatch[] = [];
	let first = 0;
	let size = 0;
	for (const [place, batch] of batches.entries()) {
		const end = place + 1;
		size += batch.size;
		if (end < batches.length && batches[end].excluded === batch.excluded && !spent.some(range => range.first === end || range.end === end)) {
			continue;
		}

		merged.push({
			seat, first, end, size, excluded: batch.excluded,
		});
		first = end;
		size = 0;
	}

	return merged;
}

/** A laid tile leaves the batch from which it came, if there is only one that it can have come from. */
function takeOut(spent: Spent, batches: readonly HiddenBatch[], {laid, before}: {laid: number[]; before: number}): void {
	const possible = batches.filter(({first, end}) => spent.first < end && first < spent.end);
	if (possible.length === 1) {
		possible[0].size--;
	} else {
		laid.push(possible.reduce((set, batch) => set | (1 << (before + batches.indexOf(batch))), 0));
	}
}
