/** Programs from outside that play a seat, in English: what they did wrong. */

export const programs = {
	/** Why it plays no more, as a part of a sentence. */
	troubles: {
		'not-started': (reason: string) => `it cannot be started, ${reason}`,
		/** With an exit code or by a signal. */
		ended: (by: string) => /^\d/.test(by) ? `it ended with exit code ${by}` : `it was ended by ${by}`,
		late: (milliseconds: number) => `no answer within ${milliseconds} ms`,
		endless: 'it writes a line without end',
		unnamed: 'nobody named one',
		unasked: (wrote: string) => `it wrote without being asked: ${wrote}`,
		'not-understood': (wrote: string) => `its answer is no move: ${wrote}`,
		'not-allowed': (move: string) => `it chose ${move}, which is not allowed`,
	},
	/** `why` is one of the troubles, `complaint` the last line on its standard error or empty. */
	failed: (name: string, why: string, complaint: string) => `The program ${name} failed: ${why}.${said(complaint)}`,
	unnamed: (name: string) => `No program was named for ${name}, so a casual bot plays on there; --bots exec:COMMAND names one.`,
	/** What happened in a simulation, once or several times. */
	failedOften: ({bot, share, first, why, complaint}: FailedOften) =>
		`In ${share} a casual bot took over from ${bot}; in number ${first}, the first of them: ${why}.${said(complaint)}`,
};

/** How often a program failed. */
export type FailedOften = {
	readonly bot: string;
	/** In how many of all matches or deals, in words: "3 of 100 matches". */
	readonly share: string;
	/** The number of the first of them. */
	readonly first: number;
	readonly why: string;
	readonly complaint: string;
};

/** The words about programs from outside; every language has all of them. */
export type ProgramWords = typeof programs;

function said(complaint: string): string {
	return complaint === '' ? '' : ` Its last words: ${complaint}`;
}
