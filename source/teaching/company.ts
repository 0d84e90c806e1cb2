/** Who sits at the table of a lesson or a drill. */
import type {Player} from '../match/match.js';
import type {Seat} from '../rules/variant.js';

const others = ['Łucja', 'Olek', 'Zosia'];

/** The learner in his seat, and bots in all others. */
export function companyOf({name, seat, seats}: {name: string; seat: Seat; seats: number}): Player[] {
	const players: Player[] = others.slice(0, seats - 1).map(other => ({name: other, kind: 'bot'}));
	return players.toSpliced(seat, 0, {name, kind: 'human'});
}
