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
	/** The list of those that can go on. */
	noneLeft: 'No match is unfinished.',
	/** How far it is; `game` where there are several. */
	deal: (deal: number, game: number | undefined) => `${game === undefined ? '' : `game ${game}, `}deal ${deal}`,
	beingPlayed: 'being played elsewhere',
	/** The name of the space bar, and what keys do. */
	space: 'space',
	keys: {
		tile: 'step',
		deal: 'deal',
		ends: 'first, last',
		play: 'play',
		stop: 'stop',
		hands: 'hands',
		leave: 'leave',
	},
	/** The keys told in full, for the help on replays, lessons, drills and lists. */
	keyHelp: {
		step: 'one step back or on',
		deal: 'to the deal before or after',
		ends: 'to the first step, to the last',
		play: 'plays on its own, and stops',
		hands: 'shows all hands, and hides them',
		review: 'shows what each choice cost, and hides it',
		leave: 'leave the replay',
		answer: 'lays the tile picked; goes on after an answer, as the space bar does',
		leaveStudy: 'leave',
		choose: 'choose a row',
		leap: 'ten rows back or on',
		open: 'opens a row: by its number, or the one chosen',
		level: 'how hard the drills are',
		help: 'this help',
	},
};

/** The words of replays; every language has all of them. */
export type ReelWords = typeof reel;
