import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {
	match, program, startGame,
} from '../helpers/game.js';
import {type Pty, openPty} from '../helpers/pty.js';

const escapes = /\u001B(\[[0-?]*[ -/]*[@-~]|][^\u0007]*\u0007|[()][\dAB]|[=>])/g; // eslint-disable-line no-control-regex
const colours = /\u001B\[[\d;]*[1-9][\d;]*m/; // eslint-disable-line no-control-regex
const ascii = /^[\u0000-\u007F]*$/; // eslint-disable-line no-control-regex

/** What was written on the screen, without orders to the terminal. */
const written = ({raw}: Pty) => raw().replaceAll(escapes, '');

describe('without a terminal', () => {
	test.each([
		['| cat'],
		['</dev/null'],
		['>out; code=$?; cat out; (exit $code)'],
	])('the program %s says so in one sentence, with 2 and without escape codes', async redirection => {
		const shell = openPty(['-c', `set -o pipefail; cd "$HOME"; ${process.execPath} ${program} ${match.join(' ')} ${redirection}; echo "ended $?"`], {program: 'bash', columns: 132});
		await shell.exit;
		expect(shell.lines().filter(line => line !== '')).toEqual([
			expect.stringMatching(/^The game needs a terminal for its input and output\b.*\.$/),
			'ended 2',
		]);
		expect(shell.raw()).not.toContain('\u001B');
	});
});

describe('without colours', () => {
	test.each([
		['NO_COLOR', match, {NO_COLOR: '1'}],
		['--no-color', [...match, '--no-color'], {}],
		['a terminal that has none', [...match, '--ascii'], {TERM: 'vt220'}],
	])('%s sends no colour codes, and the text is the same', async (_, options, env) => {
		const plain = await startGame(options, {env});
		const colourful = await startGame(options.filter(option => option !== '--no-color'));
		for (const game of [plain, colourful]) {
			game.press('tab');
			await game.until('Enter l'); // eslint-disable-line no-await-in-loop
		}

		await plain.until(() => plain.text() === colourful.text());
		expect(plain.raw()).not.toMatch(colours);
		expect(colourful.raw()).toMatch(colours);
	});

	test('a terminal that knows no escape codes gets none', async () => {
		const game = openPty([program, ...match], {env: {TERM: 'dumb'}});
		await game.until(() => game.text().trim() !== '');
		expect(game.raw()).not.toContain('\u001B');
	});
});

describe('the screen is drawn and left', () => {
	test.each(['xterm', 'screen', 'tmux-256color', 'linux', 'vt100'])('on TERM=%s', async TERM => {
		const game = await startGame([...match, '--lang', 'pl'], {env: {TERM}}, 'rozdanie 1');
		game.press('m');
		await game.until('Przebieg gry');
		game.press('enter', 'q');
		expect(await game.exit).toBe(0);
		expect(game.text().trim()).toMatch(/^Mecz jest zachowany\. [ŻZ]eby go doko[ńn]czy[ćc]: dominogranie play --resume$/);
		const isAscii = ascii.test(written(game));
		expect(isAscii).toBe(TERM === 'linux' || TERM === 'vt100');
	});

	test('in a locale of ASCII, with Polish words without their marks', async () => {
		const game = await startGame([...match, '--lang', 'pl'], {env: {LANG: 'C'}}, 'rozdanie 1');
		game.press('tab');
		await game.until('Enter ');
		game.press('?');
		await game.until('Pomoc');
		game.press('end', 'enter', 'q');
		expect(await game.exit).toBe(0);
		expect(written(game)).toMatch(ascii);
		expect(written(game)).toContain('kamien');
	});
});
