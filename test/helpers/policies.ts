/** Layouts as they come about in play, in quiet deals and in ones that put a drawing to the test. */
import {allowedMoves} from '../../source/rules/allowed.js';
import {Deal} from '../../source/rules/deal.js';
import {type Layout, movesOf} from '../../source/rules/layout.js';
import {
	type Move, hostOfMove, laysTile, noHost, tileOfMove,
} from '../../source/rules/move.js';
import {isDouble, pipSum} from '../../source/rules/tile.js';
import {type Variant, agree} from '../../source/rules/variant.js';
import {shuffle} from '../../source/match/shuffle.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {type Pick, picksFrom} from './random.js';

/** What a player likes best: anything; fives, then doubles, then heavy tiles; doubles and short sides; the newest arm. */
export type Policy = 'uniform' | 'score' | 'branchy' | 'long';

export type Play = {
	readonly variant: Variant;
	readonly seats: number;
	readonly policy: Policy;
};

/** Every variant and number of players, and the policies that crowd a board most. */
export const plays: readonly Play[] = [
	{variant: fiveUp, seats: 2, policy: 'uniform'},
	{variant: fiveUp, seats: 3, policy: 'uniform'},
	{variant: fiveUp, seats: 4, policy: 'uniform'},
	{variant: fiveUp, seats: 4, policy: 'score'},
	{variant: fiveUp, seats: 4, policy: 'branchy'},
	{variant: fiveUp, seats: 2, policy: 'branchy'},
	{variant: fiveUp, seats: 2, policy: 'long'},
	{variant: sevenToedPete, seats: 4, policy: 'uniform'},
	{variant: doubleBergen, seats: 2, policy: 'uniform'},
	{variant: doubleBergen, seats: 3, policy: 'uniform'},
	{variant: doubleBergen, seats: 4, policy: 'uniform'},
];

export function nameOf({variant, seats, policy}: Play): string {
	return `${variant.id}, ${seats} players, ${policy}`;
}

/** The layout at the end of a deal; the same for the same seed. */
export function playedLayout({variant, seats, policy}: Play, seed: number): Layout {
	const pick = picksFrom(seed);
	const order = shuffle(pick);
	const terms = agree(variant, {seats, target: 1000});
	const deal = new Deal(terms).start({order, leader: pick(seats), scores: terms.teams.map(() => 0)});
	for (let moves = allowedMoves(deal); moves.length > 0; moves = allowedMoves(deal)) {
		deal.play(choice(deal.layout, moves, {policy, pick}));
	}

	return deal.layout;
}

/** A layout after each of its moves. */
export function growthOf(layout: Layout): Layout[] {
	const grown = layout.copy();
	grown.clear();
	return movesOf(layout).map(move => {
		grown.lay(move);
		return grown.copy();
	});
}

/** Nobody declines an extra play here, so that the boards get as full as they can. */
function choice(layout: Layout, moves: readonly Move[], {policy, pick}: {policy: Policy; pick: Pick}): Move {
	const lays = moves.filter(move => laysTile(move));
	if (lays.length === 0) {
		return moves[0];
	}

	const first = pick(lays.length);
	const mixed = [...lays.slice(first), ...lays.slice(0, first)];
	const best = Math.max(...mixed.map(move => likes[policy](layout, move)));
	return mixed.find(move => likes[policy](layout, move) === best)!;
}

const likes: Readonly<Record<Policy, (layout: Layout, move: Move) => number>> = {
	uniform: () => 0,
	score(layout, move) {
		const after = layout.copy();
		after.lay(move);
		const fives = after.count % 5 === 0 ? after.count : 0;
		return (fives * 100) + (isDouble(tileOfMove(move)) ? 50 : 0) + pipSum(tileOfMove(move));
	},
	branchy(layout, move) {
		const host = hostOfMove(move);
		const isAtShortSide = host !== noHost && isDouble(host) && layout.touching[host] >= 2;
		return (isDouble(tileOfMove(move)) ? 2 : 0) + (isAtShortSide ? 1 : 0);
	},
	long: (layout, move) => hostOfMove(move) === noHost ? 0 : layout.order.indexOf(hostOfMove(move)),
};
