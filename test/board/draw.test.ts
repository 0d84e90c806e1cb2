import {describe, expect, test} from 'vitest';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {type Look, type Picture, drawBoard} from '../../source/board/draw.js';
import type {Box} from '../../source/board/geometry.js';
import {type Room, placeTiles} from '../../source/board/placement.js';
import {layout, move, tile} from '../helpers/notation.js';
import {playedLayout, plays} from '../helpers/policies.js';

const room: Room = {width: 40, height: 11, glyphs: 'compact'};

function draw(moves: string, look: Partial<Look> = {}, variant = fiveUp): Picture {
	return drawBoard(placeTiles(layout(moves, variant), room), {charset: 'ascii', ...look});
}

/** The drawing without its empty lines and its left margin. */
function text({lines}: Picture): string {
	const drawn = lines.filter(line => line !== '');
	const margin = Math.min(...drawn.map(line => line.search(/\S/)));
	return drawn.map(line => line.slice(margin)).join('\n');
}

function cut({lines}: Picture, {x, y, width, height}: Box): string[] {
	return lines.slice(y, y + height).map(line => line.slice(x, x + width));
}

function picture(...lines: string[]): string {
	return lines.join('\n');
}

describe('the board', () => {
	test('is empty lines while the table is empty', () => {
		expect(draw('').lines).toEqual(Array.from({length: 11}, () => ''));
	});

	test('shows the lead in the middle', () => {
		expect(draw('5-3').lines[5]).toBe(' '.repeat(16) + 'A[3:5]B');
	});

	test('shows doubles across their arm, a spinner with a plus, and the letter of its short sides on both', () => {
		expect(text(draw('6-6 6-2>6-6 6-1>6-6'))).toBe(picture(
			'       c',
			'      /6\\',
			'A[1:6]|+|[6|2]B',
			String.raw`      \6/`,
			'       c',
		));
	});

	test('shows no letter where nothing may be laid yet', () => {
		expect(text(draw('6-6 6-2>6-6 6-1>6-6', {}, doubleBergen))).toBe(picture(
			'      c',
			'     /6\\',
			'[1:6]|+|[6|2]',
			String.raw`     \6/`,
			'      c',
		));
	});

	test('marks the last tile in its text, however it lies', () => {
		expect(text(draw('6-6'))).toBe(picture(' /6\\', 'A:+:A', String.raw` \6/`));
		expect(text(draw('6-6 6-2>6-6 6-1>6-6 6-3>6-6'))).toContain(':3:');
		expect(text(draw('5-3 3-3>5-3'))).toContain(':+:');
	});
});

describe('a selected tile', () => {
	test('leaves only the letters of the ends it fits', () => {
		const {letters, lines} = draw('6-6 6-2>6-6 6-1>6-6', {selected: tile('4-1')});
		expect(letters.map(({label}) => label.letter)).toEqual(['A']);
		expect(lines.join('')).not.toMatch(/[bc]/i);
	});

	test('is previewed as a ghost, all other tiles staying where they are', () => {
		expect(text(draw('6-6 6-2>6-6 6-1>6-6', {selected: tile('6-4'), preview: move('6-4>6-6')}))).toBe(picture(
			'      c',
			'     /6\\',
			'[1:6]|+|[6|2]',
			String.raw`     \6/`,
			'     .6.',
			'     .4.',
		));
	});

	test('may be previewed as the lead', () => {
		const shown = draw('', {preview: move('5-3')});
		expect(text(shown)).toBe('.3.5.');
		expect(shown.last).toBeUndefined();
	});

	test('has no ghost where other tiles would have to move', () => {
		const narrow = {width: 12, height: 1, glyphs: 'compact'} as const;
		const {ghost, lines} = drawBoard(placeTiles(layout('5-3', fiveUp), narrow), {charset: 'ascii', preview: move('5-5>5-3')});
		expect(ghost).toBeUndefined();
		expect(lines).toEqual(['  A[3:5]B']);
	});
});

describe('the boxes of a picture', () => {
	test('hold the last tile, the ghost and each letter', () => {
		const shown = draw('6-6 6-2>6-6 6-1>6-6', {preview: move('6-4>6-6')});
		expect(cut(shown, shown.last!)).toEqual(['[1:6]']);
		expect(cut(shown, shown.ghost!)).toEqual(['.6.', '.4.']);
		for (const letter of shown.letters) {
			expect(cut(shown, letter)).toEqual([letter.label.letter]);
		}
	});

	test('hold every tile that had to move', () => {
		const grown = playedLayout(plays[4], 1);
		const first = placeTiles(grown, {width: 58, height: 10, glyphs: 'compact'});
		const {moved} = drawBoard(first, {charset: 'ascii'});
		expect(moved).toHaveLength(first.moved.length);
	});
});

test('box drawing and ASCII differ in strokes only', () => {
	for (const play of plays) {
		const placement = placeTiles(playedLayout(play, 2), {width: 78, height: 14, glyphs: 'auto'});
		const [fine, plain] = (['box-drawing', 'ascii'] as const).map(charset => drawBoard(placement, {charset}).lines.join('\n'));
		expect(plain).toMatch(/^[ -~\n]*$/);
		expect(plain.replaceAll(/[^\da-z\n]/gi, ' ')).toBe(fine.replaceAll(/[^\da-z\n]/gi, ' '));
	}
});
