/** What the draws and passes of a deal have shown of other hands: which tiles a seat did not hold, and when. */
import {
	type Hand, holds, suits, wholeSet,
} from '../rules/hand.js';
import {Layout} from '../rules/layout.js';
import {
	type Move, draw, laysTile, pass, tileOfMove,
} from '../rules/move.js';
import {type Pip, pips} from '../rules/tile.js';
import type {Seat, Variant} from '../rules/variant.js';
import type {PlayedMove} from './match.js';
import type {View} from './view.js';

/**
Tiles of which the same is known: those dealt to a seat, or one that it drew and did not lay at once.

Batches stand in the order in which they came: whatever is known of one is known of all older ones.
*/
export type Batch = {
	/** How many tiles it had at first. */
	readonly size: number;
	/** What none of them is, as long as it is held. */
	readonly excluded: Hand;
};

/** A tile laid that was held before: it came from one of the batches `first` … `end` − 1. */
export type Spent = {
	readonly first: number;
	readonly end: number;
};

/** A seat had to draw or to pass, or could not lay the other tile it had earned. */
export type Fact = {
	/** How many of its batches it held then; those that came later are not concerned. */
	readonly batches: number;
	/** The suits it held nothing of; none when it could not lead. */
	readonly suits: readonly Pip[];
};

/** All that is known of one seat's tiles. */
export type Evidence = {
	readonly batches: Batch[];
	readonly spent: Spent[];
	readonly facts: Fact[];
};

/** The evidence of each seat's tiles, from the moves that everyone has seen. */
export function evidenceOf({terms: {variant, seats}, played, turn, phase}: View): readonly Evidence[] {
	const witness = new Witness(variant, seats);
	for (const [place, {seat, move}] of played.entries()) {
		const next = played.at(place + 1);
		const nextSeat = next?.seat ?? (phase === 'playing' ? turn : undefined);
		if (laysTile(move)) {
			// Whoever draws holds nothing that fits: what he lays next is what he has drawn.
			const isDrawn = place > 0 && played[place - 1].seat === seat && played[place - 1].move === draw;
			witness.seeTile({seat, move}, {isDrawn, nextSeat});
		} else if (move === draw) {
			witness.seeDraw(seat, nextSeat === seat ? next?.move : pass);
		} else if (move === pass) {
			witness.seeStuck(seat);
		}
	}

	return witness.evidence;
}

/** Watches a deal from its beginning. */
class Witness {
	readonly evidence: readonly Evidence[];

	private readonly variant: Variant;
	private readonly layout: Layout;
	/** For each seat how many tiles it holds. */
	private readonly sizes: number[];

	constructor(variant: Variant, seats: number) {
		this.variant = variant;
		this.layout = new Layout(variant.spinnerRule);
		this.sizes = Array.from({length: seats}, () => variant.tilesEach);
		this.evidence = this.sizes.map(size => ({batches: [{size, excluded: 0}], spent: [], facts: []}));
	}

	/** Who may lay another tile and cannot just loses the turn. */
	seeTile({seat, move}: PlayedMove, {isDrawn, nextSeat}: {isDrawn: boolean; nextSeat: Seat | undefined}): void {
		if (!isDrawn) {
			this.spend(seat, move);
		}

		this.sizes[seat]--;
		this.layout.lay(move);
		if (this.sizes[seat] > 0 && nextSeat !== undefined && nextSeat !== seat && this.variant.earnsAnother(this.layout)) {
			this.seeStuck(seat);
		}
	}

	/** `next` is what the seat does with its turn then, `pass` also if it has lost it; undefined when nobody knows yet. */
	seeDraw(seat: Seat, next: Move | undefined): void {
		this.seeStuck(seat);
		this.sizes[seat]++;
		if (next === undefined || !laysTile(next)) {
			// As long as the turn has not gone on, the tile may be one that fits.
			this.evidence[seat].batches.push({size: 1, excluded: next === undefined ? 0 : this.fitting});
		}
	}

	/** The seat holds nothing that could be laid now. */
	seeStuck(seat: Seat): void {
		const {batches, facts} = this.evidence[seat];
		const {fitting} = this;
		for (const [place, batch] of batches.entries()) {
			batches[place] = {...batch, excluded: batch.excluded | fitting};
		}

		facts.push({batches: batches.length, suits: this.layout.size === 0 ? [] : pips.filter(pip => (suits[pip] & ~fitting) === 0)});
	}

	/** A tile that was held is laid. */
	private spend(seat: Seat, move: Move): void {
		const {batches, spent} = this.evidence[seat];
		spent.push({first: batches.findIndex(({excluded}) => !holds(excluded, tileOfMove(move))), end: batches.length});
	}

	/** All tiles that could be laid now. */
	private get fitting(): Hand {
		return this.layout.size === 0 ? this.variant.leads : this.layout.playable(wholeSet);
	}
}
