/** What was done last, told anew from what everyone has seen. */
import {retoldMoves} from '../match/retold.js';
import type {View} from '../match/view.js';
import type {Seat} from '../rules/variant.js';
import {eventLines} from '../words/event-lines.js';
import type {Sight} from './sight.js';

/** The moves from the last turn of `seat` on; for a watcher the last round. */
export function lastMovesLines({words, reader, view}: Sight, seat: Seat | undefined): string[] {
	const lines = eventLines(words, retoldMoves(view).slice(turnBefore(view, seat)), reader);
	return lines.length === 0 ? [words.screens.panels.noMessages] : lines;
}

/** Where the last turn of a seat begins. */
function turnBefore({played, terms}: View, seat: Seat | undefined): number {
	if (seat === undefined) {
		return Math.max(0, played.length - terms.seats);
	}

	const last = played.findLastIndex(one => one.seat === seat);
	const before = played.slice(0, last + 1).findLastIndex(one => one.seat !== seat);
	return last === -1 ? 0 : before + 1;
}
