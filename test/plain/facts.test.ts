import {describe, expect, test} from 'vitest';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {wordsOfVariant} from '../../source/words/variants.js';
import {languages} from '../../source/words/language.js';
import {wordsFor} from '../../source/words/words-for.js';
import {agree} from '../../source/rules/variant.js';
import {matchAt} from '../helpers/match-at.js';
import {
	ala, klara, likeEnds, openCross, stuck,
} from './scenes.js';
import {sitAt} from './seat.js';

describe('what can be asked for', () => {
	test('the ends and their sum', () => {
		expect(sitAt(likeEnds()).hear('e')).toEqual(['Ends: a: 4 on 4-4, a double, counts 8; b: 4 on 4-2. Sum 12.']);
		expect(sitAt(openCross()).hear('ends')).toEqual(['Ends: 3 on 6-3, not open yet; a: 6 on 6-6, a double, counts 12. Sum 15.']);
	});

	test('like ends come first where they are what counts', () => {
		const match = matchAt(
			agree(doubleBergen, {seats: 2}),
			{hands: ['6-6 6-4 6-2 1-1', '6-5 6-3 5-2']},
			'6-6 6-5>6-6 6-4>6-6 6-3>6-6 6-2>6-6 5-2>6-5',
			[ala, klara],
		);
		expect(sitAt(match).hear('e')).toEqual(['Ends: b: 2 on 5-2; c: 2 on 6-2; a: 4 on 6-4; e: 3 on 6-3. Sum 11; like ends: 2 points.']);
	});

	test('the hand, and where its tiles fit, also off turn', () => {
		const {hear} = sitAt(likeEnds(), {pauseMilliseconds: 500});
		expect(hear('h')).toEqual(['Your hand: 1: 0-0; 4: 6-4 on 4-4 or 4-2; 5: 6-6.']);
		hear('6-4 b');
		expect(hear('hand')).toEqual(['Your hand: 1: 0-0; 5: 6-6 on 6-4.']);
	});

	test('the scores, who holds how many tiles, and whose turn it is', () => {
		expect(sitAt(likeEnds()).hear('c')).toEqual(['Score: you 0, Klara 1; to 61.', 'Tiles: you 3, Klara 3.', 'Boneyard: 18 tiles.', 'Your turn.']);
		expect(sitAt(openCross()).hear('counts')).toContain('Boneyard: 10 tiles, 2 of them closed.');
	});

	test('the layout, arm by arm, tiles as they lie', () => {
		expect(sitAt(likeEnds()).hear('b')).toEqual(['Line from end a: 4-4, 4-1, 1-2, 2-4, end b.']);
		const match = matchAt(
			agree(doubleBergen, {seats: 2}),
			{hands: ['6-6 6-4 6-2', '6-5 6-3']},
			'6-6 6-5>6-6 6-4>6-6 6-3>6-6',
			[ala, klara],
		);
		expect(sitAt(match).hear('layout')).toEqual(['Line: 4-6, 6-6 with end c on its side, 6-5.', 'From 6-6: 6-3.']);
	});

	test('the last moves, from one\'s own last turn on', () => {
		const {hear} = sitAt(likeEnds(), {pauseMilliseconds: 500});
		expect(hear('l')).toEqual(['You lay 4-1 on 2-1: sum 8.', 'Klara lays 4-4 on 4-1: sum 12.']);
		hear('6-4 b');
		expect(hear('last')).toEqual(['You lay 6-4 on 4-2: sum 14.']);
	});

	test('which tiles are still out, and what others cannot hold', () => {
		const {hear} = sitAt(stuck());
		expect(hear('t')).toEqual([
			'On the table: 4-4, 5-4.',
			'In your hand: 0-0, 1-0, 1-1, 2-1.',
			expect.stringMatching(/^Not seen yet: 2-0, /),
			'Not seen yet, by suit: 5 with 0, 4 with 1, 6 with 2, 7 with 3, 5 with 4, 6 with 5, 7 with 6.',
			'No pass has told anything yet.',
		]);
	});

	test('what others cannot hold, since they drew', () => {
		const match = matchAt(
			agree(fiveUp, {seats: 2}),
			{hands: ['5-5 6-0', '0-0 1-0 2-0 1-1 2-1'], boneyard: '4-3 5-3'},
			'5-5 draw draw 5-3>5-5',
			[ala, klara],
		);
		expect(sitAt(match).hear('tracker').at(-1)).toBe('Klara holds no 5.');
	});

	test('how the match is played, with its own target', () => {
		const match = matchAt(agree(fiveUp, {seats: 2, target: 7}), {hands: ['5-5 6-0', '0-0 1-0 2-0 1-1 2-1']}, '', [ala, klara]);
		expect(sitAt(match).hear('rules').join(' ')).toContain('A game goes to 7 points.');
	});

	test('the keys, and how the game is played', () => {
		const {hear} = sitAt(openCross());
		const {help, drawingForLeadToo, helpToLeave} = wordsFor('en').plain;
		expect(hear('?')).toEqual([...help.toSpliced(3, 0, drawingForLeadToo), helpToLeave, 'Double Bergen, to 15.', 'House rule, like ends: with the end just laid.']);
		expect(hear('rules')).toEqual(expect.arrayContaining([...wordsOfVariant(wordsFor('en'), doubleBergen).howTo]));
	});
});

test.each(languages)('every key and every word is answered off turn too, in "%s"', language => {
	const {plain: {typed}} = wordsFor(language);
	for (const asked of ['e', 'h', 'c', 'b', 'l', 't', '?', ...[typed.ends, typed.hand, typed.counts, typed.layout, typed.last, typed.tracker, typed.help, typed.rules].flat()]) {
		const waiting = sitAt(matchAt(agree(fiveUp, {seats: 2}), {hands: ['6-6', '5-5'], leader: 1}, '', [ala, klara]), {pauseMilliseconds: 600, language});
		expect(waiting.table.view(0)!.turn).toBe(1);
		const told = waiting.hear(asked);
		expect(told.length, asked).toBeGreaterThan(0);
		expect(told, asked).not.toContain(wordsFor(language).plain.refused.unknown(asked));
		expect(waiting.record, asked).toEqual([]);
	}
});

test('a hint tells a move and its reason, and is recorded', () => {
	const {hear, record} = sitAt(likeEnds());
	expect(hear('i')).toEqual([expect.stringMatching(/^Lay 6-4 on 4-[24]: .+\.$/)]);
	expect(record).toEqual(['1 hint']);
	expect(hear('hint')).toHaveLength(1);
});

test('undo takes the last tile back, and tells the ends anew', () => {
	const {hear, record} = sitAt(likeEnds());
	hear('6-4 b');
	expect(hear('undo')).toEqual([
		'You take a move back.',
		'Ends: a: 4 on 4-4, a double, counts 8; b: 4 on 4-2. Sum 12.',
		'Your turn. You can play 6-4 on 4-4 or 4-2.',
	]);
	expect(record.at(-1)).toBe('1 undo');
});

test('whoever has to wait for the bots is told when they are done', async () => {
	const {hear, pass, rested} = sitAt(openCross(), {pauseMilliseconds: 500});
	await rested();
	hear('6-2');
	let isRested = false;
	const done = rested().then(() => {
		isRested = true;
	});
	pass(500);
	expect(isRested).toBe(false);
	hear('');
	await done;
	expect(isRested).toBe(true);
});

test('bots that take their time tell a line each; enter hurries them', () => {
	const {hear, pass, first} = sitAt(openCross(), {pauseMilliseconds: 500});
	expect(first.at(-1)).toMatch(/^Your turn\./);
	expect(hear('6-2')).toEqual(['You lay 6-2 on 6-6.']);
	expect(pass(500)).toEqual(['Klara lays 6-1 on 6-6.']);
	expect(hear('').at(-1)).toMatch(/^Your turn\./);
});
