import {expect, test} from 'vitest';
import {tilesOf} from '../../source/rules/hand.js';
import {formatTile} from '../../source/rules/tile.js';
import {agree} from '../../source/rules/variant.js';
import {dealPoints} from '../../source/match/match.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {
	allowed, dealOf, hand, layout, move, playAll,
} from '../helpers/notation.js';

const terms = agree(sevenToedPete, {seats: 4});

test('exactly four play, each alone, seven tiles each, with no boneyard', () => {
	expect(sevenToedPete.seats).toEqual([4]);
	expect(terms.teams).toEqual([0, 1, 2, 3]);
	const deal = dealOf(terms, {hands: ['', '', '', '']});
	expect([deal.drawable, deal.boneyard]).toEqual([0, []]);
});

test('a double, 5-0, 4-1, 3-2 or 6-4 may be led, nothing else', () => {
	expect(tilesOf(sevenToedPete.leads).map(one => formatTile(one)).join(' '))
		.toBe('0-0 1-1 2-2 3-2 3-3 4-1 4-4 5-0 5-5 6-4 6-6');
});

test('who holds no such tile passes the lead on', () => {
	const deal = dealOf(terms, {hands: ['1-0 2-0 3-0 4-0 6-0 2-1 3-1', '5-5', '', '']});
	expect(allowed(deal)).toBe('pass');
	playAll(deal, 'pass');
	expect([deal.turn, deal.stage]).toEqual([1, 'lead']);
});

test('who holds one must lead one, of his choice', () => {
	expect(allowed(dealOf(terms, {hands: ['1-0 2-0 3-0 4-0 6-0 5-5 3-2', '', '', '']}))).toBe('3-2 5-5');
});

test('a double earns another tile, which the player may decline', () => {
	const deal = playAll(dealOf(terms, {hands: ['6-6 6-1', '', '', '']}), '6-6');
	expect([deal.turn, deal.stage]).toEqual([0, 'another']);
	expect(allowed(deal)).toContain('stop');
	playAll(deal, 'stop');
	expect([deal.turn, deal.stage]).toEqual([1, 'play']);
});

test('a five-layout earns another tile, again and again', () => {
	const deal = playAll(dealOf(terms, {hands: ['5-5 5-0 5-4 6-0', '', '', '']}), '5-5 5-0>5-5');
	expect([deal.layout.count, deal.stage, deal.turn]).toEqual([10, 'another', 0]);
	playAll(deal, '5-4>5-5');
	expect([deal.layout.count, deal.stage, deal.turn]).toEqual([4, 'play', 1]);
});

test('a right that cannot be used just ends the turn', () => {
	const deal = playAll(dealOf(terms, {hands: ['6-6 1-0 2-0 3-0 4-0 2-1 3-1', '6-1', '', '']}), '6-6');
	expect([deal.turn, deal.stage]).toEqual([1, 'play']);
});

test('a count of 0 earns nothing, 35 does', () => {
	const zero = layout('2-2 2-0>2-2', sevenToedPete);
	zero.count = 0;
	expect(sevenToedPete.earnsAnother(zero)).toBe(false);
	zero.count = 35;
	expect(sevenToedPete.earnsAnother(zero)).toBe(true);
});

/** Four hands of which each goes on with what the one before leaves; seat 0 goes out first. */
const chain = ['5-5 5-0 5-4 4-4 4-0 0-0 5-1', '1-1', '', ''];

test('who goes out scores a point at once and the others play on', () => {
	const deal = playAll(dealOf(terms, {hands: chain}), '5-5 5-0>5-5');
	deal.hands[0] = hand('4-0');
	deal.play(move('4-0>5-0'));
	expect([deal.points[0], deal.stage, deal.turn]).toEqual([1, 'play', 1]);
});

test('with deal-ends first-out the deal is over with the first player out', () => {
	const firstOut = agree(sevenToedPete, {seats: 4, house: {'deal-ends': 'first-out'}});
	const deal = playAll(dealOf(firstOut, {hands: chain}), '5-5 5-0>5-5');
	deal.hands[0] = hand('4-0');
	deal.play(move('4-0>5-0'));
	expect([deal.stage, deal.ending, dealPoints(deal)]).toEqual(['over', {kind: 'out', seat: 0}, [1, 0, 0, 0]]);
});

test.each([
	[['', '4-1', '3-2', '6-6'], [0, 1, 1, 0]],
	[['6-6', '4-1', '5-2', '6-5'], [0, 1, 0, 0]],
	[['', '', '6-6', '6-5'], [0, 0, 0, 1]],
	[['0-0', '', '6-6', '6-5'], [1, 0, 0, 0]],
	[['3-2', '4-1', '5-0', '6-5'], [1, 1, 1, 0]],
])('in a block with hands %j the lowest holders are paid: %j', (hands, points) => {
	const payments = sevenToedPete.bonus({
		terms,
		ending: {kind: 'blocked'},
		hands: hands.map(text => hand(text)),
		pips: hands.map(text => text.split('-').reduce((sum, half) => sum + Number(half), 0)),
	});
	expect([0, 1, 2, 3].map(team => payments.filter(payment => payment.team === team).length)).toEqual(points);
	expect(payments.every(payment => payment.points === 1)).toBe(true);
});

test('the seat to the left of the designated leader leads next', () => {
	expect(sevenToedPete.nextLeader({terms, leader: 3, ending: {kind: 'blocked'}})).toEqual({why: 'left', seat: 0});
});
