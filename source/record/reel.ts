/** A record to be stepped through, frame by frame. A place is the number of a frame, counted from 0. */
import {type End, countedEnds} from '../rules/ends.js';
import type {Replayed} from './record-reader.js';

/** One action: the match after it, what happened, and where it stands in the record. */
export type Frame = Replayed & {
	/** Which deal of the reel it belongs to, counted from 0; −1 before the first. */
	readonly deal: number;
	/** The ends that add up to the count of the layout; none before the lead. */
	readonly ends: readonly End[];
};

export type Reel = {
	readonly frames: readonly Frame[];
	/** For each deal the place of its first frame: the tiles are dealt, and nothing has been laid. */
	readonly deals: readonly number[];
};

/** A step through a reel: to the next or the last action, deal, or end of it. */
export type Way = 'next' | 'previous' | 'next-deal' | 'previous-deal' | 'home' | 'end';

/** The reel of what has been replayed. */
export function reelOf(steps: readonly Replayed[]): Reel {
	const deals = [...steps.keys()].filter(place => steps[place].action.type === 'deal');
	let deal = -1;
	const frames = steps.map((step): Frame => {
		deal += step.action.type === 'deal' ? 1 : 0;
		const {table} = step.match;
		return {...step, deal, ends: table === undefined ? [] : countedEnds(table.deal.layout)};
	});
	return {frames, deals};
}

/**
The place that a way leads to; nothing lies beyond the first and the last frame.

Back by a deal leads to the beginning of the deal in play, and from there to that of the one before; on from the last deal leads to the end.
*/
export function placeAfter({frames, deals}: Reel, place: number, way: Way): number {
	const last = Math.max(0, frames.length - 1);
	switch (way) {
		case 'next': {
			return Math.min(place + 1, last);
		}

		case 'previous': {
			return Math.max(place - 1, 0);
		}

		case 'next-deal': {
			return deals.find(first => first > place) ?? last;
		}

		case 'previous-deal': {
			return deals.findLast(first => first < place) ?? 0;
		}

		case 'home': {
			return 0;
		}

		case 'end': {
			return last;
		}
	}
}

/** The place of what a line of the record did, or of the last action before it; 0 where there is none. */
export function placeAtLine({frames}: Reel, line: number): number {
	return Math.max(0, frames.findLastIndex(frame => frame.line <= line));
}
