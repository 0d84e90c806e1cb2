/** Who sits at the keyboard. */
import type {View} from '../match/view.js';
import type {Seat} from '../rules/variant.js';

/** One of several people, or nobody, has it. */
export type Keyboard = {
	/** Whose hand may be told; undefined before anybody has taken the keyboard, and where only bots play. */
	readonly seat: () => Seat | undefined;
	/** The person who must take it before the match goes on. */
	readonly next: (view: View) => Seat | undefined;
	readonly giveTo: (seat: Seat | undefined) => void;
};

/** One person has the keyboard at once and for good, several take it in turns. */
export function createKeyboard(people: readonly Seat[]): Keyboard {
	let seat = people.length === 1 ? people[0] : undefined;
	return {
		seat: () => seat,
		next: ({phase, turn}) => phase === 'playing' && turn !== seat && people.length > 1 && people.includes(turn) ? turn : undefined,
		giveTo(next) {
			if (people.length > 1) {
				seat = next;
			}
		},
	};
}
