/** What the accessible mode tells of, in parts: tiles, places and letters as written. */
import type {Who} from './who.js';

/** A tile of the hand and where it fits; `number` picks it, places are hosts. */
export type HeldTile = {
	readonly number: number | undefined;
	readonly tile: string;
	readonly places: readonly string[];
};

/** What a tile would bring: `count` is undefined where the sum earns nothing, `points` where tiles earn none by themselves. */
export type Result = {
	readonly count: number | undefined;
	readonly points: number | undefined;
	readonly another: boolean;
	readonly out: boolean;
};

/** A place for a tile: the host, the letter of the end, and what it would bring. Two digits are a tile, so there is no number above 9. */
export type NumberedPlace = {
	readonly number: number | undefined;
	readonly host: string | undefined;
	readonly letter: string | undefined;
	readonly result: string;
};

/** An end as it is told: `counts` is what it adds to the sum; undefined where it counts nothing. */
export type ToldEnd = {
	/** Undefined while the end may not be used. */
	readonly letter: string | undefined;
	readonly pip: number;
	readonly host: string;
	readonly double: boolean;
	readonly counts: number | undefined;
};

/** An arm: its tiles as they lie, from an end or a spinner to the end at its tip. */
export type ToldArm = {
	readonly host: string | undefined;
	readonly tiles: readonly string[];
	/** Letters of ends; undefined where there is none, or it may not be used yet. */
	readonly start: string | undefined;
	readonly tip: string | undefined;
};

/** A side and its number: a score, games won, tiles held. */
export type Entry = {
	readonly who: Who;
	readonly number: number;
};

/** A match in a few words. */
export type MatchInBrief = {
	readonly variant: string;
	readonly seats: number;
	readonly target: number;
	readonly games: number;
	/** The level of the bots, if there are any. */
	readonly level: string | undefined;
};
