/** What the program cannot do by itself: tables, files, time, and the end. */
import type {Statistics} from '../store/statistics.js';
import type {MatchWish} from '../table/wish.js';
import type {Later} from '../terminal/later.js';
import type {Seating} from './game/sitting.js';
import type {Draft} from './menu/draft.js';
import type {Unfinished} from './menu/menu.js';
import type {Preferences} from './preferences.js';
import type {StudyWorld} from './study/study.js';

/** How fast a table plays, and whom it tells that its record cannot be written. */
export type TableWish = {
	readonly pauseMilliseconds: number;
	readonly notKept: () => void;
};

/** What the program cannot do by itself. */
export type World = {
	readonly open: (match: MatchWish, wish: TableWish) => Seating;
	/** A table for the unfinished match of a record; undefined when it cannot go on. */
	readonly resume: (file: string, wish: TableWish) => Seating | undefined;
	/** The match that was left last. */
	readonly unfinished: () => Unfinished | undefined;
	/** The matches that were played to their end. */
	readonly statistics: () => Statistics;
	/** The match of a draft, with everybody's names. */
	readonly matchOf: (draft: Draft, preferences: Preferences) => MatchWish;
	/** Keeps what is settled and chosen; throws when it cannot. */
	readonly save: (preferences: Preferences, draft: Draft | undefined) => void;
	/** The end of the program, with its exit code. */
	readonly end: (code: number) => void;
	readonly study: StudyWorld;
	readonly later: Later;
};
