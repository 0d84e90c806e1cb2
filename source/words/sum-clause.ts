/** The sum of the ends as a calculation: `1 + 6+6 + 2 = 15 → 3 points`. */
import {type End, countedEnds, endsOf} from '../rules/ends.js';
import {holds} from '../rules/hand.js';
import type {Layout} from '../rules/layout.js';
import {likeEnds, likeGroup} from '../rules/scoring.js';
import {isDouble} from '../rules/tile.js';
import type {Terms} from '../rules/variant.js';
import type {Words} from './words.js';

/** A layout and what its last tile brought; `points` without those for going out by itself. */
export type Summed = {
	readonly layout: Layout;
	readonly terms: Terms;
	readonly points: number;
	/** Whether the same player may lay another tile. */
	readonly another: boolean;
};

/** The calculation and what it brought. Where likeness is what scores, that comes first: `5 5* 5 alike → 4 points; 5 + 5+5 + 5 + 2 = 22`. */
export function sumClause({sum}: Pick<Words, 'sum'>, {layout, terms, points, another}: Summed): string {
	const calculated = calculation(countedEnds(layout));
	const earned = points > 0 ? ` ${sum.points(points)}` : '';
	if (terms.variant.points === likeEnds) {
		return points > 0 ? `${alike(sum, layout, terms)}${earned}; ${calculated}` : calculated;
	}

	return `${calculated}${earned}${another ? ` ${sum.another}` : ''}`;
}

/** The ends that count, and their sum: `1 + 6+6 + 2 = 15`. The same in every language. */
export function calculation(ends: readonly End[]): string {
	const total = ends.reduce((sum, {counts}) => sum + counts, 0);
	return `${ends.map(({host, pip}) => isDouble(host) ? `${pip}+${pip}` : String(pip)).join(' + ')} = ${total}`;
}

function alike(sum: Words['sum'], layout: Layout, {house}: Terms): string {
	const group = likeGroup(layout, house);
	const ends = endsOf(layout).filter(({host, counted}) => counted && holds(group, host));
	return ends.length === 0 ? sum.leadDouble : sum.alike(ends.map(({host, pip}) => isDouble(host) ? `${pip}*` : String(pip)));
}
