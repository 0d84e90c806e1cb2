import {describe, expect, test} from 'vitest';
import {agree} from '../../../source/rules/variant.js';
import {fiveUp} from '../../../source/variants/five-up.js';
import {type OpenApp, openApp} from '../open-app.js';
import {playDeal} from '../play-deal.js';
import {
	alone, another, choiceOfPlaces, drawing, stuck, toLead,
} from '../scenes.js';

const four = {terms: agree(fiveUp, {seats: 4}), players: alone};

/** The last line of the screen. */
const bottom = ({lines}: OpenApp) => lines().at(-1);

describe('the row of actions', () => {
	test('is under the hand, for a tile with one place or none', async () => {
		const app = await openApp({position: toLead});
		await app.press('down');
		expect(bottom(app)).toBe('>[help] [hint] [tracker] [arms] [log] [glyphs] [leave]');
		expect(app.line('←→')).toBe('←→ choose, Enter does it, ↑ goes back to the hand.');
	});

	test('is under the last place, for a tile with several', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('down');
		expect(app.line('Enter lays')).toBe('Enter lays 6-3 on A.');
		await app.press('down');
		expect(app.line('Enter lays')).toBe('Enter lays 6-3 on B.');
		await app.press('down');
		expect(bottom(app)).toMatch(/^>\[help]/);
	});

	test('lets the hand have the cursor back, with the place that was picked', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('b');
		const before = app.text();
		await app.press('down');
		expect(app.line('6-3]')).not.toContain('>');
		await app.press('up');
		expect(app.text()).toBe(before);
		await app.press('down', 'escape');
		expect(app.text()).toBe(before);
	});

	test('goes around its ends', async () => {
		const app = await openApp({position: toLead});
		await app.press('down', 'left');
		expect(bottom(app)).toMatch(/>\[leave]$/);
		await app.press('right', 'right');
		expect(bottom(app)).toMatch(/>\[hint]/);
	});

	test('gives way to any other key, which does what it always does', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('down', 'down', 'down', '1');
		expect(app.line('1-1 fits')).toBe('1-1 fits nowhere.');
		expect(bottom(app)).toMatch(/^1-9 tile/);
	});
});

describe('Enter does', () => {
	/** Goes to an action of the row with the arrows alone, and does it. */
	async function choose(app: OpenApp, action: string) {
		while (!bottom(app)!.includes('>[')) {
			await app.press('down'); // eslint-disable-line no-await-in-loop
		}

		while (!bottom(app)!.includes(`>[${action}]`)) {
			await app.press('right'); // eslint-disable-line no-await-in-loop
		}

		await app.press('enter');
	}

	test('help', async () => {
		const app = await openApp({position: toLead});
		await choose(app, 'help');
		expect(app.lines()[0]).toMatch(/^Help/);
		await app.press('enter');
		expect(bottom(app)).toMatch(/^1-9 tile/);
	});

	test('the list of arms, and glyphs', async () => {
		const app = await openApp({position: another});
		await choose(app, 'arms');
		expect(app.lines()[1]).toBe('A:5+5:A');
		await choose(app, 'glyphs');
		expect(app.saved.at(-1)?.preferences.glyphs).toBe('ascii');
	});

	test('messages', async () => {
		const app = await openApp({position: another});
		await choose(app, 'log');
		expect(app.lines()[0]).toMatch(/^What has happened/);
	});

	test('leave', async () => {
		const app = await openApp({position: another});
		await choose(app, 'leave');
		expect(app.exits).toEqual([0]);
	});

	test.each([
		[drawing, 'draw', '1 draw 6-6'],
		[stuck, 'pass', '1 pass'],
		[another, 'stop', '1 stop'],
	])('what %s lets one do without a tile', async (position, action, line) => {
		const app = await openApp({position});
		await choose(app, action);
		expect(app.kept[0]).toBe(line);
	});

	test('the next deal, and the same match again', async () => {
		const app = await openApp({match: four});
		await playDeal(app);
		await choose(app, 'next deal');
		expect(app.line('deal 2')).not.toBe('');
		const short = await openApp({match: {...four, terms: agree(fiveUp, {seats: 4, target: 1})}});
		await playDeal(short);
		await choose(short, 'play again');
		expect(short.line('The match is over')).toBe('');
	});

	test('to stay, when the arrow says so, although the match would be lost', async () => {
		const app = await openApp({position: drawing, failsToKeep: true, columns: 100});
		await app.press('d');
		await choose(app, 'leave');
		expect(app.line('will be lost')).toMatch(/Esc or ←: stay$/);
		await app.press('left');
		expect(app.line('will be lost')).toBe('');
		expect(app.exits).toEqual([]);
	});
});

test('a deal is played with arrows and Enter alone', async () => {
	const app = await openApp({match: four});
	const isInPlay = () => app.program.state().game!.sides.get(0)!.view.phase === 'playing';
	for (let turns = 0; isInPlay(); turns++) {
		expect(turns).toBeLessThan(50);
		const {length} = app.kept;
		await app.press('enter'); // eslint-disable-line no-await-in-loop
		if (app.kept.length === length) {
			// It has several places.
			await app.press('down', 'enter'); // eslint-disable-line no-await-in-loop
		}
	}

	expect(app.line('Deal 1 is over')).not.toBe('');
});
