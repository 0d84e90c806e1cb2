/** Why something may not be done: the particulars that a sentence about it can name. */
import type {ActionRefusal} from '../match/action.js';

/** Tiles as written; what is not known is left out, and the sentence does without. */
export type Particulars = {
	/** The tile that was to be laid, and the host it was to be laid against. */
	readonly tile?: string;
	readonly host?: string;
	/** What was wanted when no tile was to be laid. */
	readonly wanted?: 'draw' | 'pass' | 'stop';
	/** A tile that may be laid now, and its place: an end's letter or the host. */
	readonly playable?: string;
	readonly place?: string;
	/** The spinner whose four sides must be filled first. */
	readonly cross?: string;
	/** Whose turn it is. */
	readonly turn?: string;
	/** How many tiles of the boneyard are never drawn. */
	readonly closed?: number;
};

/** A sentence for every word of refusal. */
export type RefusalWords = Readonly<Record<ActionRefusal, (particulars: Particulars) => string>>;
