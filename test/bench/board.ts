/** What it costs to place one tile more on the board of 80×24: over a thousand full deals of each variant, most of them crowded. */
import process from 'node:process';
import {type Placement, placeTiles} from '../../source/board/placement.js';
import type {Layout} from '../../source/rules/layout.js';
import {variants} from '../../source/variants/index.js';
import {growthOf, playedLayout, plays} from '../helpers/policies.js';
import {type Measured, quantile, startClock} from './measure.js';

/** In milliseconds of processor time. */
export type BoardCost = {
	readonly p50: Measured;
	readonly p99: Measured;
	readonly worst: Measured;
};

const room = {width: 78, height: 14, glyphs: 'auto'} as const;
const deals = 1000;
const warmUp = 50;

/** Measures every step of the deals of one variant, played in all the ways it can be. */
export function measureBoard(variantId: string): BoardCost {
	const ways = plays.filter(({variant}) => variant.id === variantId);
	const times: number[] = [];
	for (let seed = 0; seed < warmUp + deals; seed++) {
		const steps = measureDeal(playedLayout(ways[seed % ways.length], seed));
		times.push(...(seed < warmUp ? [] : steps));
	}

	const [p50, p99, worst] = [0.5, 0.99, 1].map(share => Number(quantile(times, share).toFixed(3)));
	return {p50, p99, worst};
}

/** For each tile of a layout what it costs to place it. */
function measureDeal(layout: Layout): number[] {
	let placement: Placement | undefined;
	const times: number[] = [];
	for (const grown of growthOf(layout)) {
		const clock = startClock();
		placement = placeTiles(grown, room, placement);
		times.push(clock());
	}

	return times;
}

if (process.argv[2] === 'board') {
	process.stdout.write(JSON.stringify(Object.fromEntries(variants.map(({id}) => [id, measureBoard(id)]))));
}
