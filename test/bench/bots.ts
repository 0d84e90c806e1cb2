/** How many deals a second the expert's search plays out, beside the yardstick in the same process, and what it leaves to be collected. */
import process from 'node:process';
import v8 from 'node:v8';
import {search} from '../../source/bots/search.js';
import {type View, viewOf} from '../../source/match/view.js';
import {type Terms, agree} from '../../source/rules/variant.js';
import {variantById} from '../../source/variants/index.js';
import {playRandomMatch} from '../helpers/play-matches.js';
import {randomFrom} from '../helpers/random.js';
import {type Measured, median, perSecond} from './measure.js';
import {playRandomDeals} from './yardstick.js';

const positions = 20;
const playouts = 1024;
const rounds = 5;
/** The search asks for its budget once in so many play-outs; the heap is looked at after so many questions. */
const playoutsBetweenQuestions = 32;
const questionsBetweenLooks = 8;

export type BotSpeed = {
	readonly playoutsPerSecond: Measured;
	/** Play-outs as a share of the deals of the yardstick, in rounds played turn by turn. */
	readonly ratio: Measured;
	/** What a play-out allocates. */
	readonly bytesPerPlayout: Measured;
};

/** Measures the search of one variant with one number of players, in positions from the first turns of random deals. */
export function measureBots(variantId: string, seats: number): BotSpeed {
	const views = openings(agree(variantById(variantId)!, {seats}));
	const searchAll = (look = () => undefined) => {
		for (const [seed, view] of views.entries()) {
			let played = 0;
			// Limited by number it would end as soon as its choice is settled.
			search(view, randomFrom(seed), {
				playouts: Number.POSITIVE_INFINITY,
				spent() {
					look();
					played += playoutsBetweenQuestions;
					return played === playouts;
				},
			});
		}
	};

	playRandomDeals(playouts * positions, 1);
	searchAll();
	const speeds: number[] = [];
	const ratios: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const yardstick = perSecond(100_000, () => playRandomDeals(100_000, round + 2));
		const speed = perSecond(positions * playouts, () => {
			searchAll();
		});
		speeds.push(speed);
		ratios.push(speed / yardstick);
	}

	return {
		playoutsPerSecond: Math.round(median(speeds)), ratio: Number(median(ratios).toFixed(3)), bytesPerPlayout: bytesPerPlayout(searchAll),
	};
}

/** Positions in which there is something to choose. */
function openings(terms: Terms): View[] {
	const found: View[] = [];
	for (let seed = 1; found.length < positions; seed++) {
		const match = playRandomMatch(terms, {seed, most: 2 + (seed % 5)});
		const view = viewOf(match, match.table!.deal.turn);
		if (view.moves.length > 1) {
			found.push(view);
		}
	}

	return found;
}

/** Adds up by how much the heap grows from look to look within a search; where it shrinks something was collected. */
function bytesPerPlayout(searchAll: (look: () => undefined) => void): Measured {
	let questions = 0;
	let before = 0;
	const growths: number[] = [];
	searchAll(() => {
		if (++questions % questionsBetweenLooks === 0) {
			const {used_heap_size: used} = v8.getHeapStatistics();
			if (used > before) {
				growths.push(used - before);
			}

			before = v8.getHeapStatistics().used_heap_size;
		}
	});
	return Math.round(median(growths) / (questionsBetweenLooks * playoutsBetweenQuestions));
}

if (process.argv[2] === 'bots') {
	process.stdout.write(JSON.stringify(measureBots(process.argv[3], Number(process.argv[4]))));
}
