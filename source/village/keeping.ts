/** What a village keeps, and where: one small interface, so that another store can take the place of files on one machine. */
import type {
	OpenRecord, RefusedRecord, ResumedRecord, StoreFault,
} from '../record/store.js';
import type {Secret} from '../chance.js';
import type {Settled, TableNumber, TableWish} from './protocol.js';

/** Somebody known by a key. */
export type KeptPerson = {
	readonly name: string;
	readonly settled: Settled;
};

/** Somebody's seat at a table. */
export type KeptChair = {
	/** The person's id: of a known one made from the key, of a guest by chance. */
	readonly person: string;
	readonly isKnown: boolean;
	readonly name: string;
	/** Who sits longer has a lower number. */
	readonly since: number;
	readonly words?: string;
	readonly comeBack?: string;
	/** Whether he got up from a match that goes on. */
	readonly hasRisen?: boolean;
};

/** A table with all that is needed to set it up again. */
export type KeptTable = {
	readonly number: TableNumber;
	readonly wish: TableWish;
	/** Milliseconds of the era, as `Date` has them. */
	readonly founded: number;
	readonly began?: number;
	readonly stage: 'waiting' | 'playing' | 'over';
	/** The secret of the deals, 64 hexadecimal digits. */
	readonly secret: string;
	/** The name of the record, once the match has begun. */
	readonly record?: string;
	/** For each seat who has it. */
	readonly chairs: ReadonlyArray<KeptChair | undefined>;
};

/** A match that is over, for the lists. */
export type FinishedMatch = {
	readonly record: string;
	readonly variant: string;
	/** As a `RecordCard` has them. */
	readonly sides: ReadonlyArray<{readonly names: readonly string[]; readonly score: number}>;
	/** `2026-01-10T11:25:00Z`. */
	readonly date: string;
	readonly isPrivate: boolean;
	/** Whose match it was, and the line of his statistics. */
	readonly people: ReadonlyArray<{readonly id: string; readonly result?: string}>;
};

/** A record just begun. */
export type BegunRecord = {
	readonly name: string;
	readonly record: OpenRecord;
};

/**
What is saved is there after a crash. Nothing throws: what could not be saved or was damaged is for the log, and what is
damaged is set aside and missing.
*/
export type Keeping = {
	readonly person: (id: string) => KeptPerson | undefined;
	readonly savePerson: (id: string, person: KeptPerson) => void;
	readonly tables: () => readonly KeptTable[];
	readonly saveTable: (table: KeptTable) => void;
	readonly removeTable: (table: TableNumber) => void;
	/** Takes the next number of a table; none is ever given twice. */
	readonly takeNumber: () => TableNumber;
	/** Begins the record of a match whose secret is still to be revealed. */
	readonly beginRecord: (lines: readonly string[], secret: Secret, now: Date) => BegunRecord | StoreFault;
	readonly resumeRecord: (name: string) => ResumedRecord | RefusedRecord | StoreFault;
	readonly recordBytes: (name: string) => Uint8Array | undefined;
	/** Matches that are over, the last one at the end. */
	readonly finished: () => readonly FinishedMatch[];
	readonly saveFinished: (match: FinishedMatch) => void;
};
