import {describe, expect, test} from 'vitest';
import type {Deal} from '../../source/rules/deal.js';
import {roundToFives} from '../../source/rules/ending.js';
import {type House, agree} from '../../source/rules/variant.js';
import {preview} from '../../source/rules/worth.js';
import {dealPoints} from '../../source/match/match.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {
	allowed, dealOf, hand, layout, move, playAll,
} from '../helpers/notation.js';

const two = agree(fiveUp, {seats: 2});
const three = agree(fiveUp, {seats: 3});
const pairs = agree(fiveUp, {seats: 4});

/** What the end of a deal pays by team, given who went out (none: blocked) and the tiles left. */
function bonus(hands: readonly string[], {out, house = {}}: {out?: number; house?: House} = {}): number[] {
	const terms = agree(fiveUp, {seats: hands.length, house});
	const payments = fiveUp.bonus({
		terms,
		ending: out === undefined ? {kind: 'blocked'} : {kind: 'out', seat: out},
		hands: hands.map(text => hand(text)),
		pips: hands.map(text => text.split(/[ -]/).reduce((sum, half) => sum + Number(half), 0)),
	});
	const points = Array.from({length: terms.teamCount}, () => 0);
	for (const payment of payments) {
		points[payment.team] += payment.points;
	}

	return points;
}

/** The points of the last tile. */
function lastPoints(text: string): number {
	const moves = text.split(' ');
	const before = layout(moves.slice(0, -1).join(' '), fiveUp);
	return preview(two, before, {move: move(moves.at(-1)!), hand: hand('0-0 1-0')}).points;
}

describe('in play', () => {
	test.each([
		['6-4', 2],
		['0-0', 0],
		['5-5', 2],
		['5-3', 0],
		['4-2 4-4>4-2', 2],
		['6-6 6-4>6-6 6-1>6-6', 1],
		['6-6 6-4>6-6 6-1>6-6 6-5>6-6', 2],
		['5-0 5-5>5-0', 2],
	])('the last tile of %s earns %i', (text, points) => {
		expect(lastPoints(text)).toBe(points);
	});

	test('there is no cap: a count of 35 pays 7', () => {
		const rich = layout('6-6', fiveUp);
		rich.count = 35;
		expect(fiveUp.points(rich, {})).toBe(7);
	});

	test('the lead scores at once', () => {
		const deal = playAll(dealOf(two, {hands: ['6-4', '']}), '6-4');
		expect(deal.points[0]).toBe(2);
	});
});

describe('dealing, drawing and passing', () => {
	test('five tiles each, all the rest is boneyard and may be drawn to the last tile', () => {
		for (const [terms, left] of [[two, 18], [three, 13], [pairs, 8]] as const) {
			const deal = dealOf(terms, {hands: Array.from({length: terms.seats}, () => '')});
			expect(deal.drawable).toBe(left);
		}
	});

	test('any tile may be led', () => {
		expect(allowed(dealOf(two, {hands: ['0-0 1-0 2-0 3-0 6-5', '']}))).toBe('0-0 1-0 2-0 3-0 6-5');
	});

	test('who can play must play; who cannot draws until a tile fits, and must play that', () => {
		const deal = dealOf(two, {hands: ['1-1 6-1', '5-5 5-4 5-3 4-3 3-3'], boneyard: '4-4 5-2 2-1 6-6'});
		playAll(deal, '1-1');
		expect(allowed(deal)).toBe('draw');
		playAll(deal, 'draw draw draw');
		expect(allowed(deal)).toBe('2-1>1-1');
	});

	test('a fitting drawn tile leaves its place to the player', () => {
		const deal = dealOf(two, {hands: ['4-2 2-1 6-4', '3-3 3-0 5-3 5-5 5-0'], boneyard: '4-1'});
		playAll(deal, '4-2 draw');
		expect(allowed(deal)).toBe('4-1>4-2');
		playAll(deal, '4-1>4-2 2-1>4-1');
		expect(deal.turn).toBe(1);
	});

	test('with the boneyard empty one passes, and when all have passed the deal is blocked', () => {
		const deal = dealOf(two, {hands: ['0-0 6-5', '1-0 6-4'], leader: 0});
		while (deal.stage !== 'over') {
			deal.play(move(allowed(deal).split(' ')[0]));
		}

		expect(['blocked', 'out']).toContain(deal.ending.kind);
	});
});

describe('out', () => {
	test.each([[21, 4], [22, 4], [23, 5], [24, 5], [0, 0], [2, 0], [3, 1]])('%i pips are %i points', (pips, points) => {
		expect(roundToFives(pips)).toBe(points);
	});

	test('the winner gets all opponents’ pips', () => {
		expect(bonus(['', '6-6 6-4'], {out: 0})).toEqual([4, 0]);
		expect(bonus(['6-6 6-5', ''], {out: 1})).toEqual([0, 5]);
	});

	test('of three players the lower loser gets the difference: A out, B 5, C 19 → 5 / 3 / 0', () => {
		expect(bonus(['', '4-1', '6-6 5-2'], {out: 0})).toEqual([5, 3, 0]);
		expect(bonus(['6-6 5-2', '', '4-1'], {out: 1})).toEqual([0, 5, 3]);
	});

	test('equal losers get nothing', () => {
		expect(bonus(['', '4-1', '3-2'], {out: 0})).toEqual([2, 0, 0]);
	});

	test('in pairs the partner’s tiles are ignored', () => {
		expect(bonus(['', '5-5', '6-6', '1-0'], {out: 0})).toEqual([2, 0]);
	});
});

describe('blocked', () => {
	test('three players: 10 / 5 / 19 → 0 / 3 / 0, and 0 / 5 / 0 by the sum', () => {
		expect(bonus(['5-5', '4-1', '6-6 5-2'])).toEqual([0, 3, 0]);
		expect(bonus(['5-5', '4-1', '6-6 5-2'], {house: {'blocked-bonus': 'sum'}})).toEqual([0, 5, 0]);
	});

	test('level lowest hands pay nobody', () => {
		expect(bonus(['4-3', '5-2'])).toEqual([0, 0]);
		expect(bonus(['4-3', '5-2', '6-6'])).toEqual([0, 0, 0]);
		expect(bonus(['6-6', '5-2', '4-3'])).toEqual([0, 0, 0]);
	});

	test('two level highest hands pay the lowest the difference to one of them', () => {
		expect(bonus(['5-5', '1-0', '6-4'])).toEqual([0, 2, 0]);
		expect(bonus(['5-5', '1-0', '6-4'], {house: {'blocked-bonus': 'sum'}})).toEqual([0, 4, 0]);
	});

	test('pairs compare both hands: 12+3 against 9+9 → 1 to the first pair', () => {
		expect(bonus(['6-6', '5-4', '3-0', '6-3'])).toEqual([1, 0]);
		expect(bonus(['6-6', '5-4', '3-0', '4-2'])).toEqual([0, 0]);
	});

	test('with two players both house rules agree', () => {
		expect(bonus(['6-6', '1-0'])).toEqual([0, 2]);
		expect(bonus(['6-6', '1-0'], {house: {'blocked-bonus': 'sum'}})).toEqual([0, 2]);
	});
});

test('who went out leads the next deal, after a block the lot decides', () => {
	expect(fiveUp.nextLeader({terms: two, leader: 0, ending: {kind: 'out', seat: 1}})).toEqual({why: 'out', seat: 1});
	expect(fiveUp.nextLeader({terms: two, leader: 0, ending: {kind: 'blocked'}})).toEqual({why: 'lot'});
});

test('four play in pairs, two and three each for himself', () => {
	expect([two.teams, three.teams, pairs.teams]).toEqual([[0, 1], [0, 1, 2], [0, 1, 0, 1]]);
});

test('the last tile scores in play and then the bonus is paid', () => {
	const deal: Deal = dealOf(two, {hands: ['5-0 5-5', '1-0 6-0'], boneyard: '3-2'});
	playAll(deal, '5-0');
	expect(dealPoints(deal)).toEqual([1, 0]);
});
