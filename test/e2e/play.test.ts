import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {
	type Pty, type PtyOptions, openPty, pressUntilShown,
} from '../helpers/pty.js';

const program = new URL('../../dist/cli.js', import.meta.url).pathname;
const records = (home: string) => path.join(home, '.local', 'share', 'dominogranie', 'records');

function start(options: readonly string[], settings: PtyOptions = {}): Pty {
	return openPty([program, ...options], settings);
}

/** Presses keys and waits until the screen shows something else. */
async function press({press, text, until}: Pty, ...keys: string[]) {
	const before = text();
	press(...keys);
	return until(() => text() !== before);
}

/** Plays what the cursor is on, in the first place where there are several, to the end of the deal. */
async function playDeal(game: Pty, over: string) {
	while (!game.text().includes(over)) {
		await press(game, 'tab', 'enter'); // eslint-disable-line no-await-in-loop
	}
}

function expectRestored({raw}: Pty) {
	expect(raw()).toMatch(/\u001B\[\?1049l/); // eslint-disable-line no-control-regex
	expect(raw().lastIndexOf('\u001B[?25h')).toBeGreaterThan(raw().lastIndexOf('\u001B[?25l'));
}

describe('play', () => {
	test('a whole deal by keys, and left with q: the terminal is restored, the record is right', async () => {
		const game = start(['play', '--seed', 'e2e', '--speed', '0', '--name', 'Ala']);
		await game.until('deal 1');
		await playDeal(game, 'Deal 1 is over');
		await pressUntilShown(game, 'enter');
		expect(game.text()).toContain('deal 2');
		game.press('q');
		expect(await game.exit).toBe(0);
		expectRestored(game);
		const [record] = readdirSync(records(game.home));
		execFileSync(process.execPath, [program, 'check', path.join(records(game.home), record)]);
	});

	test('60×18 in Polish', async () => {
		const game = start(['play', '--seed', 'e2e', '--speed', '0', '--lang', 'pl', '--variant', 'seven-toed-pete'], {columns: 60, rows: 18});
		await game.until('rozd. 1');
		await playDeal(game, 'Koniec rozdania 1');
		expect(game.lines()).toHaveLength(18);
		await pressUntilShown(game, 'enter');
		game.press('q');
		expect(await game.exit).toBe(0);
		expect(game.scrolledRows()).toBe(0);
	});

	test('Ctrl+C twice ends with 130 and restores the terminal', async () => {
		const game = start(['play', '--seed', 'e2e', '--speed', '0']);
		await game.until('deal 1');
		await press(game, 'ctrl-c');
		game.press('ctrl-c');
		expect(await game.exit).toBe(130);
		expectRestored(game);
	});

	test('NO_COLOR sends no colours, and CI draws all the same', async () => {
		const game = start(['play', '--seed', 'e2e', '--speed', '0'], {env: {NO_COLOR: '1', CI: 'true'}});
		await game.until('deal 1');
		expect(game.raw()).not.toMatch(/\u001B\[[\d;]*[1-9]\d*m/); // eslint-disable-line no-control-regex
		game.press('q');
		expect(await game.exit).toBe(0);
	});

	test('a match that was left goes on at the same point', async () => {
		const game = start(['play', '--seed', 'e2e', '--speed', '0']);
		await game.until('deal 1');
		await press(game, 'tab', 'enter');
		const position = (screen: Pty) => screen.lines().filter(line => /^(A=|>you)/.test(line));
		const before = position(game);
		game.press('q');
		expect(await game.exit).toBe(0);
		const again = start(['play', '--resume', '--speed', '0'], {env: {HOME: game.home}});
		await again.until('deal 1');
		expect(position(again)).toEqual(before);
		again.press('q');
		expect(await again.exit).toBe(0);
	});
});

describe('the menu', () => {
	test('Enter Enter starts a game; q leaves it for the menu, and the menu for good', async () => {
		const game = start([]);
		await game.until('> 1  Play');
		await press(game, 'enter');
		expect(game.text()).toContain('> 1  Start');
		await press(game, 'enter');
		await game.until('Five Up · deal 1');
		await game.until(() => !game.text().includes('is thinking'));
		await press(game, 'q');
		expect(game.text()).toContain('> 1  Go on with Five Up');
		game.press('q');
		expect(await game.exit).toBe(0);
		expectRestored(game);
	});
});
