/** How hard a drill is. */
import type {Deal} from '../../rules/deal.js';
import type {Move} from '../../rules/move.js';
import {candidatesIn} from './worth.js';

export const drillLevels = ['easy', 'medium', 'hard'] as const;

export type DrillLevel = typeof drillLevels[number];

/** How many moves there are to choose from. */
const choices: Readonly<Record<DrillLevel, {readonly least: number; readonly most: number}>> = {
	easy: {least: 2, most: 3},
	medium: {least: 4, most: 6},
	hard: {least: 7, most: Number.POSITIVE_INFINITY},
};

/** Whether a deal with these moves to choose from is a drill of this level: one of them must be worse than another. */
export function suitsLevel(level: DrillLevel, deal: Deal, moves: readonly Move[]): boolean {
	const {least, most} = choices[level];
	if (deal.stage !== 'play' || moves.length < least || moves.length > most) {
		return false;
	}

	const worths = candidatesIn(deal).map(({worth}) => worth);
	return Math.max(...worths) > Math.min(...worths);
}
