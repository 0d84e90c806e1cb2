/** The examples of Double Bergen. */
import {doubleBergen} from '../../variants/double-bergen.js';
import {
	ended, endedBy, growth, layouts,
} from './examples.js';
import type {RulesScript} from './script.js';

/** Whose last tile makes each kind of like ends that scores, and some that score nothing. */
const likeEnds = [
	'6-6 6-2>6-6 6-1>6-6 6-5>6-6 6-3>6-6 5-3>6-3',
	'6-6 6-2>6-6 6-1>6-6 6-5>6-6 6-4>6-6 5-4>6-4 5-5>5-4',
	'6-6 6-2>6-6 6-1>6-6 6-5>6-6 6-3>6-6 5-5>6-5 5-3>6-3',
	'6-6 6-2>6-6 6-1>6-6 6-4>6-6 6-5>6-6 5-5>6-5',
	'6-6 6-5>6-6 6-1>6-6 6-4>6-6 6-3>6-6 5-4>6-4 5-3>6-3',
	'6-6 6-5>6-6 6-1>6-6 6-4>6-6 6-3>6-6 5-5>6-5 5-4>6-4 5-3>6-3',
	'6-6 6-5>6-6 6-4>6-6 6-3>6-6 6-2>6-6 5-4>6-4 5-3>6-3 5-2>6-2',
	'6-6 6-5>6-6 6-4>6-6 6-3>6-6 6-2>6-6 5-5>6-5 5-4>6-4 5-3>6-3 5-2>6-2',
];

const pairElsewhere = '6-6 6-5>6-6 6-1>6-6 6-3>6-6 6-2>6-6 5-3>6-3 4-2>6-2';

const twoPairs = '6-6 6-5>6-6 6-2>6-6 6-3>6-6 6-4>6-6 5-3>6-3 4-2>6-4';

export const doubleBergenPages: RulesScript = {
	howTo: {
		dealing: [0], lead: [1], laying: [2], scoring: [3], stuck: [4], ending: [5], target: [6],
	},
	examples: () => ({
		lead: [
			layouts(doubleBergen, 'leads', {each: ['6-6', '0-0'], shows: 'likeness'}),
		],
		laying: [
			growth(doubleBergen, 'cross', {moves: '6-6 6-2>6-6 6-1>6-6 6-5>6-6 6-4>6-6', shows: 'places'}),
		],
		scoring: [
			layouts(doubleBergen, 'like', {each: likeEnds, shows: 'likeness', drawn: true}),
			layouts(doubleBergen, 'elsewhere', {each: [pairElsewhere, twoPairs], shows: 'likeness', drawn: true}),
			layouts(doubleBergen, 'blanks', {each: ['6-6 6-3>6-6 6-1>6-6 6-0>6-6 6-2>6-6 2-0>6-2'], shows: 'likeness'}),
		],
		ending: [
			ended(doubleBergen, 'out', [{hands: ['', '6-4', '3-2'], ending: {kind: 'out', seat: 0}}]),
			ended(doubleBergen, 'blocked', [{hands: ['6-4', '3-2 1-0', '5-2']}]),
			ended(doubleBergen, 'level', [{hands: ['4-1', '5-0']}]),
		],
		target: [
			endedBy(doubleBergen, 'reached', {position: {hands: ['6-6', '5-5'], scores: [13, 9]}, move: '6-6', shows: 'likeness'}),
		],
		houseRules: [
			layouts(doubleBergen, 'anyLike', {each: [pairElsewhere], shows: 'likeness', house: {'like-ends': 'any'}}),
		],
	}),
};
