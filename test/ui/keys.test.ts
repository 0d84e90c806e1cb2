import {expect, test} from 'vitest';
import {english} from '../../source/words/en.js';
import {commandOf, letterOf, numberOf} from '../../source/ui/keys.js';
import {keyLine} from '../../source/ui/panels/key-line.js';
import {plainText} from '../../source/ui/text/text.js';

test('the digit 0 is the tenth', () => {
	expect(['1', '9', '0', 'a', 'left'].map(key => numberOf(key))).toEqual([0, 8, 9, undefined, undefined]);
});

test('capital letters are the same keys as small ones', () => {
	expect(commandOf('Q')).toBe('leave');
	expect(commandOf('H')).toBe('left');
	expect(letterOf('C')).toBe('c');
	expect(letterOf('left')).toBeUndefined();
});

test('no letter of an end is a key of the table', () => {
	for (const letter of 'abcefjknsvwxyzo') {
		expect(commandOf(letter)).toBeUndefined();
	}
});

test('hint, undo and tracker have their keys', () => {
	expect(['i', 'U', 't'].map(key => commandOf(key))).toEqual(['hint', 'undo', 'tracker']);
});

test('the line of keys leaves out what it has no room for, but never the help', () => {
	const words = ['tile', 'move', 'lay', 'help'] as const;
	expect(plainText(keyLine(english, words, 80))).toBe('1-9 tile  ←→ move  Enter lay  ? help');
	expect(plainText(keyLine(english, words, 30))).toBe('1-9 tile  ←→ move  ? help');
});
