import {readFileSync} from 'node:fs';
import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {match, startGame} from '../helpers/game.js';
import type {Pty} from '../helpers/pty.js';

/** How often the screen has been cleared. */
const clearings = ({raw}: Pty) => raw().split('\u001B[H\u001B[J').length - 1;

/** Presses keys and waits until the screen shows something else. */
async function press({press, text, until}: Pty, ...keys: string[]) {
	const before = text();
	press(...keys);
	return until(() => text() !== before);
}

/** Processor time of a process so far, in hundredths of a second. */
function timeOf({pid}: Pty): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
	return Number(fields[11]) + Number(fields[12]);
}

describe('while nothing happens', () => {
	test.runIf(process.platform === 'linux')('nothing is sent and no time is used, whatever is going on elsewhere', async () => {
		const idle = [await startGame(), await startGame([], {}, 'Enter open')];
		await press(idle[0], 'left');
		const other = await startGame();
		const before = idle.map(game => [game.raw().length, timeOf(game)]);
		while (!other.text().includes('Deal 1 is over')) {
			await press(other, 'tab', 'enter'); // eslint-disable-line no-await-in-loop
		}

		for (const [place, game] of idle.entries()) {
			const [sent, time] = before[place];
			expect(game.raw()).toHaveLength(sent);
			expect(timeOf(game) - time).toBeLessThanOrEqual(2);
		}
	});
});

describe('keys', () => {
	test('four in one piece are four: along the hand and lay', async () => {
		const game = await startGame();
		await press(game, 'l', 'l', 'h', 'enter');
		await game.until(() => /You (lead|lay) \d/.test(game.text()));
	});

	test('both codes of the key that deletes do so', async () => {
		const menu = await startGame([], {}, 'Enter open');
		await press(menu, 'enter');
		await press(menu, '8');
		await press(menu, 'enter');
		await press(menu, 'x', 'y', 'z');
		await menu.until('xyz_');
		menu.write('\u007F');
		await menu.until('xy_');
		menu.write('\b');
		await menu.until('x_');
		expect(menu.text()).not.toContain('xy');
	});
});

describe('the window', () => {
	test('through many sizes the title is there once, the screen is cleared once for each, and nothing scrolls', async () => {
		const game = await startGame();
		const sizes = [[100, 24], [60, 18], [120, 40], [80, 60], [100, 24]] as const;
		for (const [place, [columns, rows]] of sizes.entries()) {
			game.resize(columns, rows);
			// The keys are on the last row.
			await game.until(() => clearings(game) === place + 2 && game.lines().at(-1)!.startsWith('1-9 tile')); // eslint-disable-line no-await-in-loop
			expect(game.text().split('Five Up')).toHaveLength(2);
		}

		expect(game.raw()).not.toMatch(/\u001B\[[23]J/); // eslint-disable-line no-control-regex
		expect(game.scrolledRows()).toBe(0);
	});

	test('one that is too small says so as far as it can; grown again it shows the same position', async () => {
		const game = await startGame();
		await press(game, 'tab', 'enter');
		await game.until(() => /You (lead|lay) \d/.test(game.text()));
		const before = game.text();
		game.resize(30, 8);
		await game.until('is 30×8');
		expect(game.lines().map(line => line.trimEnd()).filter(line => line !== '')).toEqual(['min 60×18', 'is 30×8']);
		game.resize(10, 3);
		await game.until('is 10×3');
		expect(game.lines().map(line => line.trimEnd())).toEqual(['min 60×18', 'is 10×3', '']);
		game.press('q', 'b', 'enter', 'd');
		game.resize(80, 24);
		await game.until('deal 1');
		await game.until(() => game.text() === before);
	});

	test('Ctrl+C works however small it is', async () => {
		const game = await startGame(match, {columns: 10, rows: 3}, 'min 60×18');
		game.press('ctrl-c', 'ctrl-c');
		expect(await game.exit).toBe(130);
	});
});
