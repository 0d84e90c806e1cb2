import {expect, test} from 'vitest';
import {capabilities} from '../../source/terminal/capabilities.js';

const colour = (env: NodeJS.ProcessEnv, more: {isTTY?: boolean; noColour?: boolean} = {}) => capabilities({env, isTTY: true, ...more}).colour;

test.each([
	['xterm', 1],
	['linux', 1],
	['screen', 1],
	['xterm-256color', 2],
	['tmux-256color', 2],
	['xterm-kitty', 3],
	['xterm-direct', 3],
	['vt100', 0],
	['vt220', 0],
	['xterm-mono', 0],
	['dumb', 0],
	['', 0],
])('TERM=%s has colour level %i', (term, level) => {
	expect(colour({TERM: term})).toBe(level);
});

test('COLORTERM raises a terminal to all colours, but not a dumb one', () => {
	expect(colour({TERM: 'xterm-256color', COLORTERM: 'truecolor'})).toBe(3);
	expect(colour({TERM: 'xterm-256color', COLORTERM: '24bit'})).toBe(3);
	expect(colour({TERM: 'dumb', COLORTERM: 'truecolor'})).toBe(0);
});

test('there is no colour with NO_COLOR or --no-color, whatever else is said', () => {
	expect(colour({TERM: 'xterm', NO_COLOR: '1'})).toBe(0);
	expect(colour({TERM: 'xterm', NO_COLOR: '1', FORCE_COLOR: '3'})).toBe(0);
	expect(colour({TERM: 'xterm', FORCE_COLOR: '3'}, {noColour: true})).toBe(0);
	expect(colour({TERM: 'xterm', NO_COLOR: ''})).toBe(1);
});

test('FORCE_COLOR is the level it says, or at least the first', () => {
	expect(colour({TERM: 'xterm', FORCE_COLOR: '0'})).toBe(0);
	expect(colour({TERM: 'xterm', FORCE_COLOR: 'false'})).toBe(0);
	expect(colour({TERM: 'xterm-256color', FORCE_COLOR: '1'})).toBe(1);
	expect(colour({TERM: 'xterm-256color', FORCE_COLOR: ''})).toBe(2);
	expect(colour({}, {isTTY: false})).toBe(0);
	expect(colour({FORCE_COLOR: 'true'}, {isTTY: false})).toBe(1);
	expect(colour({FORCE_COLOR: '3'}, {isTTY: false})).toBe(3);
});

test('there is no colour where output is no terminal', () => {
	expect(colour({TERM: 'xterm-256color', COLORTERM: 'truecolor'}, {isTTY: false})).toBe(0);
});

const unicode = (env: NodeJS.ProcessEnv, ascii = false) => capabilities({env, isTTY: true, ascii}).unicode;

test('the first locale variable that is set says whether there is Unicode', () => {
	expect(unicode({LANG: 'pl_PL.UTF-8'})).toBe(true);
	expect(unicode({LANG: 'pl_PL.utf8'})).toBe(true);
	expect(unicode({LANG: 'pl_PL.ISO-8859-2'})).toBe(false);
	expect(unicode({LANG: 'pl_PL.UTF-8', LC_CTYPE: 'C'})).toBe(false);
	expect(unicode({LANG: 'C', LC_CTYPE: 'C', LC_ALL: 'C.UTF-8'})).toBe(true);
	expect(unicode({LANG: 'C.UTF-8', LC_ALL: ''})).toBe(true);
	expect(unicode({})).toBe(false);
});

test('the consoles with few glyphs, and --ascii, have ASCII alone', () => {
	expect(unicode({LANG: 'C.UTF-8', TERM: 'linux'})).toBe(false);
	expect(unicode({LANG: 'C.UTF-8', TERM: 'vt220'})).toBe(false);
	expect(unicode({LANG: 'C.UTF-8', TERM: 'xterm'}, true)).toBe(false);
});

test('a terminal that is dumb, or says nothing of itself, is dumb', () => {
	expect(capabilities({env: {TERM: 'dumb'}, isTTY: true}).dumb).toBe(true);
	expect(capabilities({env: {}, isTTY: true}).dumb).toBe(true);
	expect(capabilities({env: {TERM: 'xterm'}, isTTY: true}).dumb).toBe(false);
});
