/** The questions a rulebook answers. The answers are in `variants/`; the engine never asks for a variant's name. */
import {type Hand, wholeSet} from './hand.js';
import type {Layout, SpinnerRule} from './layout.js';
import {setSize} from './tile.js';

/** A place at the table, 0, 1 … in turn order; written and shown from 1. */
export type Seat = number;

/** Who scores together, 0, 1 …: a seat for itself, or in pairs the seats 0+2 and 1+3. Written and shown from 1. */
export type Team = number;

/** A point the players may settle otherwise. The first value is the default. */
export type HouseRule = {
	readonly name: string;
	readonly values: readonly [string, ...string[]];
	/** With how many players it makes a difference; undefined for any number. */
	readonly seats?: readonly number[];
};

/** The settled house rules, by name. */
export type House = Readonly<Record<string, string>>;

/** What the players agree on before the first deal. */
export type Terms = {
	readonly variant: Variant;
	readonly seats: number;
	/** For each seat its team. */
	readonly teams: readonly Team[];
	readonly teamCount: number;
	/** For each team its seats, bit s for seat s. */
	readonly seatSets: readonly number[];
	/** The score that decides a game. */
	readonly target: number;
	/** A match is the best of so many games; odd. */
	readonly games: number;
	readonly house: House;
};

/**
How a deal ended: `out` by the seat that went out first, `blocked` when nobody could play or draw, `last` with
one seat still holding tiles (that seat), `target` by the seat that reached the target in mid-deal.
*/
export type Ending =
	| {readonly kind: 'blocked'}
	| {readonly kind: 'out' | 'last' | 'target'; readonly seat: Seat};

/** The table at the end of a deal: all that its bonus depends on. */
export type EndedDeal = {
	readonly terms: Terms;
	readonly ending: Ending;
	/** For each seat the pips left in its hand; 0 for a seat that went out. */
	readonly pips: ArrayLike<number>;
	/** For each seat its hand. */
	readonly hands: ArrayLike<Hand>;
};

/** One payment at a deal's end: `points` to `team`, from the pips of the seats in `plus` less those in `minus` (bit s for seat s). */
export type Payment = {
	readonly team: Team;
	readonly points: number;
	readonly plus: number;
	readonly minus: number;
};

/** Who leads a deal and why: by lot, since he went `out` before, or as the seat to the `left` of the last designated leader. */
export type Leader =
	| {readonly why: 'lot'}
	| {readonly why: 'out' | 'left'; readonly seat: Seat};

/** A finished deal, as far as the next leader depends on it. */
export type PreviousDeal = {
	readonly terms: Terms;
	readonly leader: Seat;
	readonly ending: Ending;
};

/** A rulebook. */
export type Variant = {
	readonly id: string;

	/** The numbers of players it may be played with. */
	readonly seats: readonly number[];
	/** Whether this many players play in pairs, 1+3 against 2+4. */
	readonly pairs: (seats: number) => boolean;

	readonly tilesEach: number;
	/** How many tiles at the end of the boneyard are never drawn. */
	readonly closedTiles: number;

	/** The tiles that may be led. Who holds none passes the lead on; when all have, each draws in turn until one comes. */
	readonly leads: Hand;
	/** Who leads the next deal of a game; the first is always led by lot. */
	readonly nextLeader: (previous: PreviousDeal) => Leader;

	readonly spinnerRule: SpinnerRule;

	/** The points of the tile just laid, the lead included. */
	readonly points: (layout: Layout, house: House) => number;
	/** Points to a seat's team as soon as it goes out. */
	readonly pointsForOut: number;
	/** Whether the tile just laid earns the right to lay another. */
	readonly earnsAnother: (layout: Layout) => boolean;

	/** Whether a deal ends with the first seat that goes out or when only one seat still holds tiles. */
	readonly endsWith: (house: House) => 'first-out' | 'last-holder';
	/** What the end of a deal pays; not asked when the target ended it. */
	readonly bonus: (deal: EndedDeal) => readonly Payment[];

	/** The usual target. */
	readonly target: number;
	/** Whether reaching the target ends the deal, and so the game, at once. */
	readonly stopsAtTarget: boolean;

	readonly houseRules: readonly HouseRule[];
};

/** What of the terms is not as the rulebook has it. */
export type Wishes = {
	readonly seats: number;
	readonly target?: number;
	readonly games?: number;
	readonly house?: House;
};

/** Whether any tiles are left to draw from when so many players have been dealt theirs. */
export function hasBoneyard({tilesEach}: Pick<Variant, 'tilesEach'>, seats: number): boolean {
	return tilesEach * seats < setSize;
}

/** When tiles are drawn: never; until one fits, by whoever cannot play; or by everyone in turn for the lead as well, if nobody can lead. */
export type Drawing = 'never' | 'when-stuck' | 'for-lead-too';

/** When so many players draw. */
export function drawingIn(variant: Pick<Variant, 'tilesEach' | 'leads'>, seats: number): Drawing {
	if (!hasBoneyard(variant, seats)) {
		return 'never';
	}

	return variant.leads === wholeSet ? 'when-stuck' : 'for-lead-too';
}

/** The house rules that make a difference with so many players. */
export function houseRulesFor({houseRules}: Variant, seats: number): HouseRule[] {
	return houseRules.filter(rule => rule.seats?.includes(seats) ?? true);
}

/** The terms of a match; number of players and house rules must be ones the variant knows. */
export function agree(variant: Variant, {seats, target = variant.target, games = 1, house = {}}: Wishes): Terms {
	const inPairs = variant.pairs(seats);
	const teams = Array.from({length: seats}, (_, seat) => inPairs ? seat % 2 : seat);
	const teamCount = inPairs ? 2 : seats;
	return {
		variant,
		seats,
		teams,
		teamCount,
		seatSets: teams.slice(0, teamCount).map(team => seatSet(teams, team)),
		target,
		games,
		house: {...Object.fromEntries(variant.houseRules.map(rule => [rule.name, rule.values[0]])), ...house},
	};
}

function seatSet(teams: readonly Team[], team: Team): number {
	let set = 0;
	for (const [seat, itsTeam] of teams.entries()) {
		set |= itsTeam === team ? 1 << seat : 0;
	}

	return set;
}

/** The seats of a team. */
export function seatsOf(terms: Terms, team: Team): Seat[] {
	return [...terms.teams.keys()].filter(seat => terms.teams[seat] === team);
}
