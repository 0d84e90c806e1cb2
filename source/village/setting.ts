/** What a village needs from outside, and its limits. */
import type {Bot, Choice} from '../bots/bot.js';
import type {PackedView} from '../match/packed-view.js';
import type {Move} from '../rules/move.js';
import type {Question} from '../table/turns.js';
import type {VillageChance} from './chance.js';
import type {Keeping} from './keeping.js';
import type {Rate} from './rate.js';

export type Limits = {
	/** Tables at a time. */
	readonly tables: number;
	/** Names in a list of people, and records in a list of matches. */
	readonly names: number;
	readonly records: number;
	/** Characters of a saying, and how often somebody may say something. */
	readonly saying: number;
	readonly sayings: Rate;
	/** How often somebody may ask for anything. */
	readonly requests: Rate;
	/** How often somebody may try a word he was not told. */
	readonly guesses: Rate;
	/** Seconds a seat is kept for somebody whose connection is lost. */
	readonly grace: number;
	/** Seconds until the next deal, if not everybody asks for it. */
	readonly dealEnd: number;
	/** Minutes a match without people stays in the lobby. */
	readonly empty: number;
	/** Days an unfinished match without people is kept for them, and for guests without keys. */
	readonly kept: number;
	readonly keptForGuests: number;
	/** Matches that go on in which one person may have a seat. */
	readonly seats: number;
};

/** The limits where nothing else is said. */
export const usualLimits: Limits = {
	tables: 200,
	names: 48,
	records: 50,
	saying: 200,
	sayings: {burst: 5, every: 2000},
	requests: {burst: 60, every: 50},
	guesses: {burst: 5, every: 10_000},
	grace: 120,
	dealEnd: 30,
	empty: 10,
	kept: 30,
	keptForGuests: 1,
	seats: 5,
};

/** One line of the log: plain data without hands, secrets or keys. */
export type VillageEvent = {readonly event: string} & Readonly<Record<string, string | number | boolean | undefined>>;

export type VillageSetting = {
	readonly keeping: Keeping;
	/** The clock: runs an action after some milliseconds; the answer calls it off. */
	readonly later: (milliseconds: number, action: () => void) => () => void;
	readonly now: () => Date;
	readonly bots: (level: string) => Bot | undefined;
	/** Before each action of a bot. */
	readonly pauseMilliseconds: number;
	/** Lets bots that need long choose in other threads; without it they choose in this one. */
	readonly ponder?: (question: Question) => Promise<Move>;
	/** The same for hints. */
	readonly advise?: (view: PackedView) => Promise<Choice>;
	readonly log: (event: VillageEvent) => void;
	readonly limits?: Partial<Limits>;
	/** The system's, unless told otherwise. */
	readonly chance?: VillageChance;
};
