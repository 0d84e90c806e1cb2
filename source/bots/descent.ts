/** The way of a round down a search tree, and what its end teaches the nodes it came by. */
import {movesRoom} from '../rules/allowed.js';
import type {Deal} from '../rules/deal.js';
import type {Seat} from '../rules/variant.js';
import type {Chance} from './bot.js';
import {listChoices} from './choices.js';
import {greediest} from './trial.js';
import type {Tree} from './tree.js';

/** How far a search strays from what is best so far, in standard deviations of what its rounds are worth. */
export const exploration = 1.6;
/** How often others are taken to play greedily instead of as the tree finds best for them: they do not know the hand it plans with. */
const greedyOthers = 0.75;

const moves = new Int32Array(movesRoom);
/** The nodes of the way, and for each the team that moved. A move that is no choice takes a node as well. */
const path = new Int32Array(256);
const movers = new Int8Array(256);

/** Goes down a tree again and again, each time with another deal. Only one way is remembered at a time, whoever goes it. */
export class Descent {
	private length = 0;
	private readonly tree: Tree;
	/** Whose search it is. */
	private readonly seat: Seat;
	private readonly chance: Chance;

	constructor(tree: Tree, seat: Seat, chance: Chance) {
		this.tree = tree;
		this.seat = seat;
		this.chance = chance;
	}

	/** Plays a deal on from the position that `node` stands for, down to a move that was not made before. */
	go(deal: Deal, node: number, curiosity: number): void {
		const {tree, tree: {moves: movesTo}} = this;
		const {teams} = deal.terms;
		this.length = 0;
		for (let isNew = false; !isNew && !tree.isFull;) {
			const count = this.listMoves(deal);
			if (count === 0) {
				return;
			}

			if (count === 1) {
				node = tree.follow(node, moves[0]);
			} else {
				const parent = node;
				node = tree.select(parent, moves, {count, curiosity});
				if (tree.untried > 0) {
					node = tree.add(parent, greediest(deal, moves, tree.untried));
					isNew = true;
				}
			}

			path[this.length] = node;
			movers[this.length++] = teams[deal.turn];
			deal.play(movesTo[node]);
		}
	}

	/** Counts the visit for each node of the way, with what the end is worth to the team that moved there. */
	remember(chances: Float64Array): void {
		const {tree: {visits, worth}, length} = this;
		for (let step = 0; step < length; step++) {
			const node = path[step];
			visits[node]++;
			worth[node] += chances[movers[step]];
		}
	}

	/** Writes the moves to choose from into `moves`: of another seat often only the greedy one. */
	private listMoves(deal: Deal): number {
		const count = listChoices(deal, moves);
		if (count < 2 || deal.turn === this.seat || this.chance() >= greedyOthers) {
			return count;
		}

		moves[0] = greediest(deal, moves, count);
		return 1;
	}
}

/** How much numbers differ that come one after the other. */
export class Spread {
	count = 0;
	private sum = 0;
	private squares = 0;

	add(value: number): void {
		this.count++;
		this.sum += value;
		this.squares += value * value;
	}

	get mean(): number {
		return this.sum / this.count;
	}

	/** The standard deviation; 0 of nothing. */
	get deviation(): number {
		const {count, squares, mean} = this;
		return count === 0 ? 0 : Math.sqrt(Math.max(0, (squares / count) - (mean * mean)));
	}
}
