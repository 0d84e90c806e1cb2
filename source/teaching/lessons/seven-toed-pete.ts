/** The lesson in Seven-Toed Pete. */
import {tileIn} from '../notation.js';
import type {Step} from './script.js';

export const sevenToedPeteSteps: readonly Step[] = [
	{
		id: 'lead',
		position: {hands: ['6-4 6-1 4-3 5-3 2-1 3-0 2-0', '', '', '']},
		goal: {kind: 'lead'},
		solution: '6-4',
	},
	{
		id: 'another',
		goal: {kind: 'another'},
		solution: '6-1>6-4',
	},
	{
		id: 'last-of-turn',
		goal: {kind: 'any'},
		solution: '4-3>6-4',
	},
	{
		id: 'double',
		position: {hands: ['4-4 4-3 2-0 4-0 5-2 6-1 6-5', '', '', '5-0 5-4 1-1'], leader: 3, played: '5-0 5-4>5-0'},
		goal: {kind: 'double'},
		solution: '4-4>5-4',
	},
	{
		id: 'zero',
		goal: {kind: 'another'},
		solution: '2-0>5-0',
	},
	{
		id: 'cover',
		goal: {kind: 'another'},
		solution: '4-3>4-4',
	},
	{
		id: 'spinner',
		goal: {kind: 'host', host: tileIn('4-4')},
		solution: '4-0>4-4',
	},
	{
		id: 'stop',
		goal: {kind: 'stop'},
		solution: 'stop',
	},
	{
		id: 'pass',
		position: {hands: ['5-4 4-3 3-2 2-1 5-3 4-2 3-1', '', '', '6-6 6-0'], leader: 3, played: '6-6 6-0>6-6'},
		goal: {kind: 'pass'},
		solution: 'pass',
	},
	{
		id: 'no-lead',
		position: {hands: ['6-5 6-3 6-2 5-4 5-3 4-2 2-1', '', '', '']},
		goal: {kind: 'pass-lead'},
		solution: 'pass',
	},
	{
		id: 'chain',
		position: {
			hands: ['6-6 4-3 6-5 3-0 5-4 1-1 6-4', '6-1', '6-2', '6-0'],
			played: '6-4 6-6>6-4 4-3>6-4 3-0>4-3 6-1>6-6 6-2>6-6 6-0>3-0',
		},
		goal: {kind: 'another'},
		solution: '1-1>6-1',
	},
	{
		id: 'chain-on',
		goal: {kind: 'another'},
		solution: '6-5>6-6',
	},
	{
		id: 'out',
		goal: {kind: 'out'},
		solution: '5-4>6-5',
	},
];
