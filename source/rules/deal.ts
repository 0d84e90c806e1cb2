/** The kernel: one deal, from the lead to its score. */
import {type Hand, handPips} from './hand.js';
import {Layout} from './layout.js';
import {
	type Move, draw, laysTile, pass, tileOfMove,
} from './move.js';
import {type Tile, setSize} from './tile.js';
import type {
	EndedDeal, Ending, Payment, Seat, Terms,
} from './variant.js';
import {mayLayAnother, pointsEarned} from './worth.js';

/** How a deal begins. */
export type Start = {
	/** All 28 tiles as dealt: the first belong to seat 0, the next to seat 1, …; the rest is the boneyard in drawing order. */
	readonly order: readonly Tile[] | Uint8Array;
	/** The designated leader. */
	readonly leader: Seat;
	/** For each team its score in the game so far. */
	readonly scores: ArrayLike<number>;
};

/** A deal in mid-play: `order` need only end with the boneyard, and `scores` include the points made in this deal so far. */
export type Position = Start & Readonly<Pick<Deal, 'layout' | 'hands' | 'turn' | 'stage'> & Record<'boneyard' | 'passes' | 'holders', number>>;

/**
What the seat in turn is about: to lead; to draw for the lead, when nobody could lead; to play; to lay another
tile or stop. After `over` nothing is allowed.
*/
export type Stage = 'lead' | 'draw-for-lead' | 'play' | 'another' | 'over';

/** Every ending there is, made once: a search ends millions of deals. */
const blocked: Ending = {kind: 'blocked'};
const outs = [0, 1, 2, 3].map((seat): Ending => ({kind: 'out', seat}));
const lasts = [0, 1, 2, 3].map((seat): Ending => ({kind: 'last', seat}));
const targets = [0, 1, 2, 3].map((seat): Ending => ({kind: 'target', seat}));

/**
A deal in play, changed in place by `play`.

It does not defend itself: `play` takes only moves that `listMoves` (allowed.ts) lists. Whatever comes from outside asks
`refusal` first.
*/
export class Deal implements EndedDeal {
	readonly terms: Terms;
	readonly layout: Layout;
	/** For each seat its hand. */
	readonly hands = new Int32Array(4);
	/** For each team the points of its tiles in this deal; the end's bonus is not among them. */
	readonly points = new Int32Array(4);
	/** For each team its score in the game when the deal began. */
	scores: ArrayLike<number> = [];
	/** For each seat the pips left in its hand; filled in when the deal ends. */
	readonly pips: Int32Array;
	/** The seat in turn; when the deal is over, the seat that moved last. */
	turn: Seat = 0;
	stage: Stage = 'over';
	/** How the deal ended; meaningful once the stage is `over`. */
	ending = blocked;
	/** What the end of the deal pays. */
	payments: readonly Payment[] = [];

	private readonly endsWithFirstOut: boolean;
	private order: Start['order'] = [];
	private leader: Seat = 0;
	/** The place in `order` of the next tile of the boneyard. */
	private next = setSize;
	/** How many seats have passed in succession. */
	private passes = 0;
	/** How many seats hold tiles. */
	private holders = 0;

	constructor(terms: Terms) {
		this.terms = terms;
		this.layout = new Layout(terms.variant.spinnerRule);
		this.pips = new Int32Array(terms.seats);
		this.endsWithFirstOut = terms.variant.endsWith(terms.house) === 'first-out';
	}

	/** Deals. */
	start({order, leader, scores}: Start): this {
		const {seats, variant} = this.terms;
		this.layout.clear();
		this.points.fill(0);
		this.order = order;
		this.scores = scores;
		this.next = 0;
		for (let seat = 0; seat < seats; seat++) {
			let hand: Hand = 0;
			for (const end = this.next + variant.tilesEach; this.next < end; this.next++) {
				hand |= 1 << order[this.next];
			}

			this.hands[seat] = hand;
		}

		this.leader = leader;
		this.turn = leader;
		this.stage = 'lead';
		this.passes = 0;
		this.holders = seats;
		this.payments = [];
		return this;
	}

	/** Takes up a deal in mid-play. */
	resume(position: Position): this {
		this.start(position);
		this.layout.copyFrom(position.layout);
		this.hands.set(position.hands);
		this.turn = position.turn;
		this.stage = position.stage;
		this.next = setSize - position.boneyard;
		this.passes = position.passes;
		this.holders = position.holders;
		return this;
	}

	/** Makes this deal equal to `other`, which must be under the same terms. */
	copyFrom(other: Deal): this {
		this.layout.copyFrom(other.layout);
		this.hands.set(other.hands);
		this.points.set(other.points);
		this.pips.set(other.pips);
		this.turn = other.turn;
		this.stage = other.stage;
		this.ending = other.ending;
		this.payments = other.payments;
		this.order = other.order;
		this.scores = other.scores;
		this.leader = other.leader;
		this.next = other.next;
		this.passes = other.passes;
		this.holders = other.holders;
		return this;
	}

	copy(): Deal {
		return new Deal(this.terms).copyFrom(this);
	}

	/** The tiles of the boneyard in drawing order, closed ones last. */
	get boneyard(): Tile[] {
		return [...this.order].slice(this.next);
	}

	/** How many tiles of the boneyard may still be drawn. */
	get drawable(): number {
		return Math.max(0, setSize - this.terms.variant.closedTiles - this.next);
	}

	/** The tiles that the seat in turn may lay now. */
	get playable(): Hand {
		const hand = this.hands[this.turn];
		if (this.stage === 'lead' || this.stage === 'draw-for-lead') {
			return hand & this.terms.variant.leads;
		}

		return this.stage === 'over' ? 0 : this.layout.playable(hand);
	}

	/** Plays a move that is allowed now. */
	play(move: Move): void {
		if (laysTile(move)) {
			this.layTile(move);
		} else if (move === draw) {
			this.drawTile();
		} else if (move === pass) {
			this.passTurn();
		} else {
			this.nextTurn();
		}
	}

	private layTile(move: Move): void {
		const {terms, layout, turn: seat} = this;
		const {variant} = terms;
		const team = terms.teams[seat];
		const hand = this.hands[seat] & ~(1 << tileOfMove(move));
		this.hands[seat] = hand;
		this.passes = 0;
		layout.lay(move);
		this.points[team] += pointsEarned(terms, layout, hand);
		if (hand === 0) {
			this.holders--;
		}

		if (variant.stopsAtTarget && this.scores[team] + this.points[team] >= terms.target) {
			this.finish(targets[seat]);
		} else if (hand === 0) {
			this.goOut(seat);
		} else if (mayLayAnother(terms, layout, hand)) {
			this.stage = 'another';
		} else {
			this.nextTurn();
		}
	}

	/** A seat has laid its last tile. */
	private goOut(seat: Seat): void {
		if (this.endsWithFirstOut) {
			this.finish(outs[seat]);
			return;
		}

		this.nextTurn();
		if (this.holders === 1) {
			this.finish(lasts[this.turn]);
		}
	}

	/** One tile at a time; the turn goes on, but for a lead that nobody held each seat draws one. */
	private drawTile(): void {
		const tile = this.order[this.next++];
		this.hands[this.turn] |= 1 << tile;
		if (this.stage === 'draw-for-lead' && this.playable === 0) {
			this.turn = (this.turn + 1) % this.terms.seats;
		}
	}

	/** Passing the lead on is no pass that blocks a deal. */
	private passTurn(): void {
		this.passes++;
		if (this.stage === 'lead') {
			this.turn = (this.turn + 1) % this.terms.seats;
			if (this.turn === this.leader) {
				this.stage = 'draw-for-lead';
				this.passes = 0;
			}
		} else if (this.passes === this.holders) {
			this.finish(blocked);
		} else {
			this.nextTurn();
		}
	}

	/** The next seat that holds tiles. */
	private nextTurn(): void {
		this.stage = 'play';
		do {
			this.turn = (this.turn + 1) % this.terms.seats;
		} while (this.hands[this.turn] === 0);
	}

	private finish(ending: Ending): void {
		this.stage = 'over';
		this.ending = ending;
		for (let seat = 0; seat < this.terms.seats; seat++) {
			this.pips[seat] = handPips(this.hands[seat]);
		}

		if (ending.kind !== 'target') {
			this.payments = this.terms.variant.bonus(this);
		}
	}
}
