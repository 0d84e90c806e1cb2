/** Worked examples of the rules. Only what lies on the table is given; every number in them is the kernel's. */
import type {DealOverEvent} from '../../match/events.js';
import {step} from '../../match/reducer.js';
import {type End, countedEnds, openPlaces} from '../../rules/ends.js';
import {type Hand, handOf, handPips} from '../../rules/hand.js';
import {type Layout, layoutOf} from '../../rules/layout.js';
import {
	type Ending, type House, type Terms, type Variant, agree,
} from '../../rules/variant.js';
import {moveIn, movesIn, tilesIn} from '../notation.js';
import {type Position, matchIn} from '../position.js';

/** What the kernel says of a layout and of the tile just laid. */
export type Outcome = {
	readonly layout: Layout;
	/** The ends that count. */
	readonly ends: readonly End[];
	readonly count: number;
	readonly points: number;
	/** Whether the tile earns another, if the player has one to lay. */
	readonly another: boolean;
	/** How many places are open. */
	readonly places: number;
};

/** What the reader is to look at: the sum of the ends, the open places, or which ends are alike. */
export type Shown = 'count' | 'places' | 'likeness';

/** Layouts one below the other: one that grows, or several. */
export type LayoutExample = {
	readonly kind: 'layouts';
	/** Names its caption in the words of the variant's rules. */
	readonly id: string;
	readonly shows: Shown;
	readonly outcomes: readonly Outcome[];
	/** The layout to be drawn, if any. */
	readonly drawn: Layout | undefined;
};

/** Ends of deals, one below the other, and what they pay. */
export type EndExample = {
	readonly kind: 'ends';
	readonly id: string;
	readonly cases: readonly EndCase[];
};

export type EndCase = {
	readonly terms: Terms;
	/** The last tile, where that is shown too, and what of it. */
	readonly last: {readonly outcome: Outcome; readonly shows: Shown} | undefined;
	readonly over: DealOverEvent;
};

export type Example = LayoutExample | EndExample;

/** A layout tile by tile, drawn as it is in the end. The first `skipped` tiles have no line of their own. */
export function growth(variant: Variant, id: string, {moves, shows = 'count', skipped = 0}: {moves: string; shows?: Shown; skipped?: number}): LayoutExample {
	const all = movesIn(moves);
	const grown = all.map((_, index) => layoutOf(all.slice(0, index + 1), variant.spinnerRule));
	return {
		kind: 'layouts', id, shows, outcomes: grown.slice(skipped).map(layout => outcomeOf(variant, layout)), drawn: grown.at(-1),
	};
}

/** Several layouts, each with its last tile; `drawn` shows the last of them. */
export function layouts(variant: Variant, id: string, {each, shows = 'count', drawn = false, house}: {each: readonly string[]; shows?: Shown; drawn?: boolean; house?: House}): LayoutExample {
	const all = each.map(moves => layoutOf(movesIn(moves), variant.spinnerRule));
	return {
		kind: 'layouts', id, shows, outcomes: all.map(layout => outcomeOf(variant, layout, house)), drawn: drawn ? all.at(-1) : undefined,
	};
}

/** Deals that ended with these tiles left; without an ending, in a block. */
export function ended(variant: Variant, id: string, ends: ReadonlyArray<{hands: readonly string[]; ending?: Ending; house?: House}>): EndExample {
	return {
		kind: 'ends',
		id,
		cases: ends.map(({hands, ending = {kind: 'blocked'}, house}) => {
			const terms = agree(variant, {seats: hands.length, house});
			return {terms, last: undefined, over: paidFor(terms, ending, hands.map(text => handOf(tilesIn(text))))};
		}),
	};
}

/** A deal that ends with this move. */
export function endedBy(variant: Variant, id: string, {position, move, shows = 'count'}: {position: Position; move: string; shows?: Shown}): EndExample {
	const before = matchIn(variant, position, position.hands.map(() => ({name: '', kind: 'bot'})));
	const {match, events} = step(before, {type: 'move', seat: before.table!.deal.turn, move: moveIn(move)});
	const over = events.find(event => event.type === 'deal-over');
	if (over === undefined) {
		throw new Error(`The deal goes on after ${move}.`);
	}

	const last = {outcome: outcomeOf(variant, match.table!.deal.layout), shows};
	return {kind: 'ends', id, cases: [{terms: match.terms, last, over}]};
}

function paidFor(terms: Terms, ending: Ending, hands: readonly Hand[]): DealOverEvent {
	const pips = hands.map(hand => handPips(hand));
	const payments = terms.variant.bonus({
		terms, ending, hands, pips,
	});
	const points = terms.seatSets.map((_, team) => payments.reduce((sum, payment) => sum + (payment.team === team ? payment.points : 0), 0));
	return {
		type: 'deal-over', ending, hands, pips, payments, points, scores: points,
	};
}

function outcomeOf(variant: Variant, layout: Layout, house: House = agree(variant, {seats: variant.seats[0]}).house): Outcome {
	return {
		layout,
		ends: countedEnds(layout),
		count: layout.count,
		points: variant.points(layout, house),
		another: variant.earnsAnother(layout),
		places: openPlaces(layout),
	};
}
