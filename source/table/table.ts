/** The one authority over a live match: whoever plays or watches submits actions and gets views and events. */
import type {Choice} from '../bots/bot.js';
import type {Action, ActionRefusal} from '../match/action.js';
import type {Event} from '../match/events.js';
import type {View} from '../match/view.js';
import type {Seat} from '../rules/variant.js';

export type Table = {
	/** The match as a seat sees it, or a watcher (undefined). Undefined before the first deal. The same object until something happens. */
	readonly view: (seat: Seat | undefined) => View | undefined;
	/** Does what a person wants done, unless it is not allowed: then nothing changes and the word says why. */
	readonly submit: (action: Action) => ActionRefusal | undefined;
	/**
	Asks for a hint in the turn of a seat: it is recorded like any action, and thought up without keeping anybody's keys waiting.
	Undefined when it is not allowed, or when something has happened before it was found.
	*/
	readonly advise: (seat: Seat) => Promise<Choice | undefined>;
	/** Makes the next deal, when one is due; the table never goes on from a deal's end by itself. */
	readonly proceed: () => void;
	/** Lets the bots play on at once, without pauses, until a person is in turn or the deal is over. */
	readonly hurry: () => void;
	/** Tells of everything that happens, as the seat (or a watcher) may see it, after the view has changed. Returns how to stop. */
	readonly subscribe: (seat: Seat | undefined, listener: (events: readonly Event[]) => void) => () => void;
	/** Stops the bots' clock. The match is kept as it stands. */
	readonly close: () => void;
};
