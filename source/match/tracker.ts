/** Which tiles are where, as far as a view tells: what lies on the table, what has not been seen, and who cannot hold it. */
import {
	type Hand, emptyHand, handOf, handSize, holds, suits, tilesOf, wholeSet,
} from '../rules/hand.js';
import {type Pip, type Tile, pips} from '../rules/tile.js';
import type {Seat} from '../rules/variant.js';
import {type Evidence, evidenceOf} from './evidence.js';
import {mostHeld} from './held.js';
import type {View} from './view.js';

export type Tracker = {
	/** What lies on the table, what the viewer holds, and what is in other hands or in the boneyard. */
	readonly table: Hand;
	readonly own: Hand;
	readonly unseen: Hand;
	/** For each pip, the blank first. */
	readonly suits: readonly SuitSeen[];
	/** The other seats that hold tiles, in turn order after the viewer. */
	readonly others: readonly OtherHand[];
};

/** A suit: how many of its seven tiles lie on the table or in the own hand, and the others. */
export type SuitSeen = {
	readonly pip: Pip;
	readonly seen: number;
	readonly unseen: Hand;
};

/** A hand that is hidden, and what its seat's draws and passes have told of it. */
export type OtherHand = {
	readonly seat: Seat;
	readonly size: number;
	/** The unseen tiles it cannot hold. */
	readonly excluded: Hand;
	/** The suits it holds nothing of, although some of their tiles have not been seen. */
	readonly lacks: readonly Pip[];
	/** Whether it holds no tile that may be led, although some have not been seen. */
	readonly lacksLeads: boolean;
	/** What is known of its older tiles only, the newest knowledge first. */
	readonly earlier: readonly EarlierLack[];
};

/** Suits of which a seat held nothing before it drew. */
export type EarlierLack = {
	readonly suits: readonly Pip[];
	/** How many tiles of which this says nothing it may have drawn since and still hold. */
	readonly drawnSince: number;
};

/** All that a view tells of where the tiles are. */
export function trackerOf(view: View): Tracker {
	const table = handOf([...view.layout.order.subarray(0, view.layout.size)]);
	const unseen = wholeSet & ~table & ~view.hand;
	const evidence = evidenceOf(view);
	const after = (view.seat ?? -1) + 1;
	const others = [...view.handSizes.keys()].map(place => (place + after) % view.handSizes.length)
		.filter(seat => seat !== view.seat && view.handSizes[seat] > 0);
	return {
		table,
		own: view.hand,
		unseen,
		suits: pips.map(pip => ({pip, seen: 7 - handSize(suits[pip] & unseen), unseen: suits[pip] & unseen})),
		others: others.map(seat => otherHand(evidence[seat], {
			seat, size: view.handSizes[seat], unseen, leads: unseen & view.terms.variant.leads,
		})),
	};
}

/** The seats that may hold a tile, as far as draws and passes tell. It may lie in the boneyard as well. */
export function possibleHolders({unseen, others}: Tracker, tile: Tile): Seat[] {
	return holds(unseen, tile) ? others.filter(({excluded}) => !holds(excluded, tile)).map(({seat}) => seat) : [];
}

function otherHand(evidence: Evidence, {seat, size, unseen, leads}: {seat: Seat; size: number; unseen: Hand; leads: Hand}): OtherHand {
	const excluded = excludedNow(evidence, unseen);
	const open = pips.filter(pip => (suits[pip] & unseen) !== 0);
	const lacks = open.filter(pip => (suits[pip] & unseen & ~excluded) === 0);
	return {
		seat,
		size,
		excluded,
		lacks,
		lacksLeads: leads !== 0 && (leads & ~excluded) === 0,
		earlier: earlierLacks(evidence, open.filter(pip => !lacks.includes(pip))),
	};
}

/** The unseen tiles that none of the tiles still held can be. */
function excludedNow(evidence: Evidence, unseen: Hand): Hand {
	const {batches} = evidence;
	let excluded = emptyHand;
	for (const tile of tilesOf(unseen)) {
		// Of newer batches less is known: those that the tile may be in are the last ones.
		const first = batches.findIndex(batch => !holds(batch.excluded, tile));
		excluded |= first === -1 || mostHeld(evidence, first, batches.length) === 0 ? 1 << tile : 0;
	}

	return excluded;
}

/** Of each suit the newest knowledge, as long as tiles may be left that it is about. */
function earlierLacks(evidence: Evidence, open: readonly Pip[]): EarlierLack[] {
	const lacks: EarlierLack[] = [];
	const {batches, facts} = evidence;
	let rest = open;
	for (const fact of facts.toReversed()) {
		const told = rest.filter(pip => fact.suits.includes(pip));
		if (told.length > 0 && mostHeld(evidence, 0, fact.batches) > 0) {
			addLack(lacks, told, mostHeld(evidence, fact.batches, batches.length));
			rest = rest.filter(pip => !told.includes(pip));
		}
	}

	return lacks;
}

function addLack(lacks: EarlierLack[], told: readonly Pip[], drawnSince: number): void {
	const last = lacks.at(-1);
	if (last?.drawnSince === drawnSince) {
		lacks[lacks.length - 1] = {suits: [...last.suits, ...told].toSorted((one, other) => one - other), drawnSince};
	} else {
		lacks.push({suits: told, drawnSince});
	}
}
