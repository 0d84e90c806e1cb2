/** A header in the reading. */
import type {Secret} from '../chance.js';
import type {Player} from '../match/match.js';
import type {Seat, Variant} from '../rules/variant.js';
import {variants} from '../variants/index.js';

/** What has been read of a header so far; the functions that read a line add to it. */
export type HeaderDraft = {
	variant: Variant | undefined;
	readonly options: Map<string, string>;
	readonly players: Player[];
	/** The `team` lines as they stand. */
	readonly teams: Set<string>;
	readonly words: Map<Seat, string>;
	date: string | undefined;
	secret: Secret | undefined;
	commit: string | undefined;
};

export function emptyDraft(): HeaderDraft {
	return {
		variant: undefined, options: new Map(), players: [], teams: new Set(), words: new Map(), date: undefined, secret: undefined, commit: undefined,
	};
}

/** The numbers of seats that are possible, as far as the variant is known. */
export function possibleSeats({variant}: HeaderDraft): readonly number[] {
	return variant?.seats ?? [...new Set(variants.flatMap(one => one.seats))].toSorted((one, other) => one - other);
}
