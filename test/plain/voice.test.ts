import {expect, test} from 'vitest';
import {voiceOn} from '../../source/plain/voice.js';

function told(lines: readonly string[], unicode = true): string {
	let text = '';
	voiceOn({
		write(more) {
			text += more;
		},
	}, {unicode})(lines);
	return text;
}

test('a line ends with LF, and several are written at once', () => {
	expect(told(['One.', 'Two.'])).toBe('One.\nTwo.\n');
});

test('arrows, which screen readers spell out, are said otherwise', () => {
	expect(told(['Klara: 13 + 6 = 19 → 4 points.'])).toBe('Klara: 13 + 6 = 19: 4 points.\n');
});

test('without Unicode only ASCII is written', () => {
	expect(told(['Łucja: 19 − 5 = 14 → 3 punkty, „domino!”…'], false)).toBe('Lucja: 19 - 5 = 14: 3 punkty, "domino!"...\n');
});

test('a long line is broken between words', () => {
	const words = Array.from({length: 100}, () => 'word').join(' ');
	const lines = told([words]).trimEnd().split('\n');
	expect(lines.map(line => line.length)).toEqual([159, 159, 159, 19]);
	expect(lines.join(' ')).toBe(words);
});

test('on a terminal no line is wider than it, and lines are broken between words', () => {
	let text = '';
	const output = {
		columns: 30,
		write(more: string) {
			text += more;
		},
	};
	const tell = voiceOn(output, {unicode: true});
	tell(['Łucja lays 5-3 on 5-5, and that brings three points.']);
	output.columns = 40;
	tell(['Łucja lays 5-3 on 5-5, and that brings three points.']);
	expect(text.split('\n')).toEqual(['Łucja lays 5-3 on 5-5, and', 'that brings three points.', 'Łucja lays 5-3 on 5-5, and that brings', 'three points.', '']);
});
