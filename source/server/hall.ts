/** What every visit needs: the house, the threads that draw, the limits, and words. */
import type {Later} from '../terminal/later.js';
import type {Language} from '../words/language.js';
import type {Village} from '../village/village.js';
import type {Counts, Limits} from './limits.js';
import type {Log} from './log.js';
import type {Screens} from './screens.js';

export type Hall = {
	readonly village: Pick<Village, 'enter'>;
	readonly screens: Screens;
	readonly limits: Limits;
	readonly counts: Counts;
	/** For those of whom no language is known. */
	readonly language: Language;
	readonly later: Later;
	/** A clock in milliseconds. */
	readonly now: () => number;
	readonly log: Log;
};
