/** How many random deals a second the kernel plays, beside the yardstick in the same process. */
import process from 'node:process';
import {listMoves, movesRoom} from '../../source/rules/allowed.js';
import {Deal} from '../../source/rules/deal.js';
import {agree} from '../../source/rules/variant.js';
import {variantById} from '../../source/variants/index.js';
import {type Measured, median, perSecond} from './measure.js';
import {playRandomDeals} from './yardstick.js';

const dealsARound = 100_000;
const rounds = 7;

export type KernelSpeed = {
	readonly dealsPerSecond: Measured;
	/** The kernel's speed as a share of the yardstick's, in rounds played turn by turn. */
	readonly ratio: Measured;
};

/** Measures one variant with one number of players. */
export function measureKernel(variantId: string, seats: number): KernelSpeed {
	const variant = variantById(variantId)!;
	const kernel = kernelLoop(new Deal(agree(variant, {seats})));
	// Both loops are warm before anything counts.
	playRandomDeals(dealsARound, 1);
	kernel(dealsARound, 1);
	const speeds: number[] = [];
	const ratios: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const yardstick = perSecond(dealsARound, () => playRandomDeals(dealsARound, round + 2));
		const speed = perSecond(dealsARound, () => kernel(dealsARound, round + 2));
		speeds.push(speed);
		ratios.push(speed / yardstick);
	}

	return {dealsPerSecond: Math.round(median(speeds)), ratio: Number(median(ratios).toFixed(3))};
}

/** A loop over random deals with the generator of the yardstick. */
function kernelLoop(deal: Deal): (deals: number, seed: number) => number {
	const order = Uint8Array.from({length: 28}, (_, tile) => tile);
	const moves = new Int32Array(movesRoom);
	const scores = [0, 0, 0, 0];
	return (deals, seed) => {
		let state = seed;
		let checksum = 0;
		const pick = (limit: number) => {
			state ^= state << 13;
			state ^= state >>> 17;
			state ^= state << 5;
			return Math.trunc(((state >>> 0) * limit) / 4_294_967_296);
		};

		for (let number = 0; number < deals; number++) {
			for (let place = 27; place > 0; place--) {
				const other = pick(place + 1);
				const swapped = order[place];
				order[place] = order[other];
				order[other] = swapped;
			}

			deal.start({order, leader: 0, scores});
			for (let count = listMoves(deal, moves); count > 0; count = listMoves(deal, moves)) {
				deal.play(moves[count === 1 ? 0 : pick(count)]);
			}

			checksum += deal.points[0] + (deal.payments.at(0)?.points ?? 0);
		}

		return checksum;
	};
}

if (process.argv[2] === 'kernel') {
	process.stdout.write(JSON.stringify(measureKernel(process.argv[3], Number(process.argv[4]))));
}
