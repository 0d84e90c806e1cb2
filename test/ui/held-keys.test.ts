import {describe, expect, test} from 'vitest';
import {agree} from '../../source/rules/variant.js';
import {variants} from '../../source/variants/index.js';
import {type OpenApp, openApp} from './open-app.js';
import {
	alone, another, choiceOfPlaces, hotSeat,
} from './scenes.js';

const deals = ({kept}: OpenApp) => kept.filter(line => line.startsWith('deal ')).length;

/** Plays until a deal is over; its end is not read yet. */
async function reachEnd(app: OpenApp) {
	while (app.line('is over') === '') {
		await app.press('tab', 'enter'); // eslint-disable-line no-await-in-loop
	}
}

describe.each(variants)('$id', variant => {
	const seats = variant.seats.at(-1)!;
	const players = alone.slice(0, seats);

	test('Enter held down does not run through the end of a deal', async () => {
		const app = await openApp({match: {terms: agree(variant, {seats}), players}});
		await reachEnd(app);
		const end = app.text();
		await app.hold('enter', 40);
		expect(app.text()).toBe(end);
		expect(deals(app)).toBe(1);
		await app.press('enter');
		expect(app.line('deal 2')).not.toBe('');
	});

	test('nor does it leave a match that is over, or play it again', async () => {
		const app = await openApp({match: {terms: agree(variant, {seats, target: 1}), players}});
		await reachEnd(app);
		while (app.line('The match is over') === '') {
			await app.read(); // eslint-disable-line no-await-in-loop
			await app.press('enter'); // eslint-disable-line no-await-in-loop
			await reachEnd(app); // eslint-disable-line no-await-in-loop
		}

		const before = deals(app);
		await app.hold('r', 5);
		await app.hold('enter', 40);
		expect([app.exits, deals(app)]).toEqual([[], before]);
		await app.read();
		await app.press('enter');
		expect(app.exits).toEqual([0]);
	});
});

test('a doubled key at the end of a deal is one key, and the result stays', async () => {
	const app = await openApp({match: {terms: agree(variants[0], {seats: 2}), players: alone.slice(0, 2)}});
	while (app.line('is over') === '') {
		await app.press('tab'); // eslint-disable-line no-await-in-loop
		await app.send('\r\r\r'); // eslint-disable-line no-await-in-loop
	}

	expect(app.line('Deal 1 is over')).not.toBe('');
});

test('r, q and Enter wait until the end has been on the screen; what dismisses nothing does not', async () => {
	const app = await openApp({match: {terms: agree(variants[0], {seats: 2}), players: alone.slice(0, 2)}});
	await reachEnd(app);
	await app.press('q', 'r', 'enter');
	expect([app.exits, deals(app)]).toEqual([[], 1]);
	await app.hold('m', 1);
	expect(app.lines()[0]).toMatch(/^What has happened/);
});

test('Enter held down lays one tile', async () => {
	const app = await openApp({position: another});
	await app.hold('enter', 30);
	expect(app.kept.filter(line => line.startsWith('1 '))).toHaveLength(1);
	await app.press('enter');
	expect(app.kept.filter(line => line.startsWith('1 '))).toHaveLength(2);
});

test('Enter that closes a page is not Enter that lays a tile', async () => {
	const app = await openApp({position: choiceOfPlaces});
	await app.press('b', '?');
	await app.hold('enter', 30);
	expect(app.kept).toEqual([]);
	expect(app.line('Enter lays')).toBe('Enter lays 6-3 on B.');
});

test('Enter that begins a match does not lead', async () => {
	const app = await openApp({});
	await app.press('enter');
	await app.hold('enter', 30);
	expect(app.line('deal 1')).not.toBe('');
	expect(app.kept.filter(line => line.startsWith('1 '))).toEqual([]);
});

test('another key between two Enters lets both count, however fast they come', async () => {
	const app = await openApp({position: another});
	await app.send('\rh\r');
	expect(app.kept.filter(line => line.startsWith('1 '))).toHaveLength(2);
});

test('Enter held down neither takes the keyboard for another person nor plays his tiles', async () => {
	const app = await openApp({position: hotSeat});
	await app.press('enter', '4');
	await app.hold('enter', 40);
	expect(app.line('Pass the keyboard to Jan.')).not.toBe('');
	await app.hold('enter', 40);
	const {length} = app.kept;
	expect(app.line('Pass the keyboard to Jan.')).not.toBe('');
	await app.press('escape');
	await app.hold('enter', 40);
	expect(app.line(/^[> ]1/)).not.toBe('');
	expect(app.kept).toHaveLength(length);
});
