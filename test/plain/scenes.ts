/** Positions to sit down at. Ala is in seat 1 and in turn, unless it is said otherwise. */
import type {Player} from '../../source/match/match.js';
import {agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {matchAt} from '../helpers/match-at.js';

export const ala: Player = {name: 'Ala', kind: 'human'};
export const jan: Player = {name: 'Jan', kind: 'human'};
export const klara: Player = {name: 'Klara', kind: 'bot', level: 'novice'};
export const olek: Player = {name: 'Olek', kind: 'bot', level: 'novice'};
export const zosia: Player = {name: 'Zosia', kind: 'bot', level: 'novice'};

const two = agree(fiveUp, {seats: 2});

/** Ends 4 and 4-4, the count is 12; 6-4 fits on both: 14, or 10 and 2 points. */
export const likeEnds = () => matchAt(
	two,
	{hands: ['2-1 4-1 6-4 0-0 6-6', '4-2 4-4 3-0 5-0 1-0']},
	'2-1 4-2>2-1 4-1>2-1 4-4>4-1',
	[ala, klara],
);

/** A lone 5-3, of which both halves are ends on the same host. */
export const loneLead = () => matchAt(two, {hands: ['5-0 0-0 1-0 2-0 1-1', '5-3 4-4 3-2 4-2 2-2'], leader: 1}, '5-3', [ala, klara]);

/** Nothing fits; 6-0 and 2-0 are drawn in vain, then 6-4, which fits in two places. */
export const stuck = () => matchAt(
	two,
	{hands: ['4-4 0-0 1-0 2-1 1-1', '5-4 4-3 5-5 3-3 6-5'], boneyard: '6-0 2-0 6-6 5-3'},
	'4-4 5-4>4-4',
	[ala, klara],
);

/** The cross is open: 6-6, and 6-3 on it. Of Ala's tiles 6-2 fits, and 3-2 will. */
export const openCross = () => matchAt(
	agree(doubleBergen, {seats: 3}),
	{hands: ['6-2 3-2 2-1 4-2 5-2 2-2', '6-6 5-3 6-1 4-0 5-0 3-0', '5-4 4-3 6-3 3-1 1-1 1-0'], leader: 1},
	'6-6 6-3>6-6',
	[ala, klara, olek],
);

/** Ala has led 5-5 and may lay another tile. */
export const another = () => matchAt(
	agree(sevenToedPete, {seats: 4}),
	{hands: ['5-5 5-4 0-0 1-0 2-0 3-0 4-0', '6-6', '4-4', '3-3']},
	'5-5',
	[ala, klara, olek, zosia],
);

/** Each of Ala's five tiles fits on both ends. */
export const tenPlaces = () => matchAt(
	agree(fiveUp, {seats: 4}),
	{hands: ['6-0 6-1 6-2 6-5 6-6', '6-4', '4-3', '6-3'], leader: 1},
	'6-4 4-3>6-4 6-3>4-3',
	[ala, klara, olek, zosia],
);

/** Nobody holds a double: Ala, who was to lead, has to draw. */
export const nobodyLeads = () => matchAt(
	agree(doubleBergen, {seats: 2}),
	{hands: ['1-0 2-0 3-0 4-0 5-0 6-0', '2-1 3-1 4-1 5-1 6-1 3-2'], boneyard: '6-5 6-4 6-3 5-5'},
	'pass pass',
	[ala, klara],
);

/** Nobody holds a double: Ala draws for the lead, then Klara, who draws one. Of Ala's old tiles 3-2 and 2-0 fit it. */
export const klaraDrawsTheLead = () => matchAt(
	agree(doubleBergen, {seats: 2}),
	{hands: ['3-2 2-0 3-0 4-0 5-0 6-0', '5-1 3-1 4-1 5-3 6-3 4-3'], boneyard: '6-1 2-2 6-4 5-5'},
	'pass pass',
	[ala, klara],
);

/** Two people at one keyboard, and a bot. */
export const shared = () => matchAt(
	agree(fiveUp, {seats: 3}),
	{hands: ['6-4 1-1 2-2 4-4 6-5', '4-0 2-0 2-1 3-0 3-1', '5-4 5-5 5-3 5-2 5-1']},
	'',
	[ala, jan, klara],
);
