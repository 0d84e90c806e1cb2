import {expect, test} from 'vitest';
import {plainCharacters} from '../../../source/ui/text/plain-characters.js';
import {
	cutLine, cutText, firstCells, flow, lineWidth, plainText, span, spreadLine, textWidth, wrapText,
} from '../../../source/ui/text/text.js';

test('wide characters take two cells, marks none', () => {
	expect(textWidth('Łucja')).toBe(5);
	expect(textWidth('日本')).toBe(4);
	expect(textWidth('e\u0301')).toBe(1);
});

test('a cut text ends with a dot and never in the middle of a wide character', () => {
	expect(cutText('Wojciech', 5)).toBe('Wojc…');
	expect(cutText('Ala', 3)).toBe('Ala');
	expect(cutText('日本語', 4)).toBe('日…');
	expect(cutText('Ala', 0)).toBe('');
	expect(firstCells('Wojciech', 3)).toBe('Woj');
});

test('a line is cut across its spans, and keeps their tones', () => {
	const line = [span('Ala '), span('wins', 'gain'), span(' the match')];
	expect(cutLine(line, 6)).toEqual([span('Ala '), span('w…', 'gain')]);
	expect(cutLine(line, 80)).toEqual(line);
});

test('the right part of a spread line keeps its edge', () => {
	expect(plainText(spreadLine([span('deal 1')], [span('12')], 12))).toBe('deal 1    12');
	expect(plainText(spreadLine([span('deal number one')], [span('12')], 12))).toBe('deal num… 12');
});

test('pieces flow into as many lines as they need, and none is broken', () => {
	const pieces = ['1 6-6', '2 5-5', '3 4-4'].map(text => [span(text)]);
	expect(flow(pieces, 12).map(line => plainText(line))).toEqual(['1 6-6  2 5-5', '3 4-4']);
	expect(flow(pieces, 3).map(line => lineWidth(line))).toEqual([5, 5, 5]);
});

test('sentences are broken between words', () => {
	expect(wrapText('each five is a point', 10)).toEqual(['each five', 'is a point']);
	expect(wrapText('', 10)).toEqual(['']);
	expect(wrapText('unbreakable', 5)).toEqual(['unbr…']);
});

test('in ASCII every character keeps its cells', () => {
	expect(plainCharacters('Dołóż kamień → 3 · „5”…')).toBe('Doloz kamien > 3 . "5"~');
	expect(plainCharacters('日')).toBe('??');
	expect(plainCharacters('plain')).toBe('plain');
});
