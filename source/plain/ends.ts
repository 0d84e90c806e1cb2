/** The ends as lines: what counts, where a tile may be laid, and the sum. */
import {type EndLabel, labelEnds} from '../board/letters.js';
import {handSize, holds} from '../rules/hand.js';
import {armEnds, likeEnds} from '../rules/scoring.js';
import {formatTile, isDouble} from '../rules/tile.js';
import type {View} from '../match/view.js';
import type {ToldEnd} from '../words/plain.js';
import type {Sight} from './sight.js';

/** "Ends: a: 3 on 5-3; b: 5 on 5-5, a double, counts 10. Sum 13." */
export function endsLines({words: {plain: {told}}, view}: Sight): string[] {
	const {layout} = view;
	return layout.size === 0
		? [told.empty]
		: [told.ends(inOrder(view).map(label => told.end(toldEnd(label))), sumOf())];

	/** Where likeness is what scores, the sum earns nothing. */
	function sumOf(): string {
		const {terms: {variant, house}} = view;
		const earned = variant.points(layout, house);
		return variant.points === likeEnds ? told.sumAndLikeness(layout.count, earned, layout.size === 1) : told.sum(layout.count, earned);
	}
}

/** In the order of their letters; where likeness is what counts, the largest group of like ends first. */
function inOrder({layout, terms}: View): EndLabel[] {
	const labels = labelEnds(layout);
	if (terms.variant.points !== likeEnds) {
		return labels;
	}

	const alike = ({end}: EndLabel): number => {
		const group = armEnds(layout, end.pip);
		return holds(group, end.host) ? handSize(group) : 0;
	};

	return labels.toSorted((one, other) => alike(other) - alike(one) || other.end.pip - one.end.pip);
}

function toldEnd({letter, end: {host, pip, counts, counted}}: EndLabel): ToldEnd {
	return {
		letter: letter?.toLowerCase(), pip, host: formatTile(host), double: isDouble(host), counts: counted ? counts : undefined,
	};
}
