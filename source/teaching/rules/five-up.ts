/** The examples of Five Up. */
import {fiveUp} from '../../variants/five-up.js';
import {
	ended, endedBy, growth, layouts,
} from './examples.js';
import type {RulesScript} from './script.js';

const goesOut = {kind: 'out', seat: 0} as const;

/** A deal in which the first seat has only 5-5 left, and the ends are 0 and 5. */
export const lastTileOfFiveUp = {
	hands: ['5-4 6-5 4-1 5-0 5-5', '4-2 2-1 4-0 6-0 6-3'],
	played: '5-4 4-2>5-4 6-5>5-4 2-1>4-2 4-1>2-1 4-0>4-1 5-0>4-0 6-0>6-5',
};

export const fiveUpPages: RulesScript = {
	howTo: {
		dealing: [0], laying: [1], counting: [2], stuck: [3], ending: [4, 5, 6], target: [7],
	},
	examples: () => ({
		lead: [
			layouts(fiveUp, 'leads', {each: ['5-3', '5-5', '6-4', '0-0']}),
		],
		laying: [
			growth(fiveUp, 'opening', {moves: '6-1 6-6>6-1 6-2>6-6 6-3>6-6', shows: 'places'}),
		],
		counting: [
			growth(fiveUp, 'ledDouble', {moves: '6-6 6-2>6-6 6-1>6-6 6-3>6-6 3-3>6-3'}),
			growth(fiveUp, 'laidDouble', {moves: '6-1 6-6>6-1 6-2>6-6'}),
			growth(fiveUp, 'doubleAtEnd', {moves: '3-1 1-1>3-1', skipped: 1}),
			growth(fiveUp, 'shortSide', {moves: '3-3 3-1>3-3 4-3>3-3 5-3>3-3', skipped: 2}),
		],
		scoring: [
			layouts(fiveUp, 'fives', {each: ['6-4', '0-0', '4-2', '4-2 4-4>4-2']}),
			growth(fiveUp, 'large', {moves: '0-0 6-0>0-0 5-0>0-0 3-0>0-0 6-6>6-0 5-5>5-0', skipped: 5}),
		],
		ending: [
			endedBy(fiveUp, 'lastTile', {position: lastTileOfFiveUp, move: '5-5>5-0'}),
			ended(fiveUp, 'rounding', ['6-6 5-4', '6-6 6-4', '6-6 6-5', '6-6 6-5 1-0'].map(left => ({hands: ['', left], ending: goesOut}))),
			ended(fiveUp, 'outOfThree', [{hands: ['', '4-1', '6-6 5-2'], ending: goesOut}]),
			ended(fiveUp, 'outInPairs', [{hands: ['', '5-4', '6-6', '3-1'], ending: goesOut}]),
			ended(fiveUp, 'blocked', [{hands: ['6-2', '5-5 6-4']}]),
			ended(fiveUp, 'level', [{hands: ['5-2', '4-3']}]),
			ended(fiveUp, 'blockedPairs', [{hands: ['6-6', '6-3', '2-1', '5-4']}]),
		],
		houseRules: [
			ended(fiveUp, 'blockedByWorst', [{hands: ['5-5', '4-1', '6-6 5-2']}]),
			ended(fiveUp, 'blockedBySum', [{hands: ['5-5', '4-1', '6-6 5-2'], house: {'blocked-bonus': 'sum'}}]),
		],
	}),
};
