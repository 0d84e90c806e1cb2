/** A program from outside that plays a seat, and how it can fail. It runs elsewhere: this is what everybody may know of it. */

/** The level of a seat that a program from outside plays. */
export const programLevel = 'exec';

/** Who sits in for a program that failed. */
export const substituteLevel = 'casual';

/** A program and how long it is waited for; plain values only. */
export type Program = {
	/** The program and its arguments. No shell is between. */
	readonly command: readonly string[];
	/** How long it may take for an answer, in milliseconds. */
	readonly patience: number;
};

/** What a program did wrong. Texts are as the program wrote them, cut and safe to show. */
export type ProgramTrouble =
	/** By the operating system's code. */
	| {readonly kind: 'not-started'; readonly code: string}
	/** It ended by itself, with an exit code or by a signal. */
	| {readonly kind: 'ended'; readonly by: string}
	| {readonly kind: 'late'; readonly milliseconds: number}
	/** It writes a line without end. */
	| {readonly kind: 'endless'}
	/** It wrote a line while it was not asked. */
	| {readonly kind: 'unasked'; readonly wrote: string}
	| {readonly kind: 'not-understood'; readonly wrote: string}
	| {readonly kind: 'not-allowed'; readonly move: string}
	/** The match goes on, and nobody said which program plays the seat. */
	| {readonly kind: 'unnamed'};

/** A seat without its program. */
export type ProgramFailure = {
	/** The name at the table. */
	readonly name: string;
	readonly trouble: ProgramTrouble;
	/** What it said last on its standard error, a line that is safe to show; empty when there is none. */
	readonly complaint: string;
};
