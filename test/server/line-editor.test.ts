import {expect, test} from 'vitest';
import {createLineEditor} from '../../source/server/thread/line-editor.js';

function openEditor(echoes = true) {
	let shown = '';
	const lines: string[] = [];
	const signals: string[] = [];
	const type = createLineEditor({
		echoes,
		write(text) {
			shown += text;
		},
		line(text) {
			lines.push(text);
		},
		interrupted(isAgain) {
			signals.push(isAgain ? 'again' : 'once');
		},
		ended() {
			signals.push('end');
		},
	});
	return {
		type, lines, signals, shown: () => shown,
	};
}

test('what is typed is shown, and comes as a line at Enter', () => {
	const {type, lines, shown} = openEditor();
	type('zażółć');
	expect(lines).toEqual([]);
	type('\r');
	expect(lines).toEqual(['zażółć']);
	expect(shown()).toBe('zażółć\n');
});

test.each(['\r', '\n', '\r\n'])('a line ends by %j', end => {
	const {type, lines} = openEditor();
	type(`one${end}two${end}`);
	expect(lines).toEqual(['one', 'two']);
});

test('both kinds of Backspace take a character back, Ctrl+U all of them', () => {
	const {type, lines, shown} = openEditor();
	type('abc\u007F\bd\r');
	expect(lines).toEqual(['ad']);
	expect(shown()).toBe('abc\b \b\b \bd\n');
	type('wrong\u0015right\r');
	expect(lines).toEqual(['ad', 'right']);
	type('\u007F\u007F\r');
	expect(lines.at(-1)).toBe('');
});

test('arrows, function keys, Tab and Alt leave nothing behind', () => {
	const {type, lines} = openEditor();
	type('a\u001B[A\u001B[1;5C\u001BOP\u001B[15~\t\u001Bxb\r');
	expect(lines).toEqual(['ab']);
});

test('Ctrl+C forgets the line, and twice leaves', () => {
	const {type, lines, signals} = openEditor();
	type('abc\u0003');
	expect(signals).toEqual(['once']);
	type('d\u0003\u0003');
	expect(signals).toEqual(['once', 'once', 'again']);
	expect(lines).toEqual([]);
});

test('Ctrl+D ends on an empty line only', () => {
	const {type, signals} = openEditor();
	type('a\u0004');
	expect(signals).toEqual([]);
	type('\r\u0004');
	expect(signals).toEqual(['end']);
});

test('what turns the direction of writing or has no cell of its own is not taken', () => {
	const {type, lines} = openEditor();
	type('a\u202Eb\u0301c\u200Bd\r');
	expect(lines).toEqual(['abcd']);
});

test('without a terminal nothing is shown', () => {
	const {type, lines, shown} = openEditor(false);
	type('abc\n');
	expect(lines).toEqual(['abc']);
	expect(shown()).toBe('');
});
