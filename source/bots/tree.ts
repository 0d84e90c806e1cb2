/** A search tree in arrays of numbers, made once and used again and again. */
import type {Move} from '../rules/move.js';

/** How many nodes there is room for. */
const capacity = 1 << 18;
/** All moves are below this number. */
const moveLimit = 1027;

/** The first node, which is nobody's child; so 0 also says that there is no such child. */
export const rootNode = 0;

/**
A node for each sequence of moves that was looked at. What hidden tiles allow differs from visit to visit, so a
node counts how often its move could be made as well as how often it was.
*/
export class Tree {
	/** For each node the move that leads to it. */
	readonly moves = new Int16Array(capacity);
	/** For each node how often it was visited. */
	readonly visits = new Int32Array(capacity);
	/** For each node the sum of what the visits were worth to the team that made its move. */
	readonly worth = new Float64Array(capacity);
	/** How many of the moves handed to `select` have no node yet: they are its first ones now. */
	untried = 0;

	private size = 0;
	private readonly offers = new Int32Array(capacity);
	private readonly children = new Int32Array(capacity);
	private readonly siblings = new Int32Array(capacity);
	/** For each move the number of the last `select` that had it. */
	private readonly stamps = new Int32Array(moveLimit);
	private stamp = 0;

	/** Leaves nothing but the root. */
	clear(): void {
		this.size = 1;
		this.children[rootNode] = 0;
	}

	get isFull(): boolean {
		return this.size === capacity;
	}

	/** Adds a child that has none. */
	add(parent: number, move: Move): number {
		const node = this.size++;
		this.moves[node] = move;
		this.visits[node] = 0;
		this.worth[node] = 0;
		this.offers[node] = 1;
		this.children[node] = 0;
		this.siblings[node] = this.children[parent];
		this.children[parent] = node;
		return node;
	}

	/** The child to which the only possible move leads; it is added if need be. */
	follow(parent: number, move: Move): number {
		let node = this.children[parent];
		while (node !== 0 && this.moves[node] !== move) {
			node = this.siblings[node];
		}

		if (node === 0) {
			return this.add(parent, move);
		}

		this.offers[node]++;
		return node;
	}

	/**
	The most promising child among those for the first `count` of `moves`, or 0: the one whose average worth may still be
	the highest, the less certain the oftener it could have been visited and was not.
	*/
	select(parent: number, moves: Int32Array, {count, curiosity}: {count: number; curiosity: number}): number {
		const {stamps, visits, offers, worth, siblings} = this;
		const stamp = ++this.stamp;
		for (let index = 0; index < count; index++) {
			stamps[moves[index]] = stamp;
		}

		let best = 0;
		let bestBound = Number.NEGATIVE_INFINITY;
		for (let node = this.children[parent]; node !== 0; node = siblings[node]) {
			const move = this.moves[node];
			if (stamps[move] !== stamp) {
				continue;
			}

			stamps[move] = 0;
			const bound = (worth[node] / visits[node]) + (curiosity * Math.sqrt(Math.log(offers[node]++) / visits[node]));
			if (bound > bestBound) {
				bestBound = bound;
				best = node;
			}
		}

		this.untried = 0;
		for (let index = 0; index < count; index++) {
			if (stamps[moves[index]] === stamp) {
				moves[this.untried++] = moves[index];
			}
		}

		return best;
	}

	childrenOf(parent: number): number[] {
		const found: number[] = [];
		for (let node = this.children[parent]; node !== 0; node = this.siblings[node]) {
			found.push(node);
		}

		return found;
	}
}
