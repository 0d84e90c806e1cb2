import {describe, expect, test} from 'vitest';
import {moveIn} from '../../source/table/external-bot-answer.js';
import {moveList} from '../helpers/notation.js';
import {draw, parseMove} from '../../source/rules/move.js';

const moves = [...moveList('6-5>5-3 6-4'), draw];

describe('an answer', () => {
	test.each([
		['{"move":"6-5>5-3"}', '6-5>5-3'],
		['{"move":"5-6>3-5","reason":"why not"}', '6-5>5-3'],
		[' {"reason": {"points": 2}, "move": "6-4"} \r', '6-4'],
		['{"move":"draw"}', 'draw'],
	])('%j is a move', (line, move) => {
		expect(moveIn(line, moves)).toBe(parseMove(move));
	});

	test.each([
		'6-5>5-3', '"6-5>5-3"', '["6-5>5-3"]', '{"move":65}', '{"moves":"draw"}', '{"move":"7-5>5-3"}', '{"move":"6-5>5-3"', 'null', '',
	])('%j is none', line => {
		expect(moveIn(line, moves)).toEqual({kind: 'not-understood', wrote: line});
	});

	test.each(['6-6>5-3', '6-5', 'pass', 'stop'])('%j may be against the rules', move => {
		expect(moveIn(JSON.stringify({move}), moves)).toEqual({kind: 'not-allowed', move});
	});

	test('that steers a terminal, or is long, is shown as neither', () => {
		expect(moveIn('\u001B[2J', moves)).toEqual({kind: 'not-understood', wrote: String.raw`\u{1b}[2J`});
		expect(moveIn('y'.repeat(10_000), moves)).toEqual({kind: 'not-understood', wrote: `${'y'.repeat(60)}…`});
	});
});
