/** What the program cannot do by itself: tables, files, time, and the end. */
import type {ProgramFailure} from '../bots/program.js';
import type {Statistics} from '../store/statistics.js';
import type {MatchWish} from '../table/wish.js';
import type {Later} from '../terminal/later.js';
import type {Draft} from '../table/draft.js';
import type {Seating} from './game/sitting.js';
import type {LeftMatches} from './menu/menu.js';
import type {Preferences} from './preferences.js';
import type {StudyWorld} from './study/study.js';
import type {VillageWorld} from './village/connection.js';

/** How fast a table plays, and whom it tells that its record cannot be written or a program plays no more. */
export type TableWish = {
	readonly pauseMilliseconds: number;
	readonly notKept: () => void;
	/** Told when a program has failed that played a seat. */
	readonly programFailed: (failure: ProgramFailure) => void;
};

/** What the program cannot do by itself. */
export type World = {
	readonly open: (match: MatchWish, wish: TableWish) => Seating;
	/** A table for the unfinished match of a record; or why it cannot go on, `being-played` by another program or for another reason. */
	readonly resume: (file: string, wish: TableWish) => Seating | 'being-played' | 'cannot-go-on';
	/** The matches that were left. */
	readonly unfinished: () => LeftMatches;
	/** The matches that were played to their end. */
	readonly statistics: () => Statistics;
	/** The match of a draft, with everybody's names. */
	readonly matchOf: (draft: Draft, preferences: Preferences) => MatchWish;
	/** Keeps what is settled and chosen; throws when it cannot. */
	readonly save: (preferences: Preferences, draft: Draft | undefined) => void;
	/** The end of the program, with its exit code. */
	readonly end: (code: number) => void;
	readonly study: StudyWorld;
	/** The village one is a guest of, if one is. */
	readonly village?: VillageWorld;
	readonly later: Later;
};
