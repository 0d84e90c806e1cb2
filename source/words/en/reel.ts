/** The replay of a record, and the list of records, in English. Names and calculations are given as written. */

/** Where one stands in a record; all counted from 1. */
export type ReelPlace = {
	readonly step: number;
	readonly steps: number;
	readonly deal: number;
	readonly deals: number;
	/** The line of the record. */
	readonly line: number;
};

export const reel = {
	sum: (calculation: string) => `Sum: ${calculation}`,
	place: ({step, steps, deal, deals, line}: ReelPlace) => `Step ${step} of ${steps} · deal ${deal} of ${deals} · line ${line}`,
	plays: 'plays on its own',
	/** `what` names the line as it is written, and what is wrong with it. */
	wrong: (line: number, what: string) => `The record is wrong at line ${line}: ${what}`,
	/** The list of the person's own records. */
	none: 'No match has been recorded yet.',
	unfinished: 'not finished',
	/** The name of the space bar, and what keys do. */
	space: 'space',
	keys: {
		tile: 'tile',
		deal: 'deal',
		ends: 'first, last',
		play: 'play',
		stop: 'stop',
		hands: 'hands',
		leave: 'leave',
	},
};

/** The words of replays; every language has all of them. */
export type ReelWords = typeof reel;
