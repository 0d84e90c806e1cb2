/** The lesson in Five Up. */
import {tileIn} from '../notation.js';
import {lastTileOfFiveUp} from '../rules/five-up.js';
import type {Step} from './script.js';

export const fiveUpSteps: readonly Step[] = [
	{
		id: 'lead',
		position: {hands: ['6-4 4-1 2-1 3-3 5-3', '6-2 1-0 5-0 2-0 4-3']},
		goal: {kind: 'count', count: 10},
		solution: '6-4',
	},
	{
		id: 'ends',
		meanwhile: '6-2>6-4',
		goal: {kind: 'count', count: 5},
		solution: '2-1>6-2',
	},
	{
		id: 'double',
		position: {hands: ['1-1 6-3 3-2 5-1 4-4', '3-1 1-0 5-4 6-6 2-2'], leader: 1, played: '3-1'},
		goal: {kind: 'count', count: 5},
		solution: '1-1>3-1',
	},
	{
		id: 'spinner',
		meanwhile: '1-0>1-1',
		goal: {kind: 'host', host: tileIn('1-1')},
		solution: '5-1>1-1',
	},
	{
		id: 'arms',
		meanwhile: '5-4>5-1',
		goal: {kind: 'count', count: 10},
		solution: '6-3>3-1',
	},
	{
		id: 'place',
		position: {hands: ['5-2 5-1 4-1 6-6 3-0', '2-1 6-5 4-3 2-2 6-0'], played: '5-2 2-1>5-2'},
		goal: {kind: 'count', count: 10},
		solution: '5-1>2-1',
	},
	{
		id: 'draw',
		position: {
			hands: ['5-4 3-2 4-1 3-3 2-0', '6-6 6-5 4-3 1-1 5-0'], boneyard: '5-5 4-2 6-3', leader: 1, played: '6-6',
		},
		goal: {kind: 'draw'},
		solution: 'draw',
	},
	{
		id: 'drawn',
		goal: {kind: 'any'},
		solution: '6-3>6-6',
	},
	{
		id: 'pass',
		position: {
			hands: ['6-6 5-5 4-4 3-3 2-2', '5-4 5-3 5-2 5-1 5-0', '6-0 6-2 6-3 1-1 0-0', '1-0 6-4 6-5 2-1 2-0'],
			boneyard: '4-3 4-2 4-1 4-0 3-2 3-1 3-0 6-1',
			played: '6-6 draw draw draw draw draw draw draw draw 6-1>6-6 6-0>6-6 1-0>6-0',
		},
		goal: {kind: 'pass'},
		solution: 'pass',
	},
	{
		id: 'most',
		position: {hands: ['1-1 5-4 5-3 5-5 5-2', '4-3 3-1 4-0 4-1 5-1'], played: '1-1 4-1>1-1 5-4>4-1 5-1>1-1 5-5>5-1 3-1>1-1'},
		goal: {kind: 'most'},
		solution: '5-3>3-1',
	},
	{
		id: 'last',
		position: lastTileOfFiveUp,
		goal: {kind: 'out'},
		solution: '5-5>5-0',
	},
];
