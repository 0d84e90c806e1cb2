/** Who is told of what happens at a table. */
import {type Event, seenBy} from '../match/events.js';
import type {Seat} from '../rules/variant.js';

export type Listener = (events: readonly Event[]) => void;

export type Audience = {
	/** `seat` is the listener's own, or undefined for a watcher. Returns how to stop. */
	readonly subscribe: (seat: Seat | undefined, listener: Listener) => () => void;
	/** Tells everyone what he may see. What happens because a listener acts at once is told after this, in its order. */
	readonly tell: (events: readonly Event[]) => void;
};

export function gatherAudience(): Audience {
	const members = new Set<{readonly seat: Seat | undefined; readonly listener: Listener}>();
	const untold: Array<readonly Event[]> = [];
	let isTelling = false;

	const tellAll = (events: readonly Event[]) => {
		for (const member of members) {
			// A listener called before may have sent this one away.
			if (members.has(member)) {
				member.listener(events.map(event => seenBy(event, member.seat)));
			}
		}
	};

	return {
		subscribe(seat, listener) {
			const member = {seat, listener};
			members.add(member);
			return () => {
				members.delete(member);
			};
		},
		tell(events) {
			untold.push(events);
			if (isTelling) {
				return;
			}

			isTelling = true;
			try {
				for (let next = untold.shift(); next !== undefined; next = untold.shift()) {
					tellAll(next);
				}
			} finally {
				isTelling = false;
			}
		},
	};
}
