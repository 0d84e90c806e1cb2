import {expect, test} from 'vitest';
import {agree} from '../../source/rules/variant.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {openApp} from './open-app.js';
import {playDeal} from './play-deal.js';
import {hotSeat, together} from './scenes.js';

/** Any tile in the hand's line. */
const handLine = /^[> ]1/m;

test('nobody\'s hand is shown before somebody takes the keyboard', async () => {
	const app = await openApp({position: hotSeat});
	expect(app.text()).not.toMatch(handLine);
	expect(app.line('Pass')).toBe('                           Pass the keyboard to Ala.');
	await app.press('1', 'd', 'tab', 'escape');
	expect(app.text()).not.toMatch(handLine);
	await app.press('enter');
	expect(app.line('>1')).toBe('>1[1-1]  2[2-2]  3[4-4]  4[6-4]  5[6-5]');
});

test('between two people the keyboard is passed on, and what has happened is told', async () => {
	const app = await openApp({position: hotSeat});
	await app.press('enter', '4', 'enter');
	expect(app.text()).toContain('Pass the keyboard to Jan.');
	expect(app.text()).toContain('Ala leads 6-4: sum 10, 2 points.');
	expect(app.text()).not.toMatch(handLine);
	await app.read();
	await app.press('enter');
	expect(app.line(/^ 1/)).toBe(' 1 2-0   2 2-1   3 3-0   4 3-1  >5[4-0]');
	expect(app.line('Ala leads 6-4')).toBe('Ala leads 6-4: sum 10, 2 points.');
});

test('everyone has his name, and nobody is "you"', async () => {
	const app = await openApp({position: hotSeat});
	await app.press('enter', '4', 'enter');
	await app.read();
	await app.press('enter', 'enter');
	expect(app.text()).not.toMatch(/\byou\b/i);
});

test('what one of them draws, only he reads', async () => {
	const app = await openApp({position: hotSeat});
	await app.press('enter', '5', 'enter');
	await app.read();
	await app.press('enter', 'd');
	expect(app.line('draws')).toBe('Jan draws 1-0 and 6-1.');
	await app.press('enter');
	expect(app.text()).toContain('Pass the keyboard to Ala.');
	expect(app.text()).toContain('Jan draws 2 tiles.');
	expect(app.text()).not.toContain('1-0');
	await app.read();
	await app.press('enter');
	expect(app.text()).not.toContain('1-0');
});

test('a bot that leads a new deal is watched without a hand', async () => {
	const app = await openApp({match: {terms: agree(fiveUp, {seats: 3}), players: together.slice(0, 3)}, pause: 600});
	const {turn} = app.program.state().game!.sides.get(undefined)!.view;
	expect(app.text()).not.toMatch(handLine);
	expect(app.line(turn === 2 ? 'Wojtek is thinking' : 'Pass the keyboard')).not.toBe('');
});

test('a whole deal is played by two people', async () => {
	const app = await openApp({position: hotSeat});
	await playDeal(app);
	expect(app.line('Deal 1 is over')).not.toBe('');
	expect(app.kept.at(-1)).toMatch(/^end /);
});
