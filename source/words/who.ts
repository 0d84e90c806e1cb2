/** Who is spoken of, and to whom: "you" and others are worded apart. */
import type {Seat, Team, Terms} from '../rules/variant.js';

/** Those whose doing a sentence tells: the reader himself ("you"), others by their names, or both. */
export type Who = {
	/** The names of all but the reader. */
	readonly names: readonly string[];
	/** Whether the reader is one of them. */
	readonly own: boolean;
};

/** Whom the sentences are for. */
export type Reader = {
	/** The reader's seat; undefined for a watcher, and where several people read at one keyboard: then everyone has his name. */
	readonly seat: Seat | undefined;
	/** For each seat its player. */
	readonly players: ReadonlyArray<{readonly name: string}>;
	readonly terms: Terms;
};

/** These seats, as the reader is told of them. */
export function whoAre({seat: own, players}: Reader, seats: readonly Seat[]): Who {
	return {
		names: seats.filter(seat => seat !== own).map(seat => players[seat].name),
		own: own !== undefined && seats.includes(own),
	};
}

/** A team, as the reader is told of it: one seat, or the two of a pair. */
export function whoIsTeam(reader: Reader, team: Team): Who {
	const {teams} = reader.terms;
	return whoAre(reader, [...teams.keys()].filter(seat => teams[seat] === team));
}

/** Whether more than one person is meant. */
export function several({own, names}: Who): boolean {
	return names.length + (own ? 1 : 0) > 1;
}
