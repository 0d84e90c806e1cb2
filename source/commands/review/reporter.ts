/** Who tells what a review finds, as it finds it. */
import type {Header} from '../../record/header.js';
import type {Seat} from '../../rules/variant.js';
import type {Finding} from '../../teaching/review/review.js';
import type {Summary} from '../../teaching/review/summary.js';
import type {Surroundings} from '../surroundings.js';

export type ReportSetting = {
	readonly header: Header;
	/** The line where the header begins. */
	readonly line: number;
	/** Undefined for all seats. */
	readonly seat: Seat | undefined;
	readonly playouts: number;
	readonly isAscii: boolean;
	/** Whether the record tells a match to its end, has no such end, or is wrong from somewhere on. */
	readonly state: 'finished' | 'unfinished' | 'wrong';
	readonly surroundings: Surroundings;
};

export type Reporter = {
	readonly begin: () => void;
	readonly tell: (finding: Finding) => void;
	/** `done` of `all` choices have been judged. */
	readonly end: (summary: Summary, counts: {done: number; all: number}) => void;
};

/** Whether a finding is of the seat that was asked for, if one was. */
export function concerns(seat: Seat | undefined, finding: Finding): boolean {
	return seat === undefined || finding.kind !== 'choice' || finding.made.seat === seat;
}
