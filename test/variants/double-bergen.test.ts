import {expect, test} from 'vitest';
import {likeEnds} from '../../source/rules/scoring.js';
import {Layout} from '../../source/rules/layout.js';
import {handOf, doubles, tilesOf} from '../../source/rules/hand.js';
import {formatTile, isDouble, tiles} from '../../source/rules/tile.js';
import {agree} from '../../source/rules/variant.js';
import {dealPoints} from '../../source/match/match.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {
	allowed, dealOf, hand, layout, move, playAll,
} from '../helpers/notation.js';

const two = agree(doubleBergen, {seats: 2});

/** A layout whose four arms end as `ends` says, `5*` for a double, the first of them just laid. */
function arms(ends: string): Layout {
	const made = new Layout(doubleBergen.spinnerRule);
	const used = new Set<number>();
	for (const [index, end] of ends.split(',').entries()) {
		const pip = Number(end[0]);
		const wantsDouble = end.endsWith('*');
		const tip = tiles.find(one => !used.has(one) && isDouble(one) === wantsDouble && formatTile(one).includes(String(pip)))!;
		used.add(tip);
		made.open[pip] |= handOf([tip]);
		if (index === 0) {
			const other = wantsDouble ? pip : Number(formatTile(tip).replace('-', '').replace(String(pip), '')[0]);
			const host = tiles.find(one => one !== tip && !isDouble(one) && formatTile(one).includes(String(other)))!;
			made.last = move(`${formatTile(tip)}>${formatTile(host)}`);
		}
	}

	return made;
}

test.each([
	['5,5,2,1', 2],
	['5*,5,2,1', 3],
	['5,5*,2,1', 3],
	['5*,4,2,1', 0],
	['5,5,5,1', 3],
	['5,5,5*,1', 4],
	['5,5,5,5', 4],
	['5,5,5,5*', 5],
	['4,5,5,1', 0],
	['2,2,5,5', 2],
	['0,0,3,1', 2],
])('ends %s, the first just laid, score %i', (ends, points) => {
	expect(likeEnds(arms(ends), {'like-ends': 'played'})).toBe(points);
});

test.each([
	['4,5,5,1', 2],
	['4,5,5*,1', 3],
	['2,2,5,5*', 3],
	['5*,4,2,1', 0],
])('with like-ends any, ends %s score %i', (ends, points) => {
	expect(likeEnds(arms(ends), {'like-ends': 'any'})).toBe(points);
});

test('the lead double scores 2, unused sides of the spinner are no ends', () => {
	const deal = playAll(dealOf(two, {hands: ['6-6', '6-2']}), '6-6');
	expect([deal.points[0], deal.layout.count]).toEqual([2, 12]);
	playAll(deal, '6-2>6-6');
	expect(deal.points[1]).toBe(0);
});

test('two arms of the cross that end alike score', () => {
	const deal = dealOf(two, {hands: ['6-6 3-2', '6-2']});
	playAll(deal, '6-6 6-2>6-6');
	deal.layout.copyFrom(layout('6-6 6-2>6-6 6-3>6-6 6-4>6-6 6-5>6-6', doubleBergen));
	deal.play(move('3-2>6-3'));
	expect(deal.points[0]).toBe(4);
});

test('only doubles may be led', () => {
	expect(tilesOf(doubleBergen.leads)).toEqual(tilesOf(doubles));
	expect(allowed(dealOf(two, {hands: ['6-5 5-5 1-1 6-4 6-3 6-2', '']}))).toBe('1-1 5-5');
});

test('who holds no double passes the lead on, and when nobody does each draws in turn until one comes', () => {
	const deal = dealOf(two, {hands: ['1-0 2-0 3-0 4-0 5-0 6-0', '2-1 3-1 4-1 5-1 6-1 3-2'], boneyard: '4-2 5-2 6-2 3-3 4-4', leader: 1});
	expect(allowed(deal)).toBe('pass');
	playAll(deal, 'pass pass');
	expect([deal.turn, deal.stage, allowed(deal)]).toEqual([1, 'draw-for-lead', 'draw']);
	playAll(deal, 'draw draw draw');
	expect([deal.turn, allowed(deal)]).toEqual([0, 'draw']);
	playAll(deal, 'draw');
	expect([deal.turn, allowed(deal)]).toEqual([0, '3-3']);
	playAll(deal, '3-3');
	expect([deal.turn, deal.stage, deal.points[0]]).toEqual([1, 'play', 2]);
});

test('the last two tiles of the boneyard are never drawn', () => {
	for (const [seats, drawable] of [[2, 14], [3, 8], [4, 2]]) {
		const terms = agree(doubleBergen, {seats});
		expect(dealOf(terms, {hands: Array.from({length: seats}, () => '')}).drawable).toBe(drawable);
	}
});

test('reaching the target ends the deal at once, by the lead double too, and the two points of the deal are not paid', () => {
	const deal = playAll(dealOf(two, {hands: ['6-6', ''], scores: [13, 0]}), '6-6');
	expect([deal.stage, deal.ending, dealPoints(deal)]).toEqual(['over', {kind: 'target', seat: 0}, [2, 0]]);
});

test('going out pays two points', () => {
	const deal = playAll(dealOf(two, {hands: ['6-6 6-1', '6-2']}), '6-6 6-2>6-6');
	deal.hands[0] = hand('6-1');
	deal.play(move('6-1>6-6'));
	expect([deal.ending, dealPoints(deal)]).toEqual([{kind: 'out', seat: 0}, [4, 0]]);
});

test.each([
	[['4-1', '6-6'], [2, 0]],
	[['4-1', '5-0'], [0, 0]],
	[['6-6', '4-1', '3-0'], [0, 0, 2]],
	[['6-6', '4-1', '5-0'], [0, 0, 0]],
])('a block with hands %j pays %j', (hands, points) => {
	const terms = agree(doubleBergen, {seats: hands.length});
	const payments = doubleBergen.bonus({
		terms,
		ending: {kind: 'blocked'},
		hands: hands.map(text => hand(text)),
		pips: hands.map(text => text.split('-').reduce((sum, half) => sum + Number(half), 0)),
	});
	expect(hands.map((_, team) => payments.find(payment => payment.team === team)?.points ?? 0)).toEqual(points);
});

test('the seat to the left of the designated leader leads next', () => {
	expect(doubleBergen.nextLeader({terms: two, leader: 0, ending: {kind: 'out', seat: 0}})).toEqual({why: 'left', seat: 1});
});
