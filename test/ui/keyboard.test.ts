import {Buffer} from 'node:buffer';
import {describe, expect, test} from 'vitest';
import {csiKeys, ss3Keys} from '../../source/terminal/key-names.js';
import {type OpenApp, openApp} from './open-app.js';
import {choiceOfPlaces} from './scenes.js';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

/** Sequences as terminals send them for keys with Shift, Alt and Ctrl, for function keys, and for keys of any old make. */
const sequences = [
	...['2', '3', '4', '5', '6', '7', '8'].flatMap(modifier => letters.map(letter => `[1;${modifier}${letter}`)),
	...Array.from({length: 36}, (_, code) => ['~', '^', '$', ';5~'].map(end => `[${code}${end}`)).flat(),
	...letters.map(letter => `O${letter}`),
];

/** Those that are keys of ours by themselves. */
const known = new Set([...[...csiKeys.keys()].map(key => `[${key}`), ...[...ss3Keys.keys()].map(key => `O${key}`)]);

/** All that a key might have changed. */
const position = ({program}: OpenApp) => program.state().game;

test('no sequence that is no key of ours changes anything, and none is the end', async () => {
	const app = await openApp({position: choiceOfPlaces});
	const before = position(app);
	for (const sequence of sequences.filter(one => !known.has(one))) {
		app.keys.feed(Buffer.from(`\u001B${sequence}`));
	}

	await app.elapse();
	expect(position(app)).toBe(before);
	for (const sequence of sequences) {
		app.keys.feed(Buffer.from(`\u001B${sequence}`));
	}

	await app.elapse();
	expect(app.kept).toEqual([]);
	expect([app.errors, app.faults, app.exits]).toEqual([[], [], []]);
	await app.press('escape', '4', 'b', 'enter');
	expect(app.kept[0]).toBe('1 6-3>5-3 =18');
});

describe.each([['left', '[D', 2], ['right', '[C', 0]])('the arrow %s', (_, code, cursor) => {
	test.each([1, 2])('in two pieces, cut after byte %i, is one arrow', async cut => {
		const app = await openApp({position: choiceOfPlaces});
		const bytes = `\u001B${code}`;
		await app.send(bytes.slice(0, cut));
		await app.send(bytes.slice(cut));
		await app.elapse();
		expect(position(app)!.sides.get(0)!.desk.cursor).toBe(cursor);
		expect(app.kept).toEqual([]);
	});
});

test('four keys in one piece are four keys, and one frame', async () => {
	const app = await openApp({position: choiceOfPlaces});
	const {length} = app.writes;
	await app.send('hlb\r');
	expect(app.kept[0]).toBe('1 6-3>5-3 =18');
	expect(app.writes).toHaveLength(length + 1);
});

test('keys of a paste do nothing', async () => {
	const app = await openApp({position: choiceOfPlaces});
	const before = position(app);
	await app.send('\u001B[200~b\rq1d\u001B[201~');
	expect(position(app)).toBe(before);
	expect(app.exits).toEqual([]);
});

test('what a terminal answers by itself does nothing', async () => {
	const app = await openApp({position: choiceOfPlaces});
	const before = position(app);
	await app.send('\u001B[I\u001B[O\u001B[<0;10;5M\u001B[24;80R\u001B[?62;22c\u001B]11;rgb:0000/0000/0000\u0007');
	await app.elapse();
	expect(position(app)).toBe(before);
});
