/** What players of other programs complain about, in our games: which tile, and on which end. */
import {expect, test} from 'vitest';
import {commandIn} from '../../source/plain/parse.js';
import {endsOf} from '../../source/rules/ends.js';
import {holds} from '../../source/rules/hand.js';
import {draw, formatMove} from '../../source/rules/move.js';
import {formatTile} from '../../source/rules/tile.js';
import {agree} from '../../source/rules/variant.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {wordsFor} from '../../source/words/words-for.js';
import {matchAt} from '../helpers/match-at.js';
import {
	allowed, dealOf, layout, playAll, tile,
} from '../helpers/notation.js';
import {ala, klara, likeEnds} from '../plain/scenes.js';
import {sitAt} from '../plain/seat.js';

const two = agree(fiveUp, {seats: 2});

test('14: where both ends show the same pip, both are offered, and what each would bring is told', () => {
	const {table, hear} = sitAt(likeEnds());
	expect(table.view(0)!.moves.map(move => formatMove(move)).filter(move => move.startsWith('6-4'))).toEqual(['6-4>4-2', '6-4>4-4']);
	expect(hear('try 6-4')).toEqual(['6-4 fits in 2 places:', '1: on 4-4, end a: sum 10, 2 points.', '2: on 4-2, end b: sum 14, no points.', 'Type a number from 1 to 2.']);
});

test('17: whoever does not name the end is asked, and nothing is laid until he answers', () => {
	const {hear, record, table} = sitAt(likeEnds());
	const lines = record.length;
	expect(hear('6-4').at(-1)).toBe('Type a number from 1 to 2.');
	expect([record.length, table.view(0)!.turn]).toEqual([lines, 0]);
	hear('1');
	expect(record[lines]).toBe('1 6-4>4-4 =10 +2');
});

test('17: the same when the tile has just been drawn: no program chooses its end', () => {
	const scene = matchAt(two, {hands: ['2-1 4-1 6-6 0-0 3-3', '4-2 4-4 3-0 5-0 1-0'], boneyard: '6-5 6-4'}, '2-1 4-2>2-1 4-1>2-1 4-4>4-1', [ala, klara]);
	const {hear, table} = sitAt(scene);
	expect(hear('draw')).toEqual([
		'You draw 6-5.',
		'You draw 6-4.',
		'6-4 fits and must be played:',
		'1: on 4-4, end a: sum 10, 2 points.',
		'2: on 4-2, end b: sum 14, no points.',
		'Type a number from 1 to 2.',
	]);
	expect([table.view(0)!.turn, holds(table.view(0)!.hand, tile('6-4'))]).toEqual([0, true]);
	expect(table.view(0)!.moves).not.toContain(draw);
});

test('19: the first tile of the hand can be played, also by its number', () => {
	const match = matchAt(two, {hands: ['1-0 2-0 3-0 4-0 5-0', '']}, '', [ala, klara]);
	const {hear, record} = sitAt(match);
	expect(hear('h')).toEqual(['Your hand: 1: 1-0; 2: 2-0; 3: 3-0; 4: 4-0; 5: 5-0.']);
	const lines = record.length;
	hear('1');
	expect(record[lines]).toBe('1 1-0 =1');
});

test('19: a blank is a number: it joins blanks, is an end, and counts nothing', () => {
	const laid = layout('6-0 3-0>6-0', fiveUp);
	expect(endsOf(laid).map(({pip}) => pip)).toEqual([6, 3]);
	expect(laid.count).toBe(9);
	const open = layout('6-3 3-0>6-3', fiveUp);
	expect(endsOf(open).map(({pip, counts, counted}) => [pip, counts, counted])).toEqual([[6, 6, true], [0, 0, true]]);
	const deal = playAll(dealOf(two, {hands: ['6-3 0-0', '3-0']}), '6-3 3-0>6-3');
	expect(allowed(deal)).toContain('0-0>3-0');
});

test('21: a move means the same wherever it is typed, and no list number ever stands in the record', () => {
	const meant = {kind: 'play', tile: {tile: tile('5-1')}, place: {host: tile('5-5')}};
	for (const language of ['en', 'pl'] as const) {
		for (const text of ['5-1>5-5', '1-5 > 5-5', '51>55']) {
			expect(commandIn(text, wordsFor(language)), text).toEqual(meant);
		}
	}

	const positions = ['5-5', '5-5 5-4>5-5 4-4>5-4 4-3>4-4'];
	for (const moves of positions) {
		const match = matchAt(two, {hands: ['5-5 4-4 5-1 0-0 1-1', '5-4 4-3 6-6 6-2 2-2'], leader: 0}, moves, [ala, klara]);
		const {hear, record, table} = sitAt(match);
		while (table.view(0)!.turn !== 0 || !table.view(0)!.moves.some(move => formatMove(move) === '5-1>5-5')) {
			hear('');
		}

		const lines = record.length;
		hear('5-1>5-5');
		expect(record[lines]).toMatch(/^1 5-1>5-5 =\d+/);
	}
});

test('21: a tile keeps its number as long as the deal lasts', () => {
	const {hear} = sitAt(likeEnds());
	expect(hear('h')[0]).toContain(`1: 0-0; 4: ${formatTile(tile('6-4'))}`);
	hear('6-4>4-4');
	expect(hear('h')[0]).toContain('1: 0-0');
	expect(hear('h')[0]).not.toContain('4: ');
});
