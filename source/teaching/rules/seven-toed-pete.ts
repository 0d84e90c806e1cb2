/** The examples of Seven-Toed Pete. */
import {sevenToedPete} from '../../variants/seven-toed-pete.js';
import {
	ended, growth, layouts,
} from './examples.js';
import type {RulesScript} from './script.js';

export const sevenToedPetePages: RulesScript = {
	howTo: {
		dealing: [0], lead: [1], scoring: [2], stuck: [3], ending: [4, 5], target: [6],
	},
	examples: () => ({
		lead: [
			layouts(sevenToedPete, 'leads', {each: ['5-0', '4-1', '3-2', '6-4', '5-5', '2-2']}),
		],
		laying: [
			growth(sevenToedPete, 'spinner', {moves: '3-2 3-3>3-2 3-0>3-3 0-0>3-0 5-0>0-0', shows: 'places'}),
		],
		counting: [
			growth(sevenToedPete, 'doubleAtEnd', {moves: '3-1 1-1>3-1', skipped: 1}),
			growth(sevenToedPete, 'shortSide', {moves: '3-3 3-1>3-3 4-3>3-3 5-3>3-3', skipped: 2}),
		],
		scoring: [
			growth(sevenToedPete, 'chain', {moves: '6-4 6-1>6-4 4-4>6-4 4-3>4-4'}),
			growth(sevenToedPete, 'zero', {moves: '4-1 4-0>4-1 1-0>4-1', skipped: 2}),
			growth(sevenToedPete, 'thirtyFive', {moves: '0-0 6-0>0-0 5-0>0-0 4-0>0-0 3-0>0-0 6-6>6-0 5-5>5-0 4-4>4-0 5-3>3-0', skipped: 8}),
		],
		ending: [
			ended(sevenToedPete, 'lastHolder', [{hands: ['', '', '6-5 4-1', ''], ending: {kind: 'last', seat: 2}}]),
			ended(sevenToedPete, 'blocked', [{hands: ['6-4', '', '2-0 1-0', '6-6']}]),
			ended(sevenToedPete, 'level', [{hands: ['5-0', '6-3 6-2', '4-1', '6-6']}]),
		],
		houseRules: [
			ended(sevenToedPete, 'firstOut', [{hands: ['6-4', '', '2-0', '6-6'], ending: {kind: 'out', seat: 1}, house: {'deal-ends': 'first-out'}}]),
		],
	}),
};
