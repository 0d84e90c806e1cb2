import {expect, test} from 'vitest';
import {cleanEnvironment, missingTerminal} from '../../source/terminal/launch.js';

const terminal = {isTTY: true};
const pipe = {};

test('nothing is missing where both streams are a terminal', () => {
	expect(missingTerminal({stdin: terminal, stdout: terminal, env: {TERM: 'xterm'}})).toBeUndefined();
});

test('a pipe or a file at either end is no terminal', () => {
	expect(missingTerminal({stdin: pipe, stdout: terminal, env: {TERM: 'xterm'}})).toBe('no-terminal');
	expect(missingTerminal({stdin: terminal, stdout: pipe, env: {TERM: 'xterm'}})).toBe('no-terminal');
	expect(missingTerminal({stdin: pipe, stdout: pipe, env: {}})).toBe('no-terminal');
});

test('a dumb terminal is one that cannot be drawn on', () => {
	expect(missingTerminal({stdin: terminal, stdout: terminal, env: {TERM: 'dumb'}})).toBe('dumb-terminal');
	expect(missingTerminal({stdin: terminal, stdout: terminal, env: {}})).toBe('dumb-terminal');
});

test('what would change how Ink draws is taken out of the environment, and nothing else', () => {
	const env: NodeJS.ProcessEnv = {
		CI: '', CONTINUOUS_INTEGRATION: '1', DEV: 'true', INK_SCREEN_READER: 'true', NODE_ENV: 'test', TERM: 'xterm', NO_COLOR: '1',
	};
	cleanEnvironment(env);
	expect(env).toEqual({NODE_ENV: 'production', TERM: 'xterm', NO_COLOR: '1'});
});
