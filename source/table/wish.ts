/** What a person asked for on the command line: handed from `commands` to whoever shows the game. */
import type {Program} from '../bots/program.js';
import type {Player} from '../match/match.js';
import type {Terms} from '../rules/variant.js';
import type {Damage} from '../store/damage.js';
import type {Paths} from '../store/paths.js';
import type {Settings} from '../store/settings.js';

/** A match to be begun, settled by options or in the menu. */
export type MatchWish = {
	readonly terms: Terms;
	/** For each seat who plays it; a bot's `level` is one of the shelf, or `exec`. */
	readonly players: readonly Player[];
	/** For each seat at the level `exec` its program. */
	readonly programs?: ReadonlyArray<Program | undefined>;
	/** The same seed gives the same deals and the same play of the bots. Without one nobody can foretell them. */
	readonly seed?: string;
	/** Where to write the record; without it, a new file in the records directory. */
	readonly recordFile?: string;
};

/** What comes first: the menu, a new match, or an unfinished one, whose record is known to be right. */
export type Beginning =
	| {readonly kind: 'menu'}
	| {readonly kind: 'new'; readonly match: MatchWish}
	| {readonly kind: 'resume'; readonly file: string; readonly programs?: MatchWish['programs']};

/** What options and environment say, and what was settled before. What they leave open is undefined: the settings decide, and then what is usual. */
export type PlayWish = {
	readonly beginning: Beginning;
	/** What option or environment say. */
	readonly language?: 'en' | 'pl';
	/** The pause before each action of a bot, in milliseconds; 0 for none. */
	readonly pauseMilliseconds?: number;
	/** Of the first person at the table. */
	readonly name?: string;
	readonly ascii: boolean;
	readonly noColour: boolean;
	readonly accessible: boolean;

	readonly paths: Paths;
	readonly settings: Settings;
	/** What was wrong with files, which a person should be told. */
	readonly damages?: readonly Damage[];
};

/** A record to be replayed. */
export type ReplayWish = {
	/** As it was given, safe to print. */
	readonly file: string;
	readonly bytes: Uint8Array;
	/** The line to go to on the screen; of a report or JSON the last one. */
	readonly line: number | undefined;
};
