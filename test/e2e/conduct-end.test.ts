import process from 'node:process';
import {
	afterAll, beforeAll, expect, test,
} from 'vitest';
import {bundle} from '../helpers/bundle.js';
import {
	expectRestored, gameIn, match, program, startGame, startInShell,
} from '../helpers/game.js';
import {openPty} from '../helpers/pty.js';

let torn: Awaited<ReturnType<typeof bundle>>;

beforeAll(async () => {
	torn = await bundle(new URL('fixtures/torn-rulebook.ts', import.meta.url).pathname);
});

afterAll(() => {
	torn.remove();
});

test('after q the terminal is as it was, its scrollback included', async () => {
	const shell = await startInShell();
	shell.press('q');
	await expectRestored(shell, 0);
	expect(shell.raw()).not.toMatch(/\u001B\[[23]J/); // eslint-disable-line no-control-regex
});

test('so it is after Ctrl+C twice', async () => {
	const shell = await startInShell();
	shell.press('ctrl-c');
	await shell.until('once more');
	shell.press('ctrl-c');
	await expectRestored(shell, 130);
});

test.each([['SIGTERM', 143], ['SIGHUP', 129], ['SIGINT', 130]] as const)('so it is after %s, with code %i', async (signal, code) => {
	const shell = await startInShell();
	process.kill(gameIn(shell), signal);
	await expectRestored(shell, code);
});

test.each([
	['x', 'the rulebook is torn', 'while the screen is drawn'],
	['t', 'the clock has stopped', 'in a timer'],
	['y', 'a promise is broken', 'in a promise'],
])('so it is after a fault of ours (%s: %s), with one sentence and code 70', async (key, sentence) => {
	const shell = await startInShell(torn.file, []);
	shell.press(key);
	await expectRestored(shell, 70, [`Our fault, please report it: ${sentence}`]);
});

test('Ctrl+Z gives the shell its terminal back, and fg the game, in the size of now and at the same position', async () => {
	const shell = openPty(['--norc', '--noprofile', '-i'], {program: 'bash', env: {PS1: '> '}});
	await shell.until('>');
	shell.write(`${process.execPath} ${program} ${match.join(' ')}\r`);
	await shell.until('deal 1');
	const hand = () => shell.lines().find(line => /^[ >]1/.test(line));
	const before = hand();
	shell.press('ctrl-z');
	await shell.until('Stopped');
	shell.resize(100, 30);
	shell.write('fg\r');
	await shell.until(() => shell.lines().length === 30 && shell.lines()[29].startsWith('1-9 tile'));
	expect(hand()).toBe(before);
	shell.press('q');
	await shell.until(() => !shell.text().includes('deal 1'));
});

test('when the window is closed the game is gone, and goes on where it was when it is called again', async () => {
	const game = await startGame();
	const position = (lines: string[]) => lines.filter(line => /^(A=|[ >]you|[ >]1)/.test(line));
	game.press('tab', 'enter');
	await game.until(() => /You (lead|lay) \d/.test(game.text()));
	const before = position(game.lines());
	game.close();
	await game.exit;
	const again = await startGame(['play', '--resume', '--speed', '0'], {env: {HOME: game.home}});
	expect(position(again.lines())).toEqual(before);
});
