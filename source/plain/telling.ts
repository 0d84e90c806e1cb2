/** What happens at the table, told as it happens. */
import type {Event} from '../match/events.js';
import {eventLine, eventLines} from '../words/event-lines.js';
import {dealEndLines} from './deal-end.js';
import {endsLines} from './ends.js';
import type {Sight} from './sight.js';
import type {Voice} from './voice.js';

/** Tells of a table. */
export type Telling = {
	/** Tells of events, as `sight` is after them. */
	readonly happened: (events: readonly Event[], sight: Sight) => void;
	/** Tells what was held back, unless it may still go on. */
	readonly catchUp: (sight: Sight) => void;
};

type Draw = Event & {readonly type: 'drew'};

/** Tells events one by one; the draws of another in a row are held back until it is known how many they are. */
export function createTelling(tell: Voice): Telling {
	let draws: Draw[] = [];

	const tellDraws = ({words, reader}: Sight) => {
		if (draws.length > 0) {
			tell(eventLines(words, draws, reader));
			draws = [];
		}
	};

	return {
		happened(events, sight) {
			for (const [place, event] of events.entries()) {
				if (event.type === 'drew' && event.tile === undefined) {
					draws.push(event);
					continue;
				}

				tellDraws(sight);
				const lines = linesOf(event, sight, events.at(place - 1));
				if (lines.length > 0) {
					tell(lines);
				}
			}
		},
		catchUp(sight) {
			if (sight.view.phase !== 'playing' || draws.at(-1)?.seat !== sight.view.turn) {
				tellDraws(sight);
			}
		},
	};
}

function linesOf(event: Event, sight: Sight, before: Event | undefined): string[] {
	const {words, reader, view: {seat, terms}} = sight;
	switch (event.type) {
		case 'game-began': {
			return terms.games > 1 ? [words.plain.begin.game(event.game)] : [];
		}

		case 'deal-over': {
			return dealEndLines(sight, event, {isOutTold: before?.type === 'laid' && event.ending.kind === 'out'});
		}

		case 'game-over': {
			// Of a match of one game it is said once who has won.
			return terms.games > 1 ? [eventLine(words, event, reader)] : [];
		}

		case 'hinted': {
			// Whoever asked hears the hint instead.
			return event.seat === seat ? [] : [eventLine(words, event, reader)];
		}

		case 'took-back': {
			return [eventLine(words, event, reader), ...endsLines(sight)];
		}

		default: {
			return [eventLine(words, event, reader)];
		}
	}
}
