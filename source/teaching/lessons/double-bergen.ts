/** The lesson in Double Bergen. */
import {tileIn} from '../notation.js';
import type {Step} from './script.js';

export const doubleBergenSteps: readonly Step[] = [
	{
		id: 'lead',
		position: {hands: ['6-6 6-2 5-3 5-4 2-1 3-1', '6-3 6-5 3-0 4-3 2-2 1-0'], boneyard: '4-0 1-1 6-1'},
		goal: {kind: 'lead'},
		solution: '6-6',
	},
	{
		id: 'cross',
		meanwhile: '6-3>6-6',
		goal: {kind: 'host', host: tileIn('6-6')},
		solution: '6-2>6-6',
	},
	{
		id: 'draw',
		meanwhile: '6-5>6-6',
		goal: {kind: 'draw'},
		solution: 'draw',
	},
	{
		id: 'drawn',
		goal: {kind: 'host', host: tileIn('6-6')},
		solution: '6-1>6-6',
	},
	{
		id: 'pair',
		meanwhile: '3-0>6-3',
		goal: {kind: 'points', points: 2},
		solution: '2-1>6-2',
	},
	{
		id: 'three',
		position: {
			hands: ['6-5 6-4 5-4 5-3 2-0 4-3', '6-6 6-1 6-3 1-0 2-2 4-4'],
			leader: 1,
			played: '6-6 6-5>6-6 6-1>6-6 6-4>6-6 6-3>6-6 5-4>6-4 1-0>6-1',
		},
		goal: {kind: 'points', points: 3},
		solution: '5-3>6-3',
	},
	{
		id: 'double',
		position: {
			hands: ['6-6 6-4 6-1 5-5 3-2 1-0', '6-5 6-3 5-4 2-2 4-0 2-1'],
			played: '6-6 6-5>6-6 6-4>6-6 6-3>6-6 6-1>6-6 5-4>6-4',
		},
		goal: {kind: 'points', points: 3},
		solution: '5-5>6-5',
	},
	{
		id: 'elsewhere',
		position: {
			hands: ['6-6 6-3 6-1 3-1 1-0 5-2', '6-5 6-4 5-4 2-2 4-0 3-3'],
			played: '6-6 6-5>6-6 6-3>6-6 6-4>6-6 6-1>6-6 5-4>6-4',
		},
		goal: {kind: 'points', points: 2},
		solution: '3-1>6-3',
	},
	{
		id: 'closed',
		position: {
			hands: ['5-4 4-3 3-2 2-1 5-3 4-2', '6-1 6-2 5-5 4-4 1-0 2-0', '6-3 6-4 3-3 2-2 3-0 4-1', '6-6 6-5 6-0 1-1 5-0 0-0'],
			boneyard: '3-1 4-0',
			leader: 3,
			played: '6-6',
		},
		goal: {kind: 'draw'},
		solution: 'draw',
	},
	{
		id: 'pass',
		goal: {kind: 'pass'},
		solution: 'pass',
	},
	{
		id: 'no-double',
		position: {hands: ['6-5 6-3 5-2 4-1 3-1 2-0', '6-4 5-4 5-1 3-2 3-0 1-0'], boneyard: '3-3'},
		goal: {kind: 'pass-lead'},
		solution: 'pass',
	},
	{
		id: 'draw-lead',
		meanwhile: 'pass',
		goal: {kind: 'draw'},
		solution: 'draw',
	},
	{
		id: 'drawn-lead',
		goal: {kind: 'lead'},
		solution: '3-3',
	},
	{
		id: 'target',
		position: {
			hands: ['6-5 6-4 4-2 3-1 2-0 4-3', '6-6 6-2 6-1 1-0 5-3 4-4'],
			leader: 1,
			scores: [13, 9],
			played: '6-6 6-5>6-6 6-2>6-6 6-4>6-6 6-1>6-6',
		},
		goal: {kind: 'points', points: 2},
		solution: '4-2>6-4',
	},
];
