/** Named answers to: what does the tile just laid earn? */
import {type Hand, doubles, handSize} from './hand.js';
import type {Layout} from './layout.js';
import {
	hostOfMove, joinOfMove, noHost, tileOfMove,
} from './move.js';
import {
	type Pip, isDouble, otherHalf, pips,
} from './tile.js';

/** A five-layout: the count is a positive multiple of five. 35 and more are no exception, 0 is none. */
export function isFiveLayout(layout: Layout): boolean {
	return layout.count > 0 && layout.count % 5 === 0;
}

/** One point for each five of a five-layout. */
export function fives(layout: Layout): number {
	return isFiveLayout(layout) ? layout.count / 5 : 0;
}

export function noPoints(): number {
	return 0;
}

export function neverAnother(): boolean {
	return false;
}

export function anotherAfterDoubleOrFive(layout: Layout): boolean {
	return isDouble(tileOfMove(layout.last)) || isFiveLayout(layout);
}

/** 2 for the lead double; then what the ends like the one just laid are worth, or with `like-ends any` the best group. */
export function likeEnds(layout: Layout, house: {readonly 'like-ends'?: string}): number {
	if (hostOfMove(layout.last) === noHost) {
		return 2;
	}

	return house['like-ends'] === 'any'
		? Math.max(...pips.map(pip => groupWorth(layout, pip)))
		: groupWorth(layout, otherHalf(tileOfMove(layout.last), joinOfMove(layout.last)));
}

/** The hosts of the like ends that the tile just laid scores for; none where it scores nothing, and none for the lead. */
export function likeGroup(layout: Layout, house: {readonly 'like-ends'?: string}): Hand {
	const worth = hostOfMove(layout.last) === noHost ? 0 : likeEnds(layout, house);
	if (worth === 0) {
		return 0;
	}

	const justLaid = otherHalf(tileOfMove(layout.last), joinOfMove(layout.last));
	return armEnds(layout, [justLaid, ...pips].find(pip => groupWorth(layout, pip) === worth)!);
}

/** The outer ends of the arms that show `pip`, doubles and all. Unused sides of the lead double, the one spinner, are no ends. */
export function armEnds(layout: Layout, pip: Pip): Hand {
	return layout.open[pip] & ~layout.spinners;
}

/** N like ends score n from 2 on, and 1 more if one of them is a double. */
function groupWorth(layout: Layout, pip: Pip): number {
	const ends = armEnds(layout, pip);
	const alike = handSize(ends);
	if (alike < 2) {
		return 0;
	}

	return (ends & doubles) === 0 ? alike : alike + 1;
}
