/** What lies on the table: which tile lies against which, where a tile may be laid, and the count. */
import {type Hand, holds, tilesWithAny} from './hand.js';
import {
	type Move, hostOfMove, joinOfMove, layMove, noHost, tileOfMove,
} from './move.js';
import {
	type Pip, type Tile, highPip, isDouble, lowPip, otherHalf, setSize,
} from './tile.js';

/** Which doubles are spinners, and whether all four sides of the lead double come before any other place. */
export type SpinnerRule = {
	readonly spinners: 'every-double' | 'first-double';
	readonly crossFirst: boolean;
};

/**
A layout, changed in place by `lay`.

A double has two long sides and two short sides. Its host covers a long side (the lead double has no host);
its long sides are used before its short sides; only a spinner has short sides. So the number of tiles
that touch a double says which of its sides are free:

		 0 or 1   a long side is free: the double counts both halves
		 2 or 3   on a spinner a short side is free: playable, counts nothing
		 4        nothing is free

`open[pip]` holds the hosts on which a tile with that pip can be laid, now or once the cross is full.
*/
export class Layout {
	readonly rule: SpinnerRule;
	/** The tiles in the order they were laid; the first `size` are valid. */
	readonly order = new Uint8Array(setSize);
	/** For each laid tile its host; `noHost` for the lead. */
	readonly hosts = new Uint8Array(setSize);
	/** For each laid double how many tiles touch it. */
	readonly touching = new Uint8Array(setSize);
	/** For each pip the hosts that have a free place of that pip. */
	readonly open = new Int32Array(7);
	/** The pips with a free place, bit p for pip p. */
	openPips = 0;
	/** How many tiles are laid. */
	size = 0;
	/** The move just made; meaningless on an empty table. */
	last: Move = noHost;
	/** The pips of the ends that count. */
	count = 0;
	/** The doubles on which all four sides may be used. */
	spinners: Hand = 0;
	/** The lead double whose four sides must be filled before any other place; `noHost` when there is none. */
	cross: Tile = noHost;

	constructor(rule: SpinnerRule) {
		this.rule = rule;
	}

	/** Empties the table. */
	clear(): void {
		this.open.fill(0);
		this.openPips = 0;
		this.size = 0;
		this.count = 0;
		this.spinners = 0;
		this.cross = noHost;
	}

	/** Makes this layout equal to `other`, which must be under the same rule. */
	copyFrom(other: Layout): this {
		this.order.set(other.order);
		this.hosts.set(other.hosts);
		this.touching.set(other.touching);
		this.open.set(other.open);
		this.openPips = other.openPips;
		this.size = other.size;
		this.last = other.last;
		this.count = other.count;
		this.spinners = other.spinners;
		this.cross = other.cross;
		return this;
	}

	copy(): Layout {
		return new Layout(this.rule).copyFrom(this);
	}

	/** Whether `host` lies on the table. */
	has(host: Tile): boolean {
		return this.order.subarray(0, this.size).includes(host);
	}

	/** The tiles of `hand` that fit somewhere. */
	playable(hand: Hand): Hand {
		return hand & tilesWithAny[this.cross === noHost ? this.openPips : 1 << highPip(this.cross)];
	}

	/**
	The hosts that offer `tile` a place now.

	One set for both of its halves: a host shares at most one pip with another tile, so no host is in it twice.
	*/
	hostsFor(tile: Tile): Hand {
		const hosts = this.open[highPip(tile)] | this.open[lowPip(tile)];
		return this.cross === noHost ? hosts : hosts & (1 << this.cross);
	}

	/** Whether a move that is not the lead finds its place free. */
	fits(move: Move): boolean {
		return holds(this.hostsFor(tileOfMove(move)), hostOfMove(move));
	}

	/** Lays the tile of a move that fits, or the lead on an empty table. */
	lay(move: Move): void {
		const tile = tileOfMove(move);
		const host = hostOfMove(move);
		this.last = move;
		this.order[this.size++] = tile;
		this.hosts[tile] = host;
		if (isDouble(tile) && (this.spinners === 0 || this.rule.spinners === 'every-double')) {
			this.spinners |= 1 << tile;
		}

		if (host === noHost) {
			this.lead(tile);
		} else {
			const pip = joinOfMove(move);
			this.cover(host, pip);
			this.extend(tile, otherHalf(tile, pip));
		}
	}

	/** The first tile: both halves count; a double will keep the first tile of its suit waiting on all four sides. */
	private lead(tile: Tile): void {
		this.touching[tile] = 0;
		this.count = highPip(tile) + lowPip(tile);
		this.offer(tile, highPip(tile));
		this.offer(tile, lowPip(tile));
		if (this.rule.crossFirst) {
			this.cross = tile;
		}
	}

	/** A tile now touches the half `pip` of `host`. */
	private cover(host: Tile, pip: Pip): void {
		if (!isDouble(host)) {
			this.count -= pip;
			this.close(host, pip);
			return;
		}

		const touching = ++this.touching[host];
		if (touching === 2) {
			this.count -= pip + pip;
			if (!holds(this.spinners, host)) {
				this.close(host, pip);
			}
		} else if (touching === 4) {
			this.close(host, pip);
			if (host === this.cross) {
				this.cross = noHost;
			}
		}
	}

	/** The new tip of an arm shows `outer`; a double counts both halves. */
	private extend(tile: Tile, outer: Pip): void {
		this.offer(tile, outer);
		if (isDouble(tile)) {
			this.touching[tile] = 1;
			this.count += outer + outer;
		} else {
			this.count += outer;
		}
	}

	private offer(host: Tile, pip: Pip): void {
		this.open[pip] |= 1 << host;
		this.openPips |= 1 << pip;
	}

	private close(host: Tile, pip: Pip): void {
		this.open[pip] &= ~(1 << host);
		if (this.open[pip] === 0) {
			this.openPips &= ~(1 << pip);
		}
	}
}

/** A layout from moves, the lead first, each of which must fit. */
export function layoutOf(moves: readonly Move[], rule: SpinnerRule): Layout {
	const layout = new Layout(rule);
	for (const move of moves) {
		layout.lay(move);
	}

	return layout;
}

/** The moves that made a layout, the lead first. */
export function movesOf(layout: Layout): Move[] {
	return [...layout.order.subarray(0, layout.size)].map(tile => layMove(tile, layout.hosts[tile]));
}
