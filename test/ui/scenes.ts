/** Positions that the tests of the screen look at. */
import type {Player} from '../../source/match/match.js';
import {agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {matchAt} from '../helpers/match-at.js';

const person = (name: string): Player => ({name, kind: 'human'});
const bot = (name: string): Player => ({name, kind: 'bot', level: 'casual'});

export const alone = [person('Ala'), bot('Łucja'), bot('Wojtek'), bot('Klara')];
export const together = [person('Ala'), person('Jan'), bot('Wojtek'), bot('Klara')];

/** Ala has 6-3, which fits two ends with different sums, and tiles that fit nowhere. */
export const choiceOfPlaces = matchAt(agree(fiveUp, {seats: 2}), {
	hands: ['6-3 4-4 2-2 6-5 1-1', '6-6 4-1 3-0 5-2 5-3'], leader: 1,
}, '6-6 6-5>6-6 5-3>6-5', alone.slice(0, 2));

/** Ala leads a deal of four in pairs. */
export const toLead = matchAt(agree(fiveUp, {seats: 4}), {
	hands: ['6-5 6-4 3-1 2-0 1-1', '6-6 5-0 4-1 2-2 3-3', '4-0 4-2 4-3 4-4 5-4', '1-0 2-1 5-1 6-1 3-0'],
}, '', alone);

/** A lone lead whose two ends have the same host. */
export const loneLead = matchAt(agree(fiveUp, {seats: 2}), {
	hands: ['3-1 5-1 2-2 6-5 1-1', '5-3 4-1 3-0 5-2 6-3'], leader: 1,
}, '5-3', alone.slice(0, 2));

/** Nothing fits: three tiles have to be drawn, the last of which fits two ends. */
export const drawing = matchAt(agree(fiveUp, {seats: 2}), {
	hands: ['2-2 4-4 4-1 1-1 6-4', '5-2 5-3 0-0 1-0 6-0'], boneyard: '6-6 4-0 3-2 6-1', leader: 1,
}, '5-2 2-2>5-2 5-3>5-2', alone.slice(0, 2));

/** Seventeen tiles have to be drawn until one fits. */
export const longDrawing = matchAt(agree(fiveUp, {seats: 2}), {
	hands: ['0-0 1-0 1-1 2-0 2-1', '6-6 6-5 6-4 6-3 6-2'],
	boneyard: '2-2 3-0 3-1 3-2 3-3 4-0 4-1 4-2 4-3 4-4 5-0 5-1 5-2 5-3 5-4 5-5 6-1 6-0',
	leader: 1,
}, '6-6', alone.slice(0, 2));

/** Nothing fits, and there is nothing to draw. */
export const stuck = matchAt(agree(sevenToedPete, {seats: 4}), {
	hands: ['6-1 6-2 6-3 6-0 2-1 2-0 1-0', '5-5 4-4 5-4 6-5 6-4 6-6 1-1', '5-3 5-2 5-1 5-0 0-0 3-3 2-2', '4-3 4-2 4-1 4-0 3-2 3-1 3-0'],
	leader: 1,
}, '5-5 5-4>5-5 5-3>5-5 4-3>5-3', alone);

/** Ala has led a double and may lay another tile: one of two makes a five-layout. */
export const another = matchAt(agree(sevenToedPete, {seats: 4}), {
	hands: ['5-5 6-5 5-0 3-3 2-1 1-0 6-6', '', '', ''],
}, '5-5', alone);

/** The cross is half filled; a tile that fits its end must wait. */
export const openCross = matchAt(agree(doubleBergen, {seats: 2}), {
	hands: ['4-4 4-3 6-3 2-2 1-0 5-1', '4-1 4-2 3-3 5-3 6-6 0-0'],
}, '4-4 4-1>4-4', alone.slice(0, 2));

/** Nobody holds a double: they are drawn for. */
export const nobodyLeads = matchAt(agree(doubleBergen, {seats: 2}), {
	hands: ['1-0 2-0 3-0 4-0 5-0 6-0', '2-1 3-1 4-1 5-1 6-1 3-2'], boneyard: '4-2 5-2 6-2 3-3 4-4',
}, '', alone.slice(0, 2));

/** Two people and a bot; Ala leads, Jan is next. */
export const hotSeat = matchAt(agree(fiveUp, {seats: 3}), {
	hands: ['6-4 4-4 2-2 6-5 1-1', '3-1 4-0 2-1 3-0 2-0', '6-6 5-5 5-4 5-2 5-3'], boneyard: '1-0 6-1 6-2',
}, '', together.slice(0, 3));
