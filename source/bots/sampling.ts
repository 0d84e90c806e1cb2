/** Deals that agree with all that a seat has seen. */
import type {View} from '../match/view.js';
import {tilesOf} from '../rules/hand.js';
import {setSize} from '../rules/tile.js';
import type {Chance} from './bot.js';
import {type Knowledge, type Stop, knowledgeOf} from './inference.js';

/** Stands in a tile's place for one that is laid: it takes up room in a batch, and that is all. */
const laidTile = 31;

/** Habits may speak so much against what must be the case that it is hardly ever chosen. */
const mostTries = 200;

/**
All ways in which the tiles that a seat does not see may be placed.

Tiles are placed one after another, each into a batch that may hold it or into the boneyard. What matters for the rest
is only how much room each batch has left; all rooms together are one number, the state. `weights` tells for each tile
and state in how many ways the rest can be placed, each as far as it is likely. So a number below the whole weight
stands for one way, and an even choice of numbers is a fair choice of deals.
*/
export class PossibleDeals {
	/** The weight of all ways; without habits how many ways there are. A deal that can have come about in several counts as often. */
	readonly weight: number;
	/** In the way chosen last: for each seat its hand. Before that only the own one is there. */
	readonly hands = new Int32Array(4);
	/** In the way chosen last: 28 places, of which the last are the boneyard in drawing order. */
	readonly order = new Uint8Array(setSize);

	/** The tiles to be placed, laid ones first. */
	private readonly tiles: Uint8Array;
	/** For each batch its seat, how many tiles it takes, and by how much the state falls with each. */
	private readonly seats: Int8Array;
	private readonly sizes: Int8Array;
	private readonly steps: Int32Array;
	private readonly states: number;
	/** For each tile, and within it for each batch, how likely the tile is there. */
	private readonly likelihood: Float64Array;
	/** For each tile, one more, and within it for each state, the weight of placing this and all later tiles. */
	private readonly weights: Float64Array;
	private readonly room: Int8Array;
	private readonly knownHands = new Int32Array(4);
	/** The first place of the boneyard, and whether it matters which tile of it comes first. */
	private readonly boneyard: number;
	private readonly isDrawn: boolean;
	private readonly stops: readonly Stop[];

	constructor(view: View, {heedsHabits = false} = {}) {
		const knowledge = knowledgeOf(view, heedsHabits);
		const {batches, laid, hidden} = knowledge;
		this.tiles = Uint8Array.from([...laid.map(() => laidTile), ...tilesOf(hidden)]);
		this.seats = Int8Array.from(batches, ({seat}) => seat);
		this.sizes = Int8Array.from(batches, ({size}) => size);
		this.steps = new Int32Array(batches.length);
		this.states = 1;
		for (const [batch, size] of this.sizes.entries()) {
			this.steps[batch] = this.states;
			this.states *= size + 1;
		}

		this.likelihood = likelihoods(knowledge);
		this.weights = this.weigh();
		this.weight = this.weights[this.states - 1];
		this.room = new Int8Array(batches.length);
		if (view.seat !== undefined) {
			this.knownHands[view.seat] = view.hand;
		}

		this.hands.set(this.knownHands);
		this.boneyard = setSize - view.boneyard;
		this.isDrawn = view.drawable > 0;
		this.stops = knowledge.stops;
	}

	/** Places the hidden tiles in a way chosen by chance: the likelier one is, the oftener. */
	choose(chance: Chance): void {
		for (let tries = 0; !this.place(chance() * this.weight) && tries < mostTries;) {
			tries++;
		}

		if (this.isDrawn) {
			this.shuffleBoneyard(chance);
		}
	}

	/**
	Places the hidden tiles in the way for which a number from 0 up to `weight` stands. Returns whether it is possible:
	that a seat which stopped must hold one of several tiles is known only now.
	*/
	place(number: number): boolean {
		const {tiles, seats, sizes, steps, states, likelihood, weights, room, hands, order} = this;
		const batches = sizes.length;
		const last = tiles.length;
		hands.set(this.knownHands);
		room.set(sizes);
		let state = states - 1;
		let next = this.boneyard;
		let rest = number;
		for (let index = 0; index < last; index++) {
			const tile = tiles[index];
			const after = (index + 1) * states;
			let chosen = -1;
			let isFound = false;
			for (let batch = 0; batch < batches; batch++) {
				const likely = room[batch] === 0 ? 0 : likelihood[(index * batches) + batch];
				const share = likely === 0 ? 0 : likely * weights[after + state - steps[batch]];
				if (share === 0) {
					continue;
				}

				chosen = batch;
				if (rest < share) {
					isFound = true;
					rest /= likely;
					break;
				}

				rest -= share;
			}

			// What no batch has taken is in the boneyard, unless it cannot be there and rounding has eaten up the rest.
			if (!isFound && tile !== laidTile && (chosen < 0 || weights[after + state] > 0)) {
				order[next++] = tile;
				continue;
			}

			room[chosen]--;
			state -= steps[chosen];
			if (tile !== laidTile) {
				hands[seats[chosen]] |= 1 << tile;
			}
		}

		return this.stops.every(({seat, fitting}) => (hands[seat] & fitting) !== 0);
	}

	private shuffleBoneyard(chance: Chance): void {
		const {order, boneyard} = this;
		for (let place = setSize - 1; place > boneyard; place--) {
			const other = boneyard + Math.floor(chance() * (place + 1 - boneyard));
			const tile = order[place];
			order[place] = order[other];
			order[other] = tile;
		}
	}

	/** From the last tile to the first: once all are placed every batch must be full. */
	private weigh(): Float64Array {
		const {tiles, sizes, steps, states, likelihood} = this;
		const batches = sizes.length;
		const weights = new Float64Array((tiles.length + 1) * states);
		weights[tiles.length * states] = 1;
		for (let index = tiles.length - 1; index >= 0; index--) {
			const now = index * states;
			const after = now + states;
			for (let state = 0; state < states; state++) {
				let weight = tiles[index] === laidTile ? 0 : weights[after + state];
				for (let batch = 0; batch < batches; batch++) {
					const room = Math.floor(state / steps[batch]) % (sizes[batch] + 1);
					weight += room === 0 ? 0 : likelihood[(index * batches) + batch] * weights[after + state - steps[batch]];
				}

				weights[now + state] = weight;
			}
		}

		return weights;
	}
}

/** For each tile to be placed, laid ones first, and for each batch. */
function likelihoods({batches, laid, hidden}: Knowledge): Float64Array {
	return Float64Array.from([
		...laid.flatMap(possible => batches.map((_, batch) => (possible >> batch) & 1)),
		...tilesOf(hidden).flatMap(tile => batches.map(batch => batch.likelihood[tile])),
	]);
}
