/** Who sits where, so that luck with the tiles evens out: the same deals are played in every seating. */
import type {Terms} from '../../rules/variant.js';

/** How many names `--bots` may have: one for all, in pairs one for each team, or one for each seat. */
export function namesPossible({seats, teamCount}: Terms): number[] {
	return [...new Set([1, teamCount, seats])];
}

/** The contenders, one for each name; a single name stands for all of them. In pairs two names are teams, four are seats. */
export function contendersOf<Name>(names: readonly Name[], {teamCount}: Terms): readonly Name[] {
	return names.length === 1 ? Array.from({length: teamCount}, () => names[0]) : names;
}

/** In how many seatings a set of deals is played: everyone moves on by a seat until he would be back; pairs change places once. */
export function seatingsOf({teamCount}: Terms): number {
	return teamCount;
}

/** The contender at a seat. Contenders, seats and seatings count from 0; in each seating all move on by one seat. */
export function contenderAt(seat: number, seating: number, contenders: number): number {
	return (seat + contenders - seating) % contenders;
}
