import {describe, expect, test} from 'vitest';
import {openApp} from './open-app.js';
import {
	another, choiceOfPlaces, drawing, loneLead, nobodyLeads, openCross, stuck,
} from './scenes.js';

/** What of the screen tells about a choice: the hand and the line over the keys. */
const handAndPrompt = ({lines}: {lines: () => string[]}) => lines().slice(-3, -1);

describe('choosing a tile', () => {
	test('a digit picks a tile by its number', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('2');
		expect(handAndPrompt(app)).toEqual([' 1 1-1  >2 2-2   3 4-4   4[6-3]', '2-2 fits nowhere.']);
	});

	test('arrows and h, l go along the hand and around its ends', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('right');
		expect(app.line('2-2')).toMatch(/^>1 1-1/);
		await app.press('h');
		expect(app.line('2-2')).toMatch(/>4\[6-3]$/);
		await app.press('left', 'l', 'h');
		expect(app.line('2-2')).toMatch(/>3 4-4/);
	});

	test('several keys in one piece are as good as one by one', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.send('hlb\r');
		expect(app.kept.at(0)).toBe('1 6-3>5-3 =18');
	});

	test('a number beyond the hand is no key', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('7');
		expect(handAndPrompt(app)).toEqual([' 1 1-1   2 2-2   3 4-4  >4[6-3]', 'You hold 4 tiles: no tile has that number.']);
	});
});

describe('choosing a place', () => {
	test('Enter never chooses between places; it asks and lays nothing', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('enter');
		expect(handAndPrompt(app)[1]).toBe('First pick the place: A or B, or Tab for one after the other.');
		expect(app.kept).toEqual([]);
	});

	test.each(['b', 'B'])('the letter %s picks a place, Enter lays', async letter => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press(letter);
		expect(app.line('with 6-3')).toBe('with 6-3: A=6+6 B=6 sum 18 → no points');
		await app.press('enter');
		expect(app.kept[0]).toBe('1 6-3>5-3 =18');
	});

	test('Tab and the arrows go through the places', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('tab');
		expect(app.line('Enter lays')).toBe('Enter lays 6-3 on A.');
		await app.press('down');
		expect(app.line('Enter lays')).toBe('Enter lays 6-3 on B.');
		await app.press('up');
		expect(app.line('Enter lays')).toBe('Enter lays 6-3 on A.');
	});

	test('Escape lets the place go, and never leaves', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('b', 'escape', 'escape', 'escape');
		expect(handAndPrompt(app)[1]).toBe('6-3 fits A and B: a letter or Tab picks, Enter lays.');
		expect(app.exits).toEqual([]);
	});

	test('the two ends of a lone lead are told apart', async () => {
		const app = await openApp({position: loneLead});
		await app.press('3');
		expect(app.line('Enter lays')).toBe('Enter lays 3-1 on A.');
		await app.press('b');
		expect(app.line('does not fit')).toBe('3-1 does not fit 5-3.');
		await app.press('4', 'b');
		expect(app.line('Enter lays')).toBe('Enter lays 5-1 on B.');
	});
});

describe('refusals', () => {
	test.each([
		['d', 'You can play 6-3 on B, so you may not draw.'],
		['p', 'You can play 6-3 on B, so you may not pass.'],
		['1', '1-1 fits nowhere.'],
		['c', 'No end has the letter C.'],
	])('%s says why not, and changes nothing', async (key, sentence) => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press(key);
		expect(handAndPrompt(app)[1]).toBe(sentence);
		expect(app.kept).toEqual([]);
	});

	test('a tile that does not fit the end of a letter is refused', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('1', 'a');
		expect(handAndPrompt(app)[1]).toBe('1-1 does not fit 6-6.');
	});

	test('a tile that must wait for the cross says so', async () => {
		const app = await openApp({position: openCross});
		await app.press('4');
		expect(handAndPrompt(app)[1]).toBe('Fill all four sides of 4-4 first.');
	});
});

describe('without a tile that fits', () => {
	test('d draws until one fits; its place is asked', async () => {
		const app = await openApp({position: drawing});
		await app.press('d');
		expect(app.kept).toEqual(['1 draw 6-6', '1 draw 4-0', '1 draw 3-2']);
		expect(app.line('You draw')).toBe('You draw 6-6, 4-0 and 3-2.');
		expect(handAndPrompt(app)).toEqual([
			' 1 1-1   2 4-1   3 4-4   4 6-4   5 6-6   6 4-0  >7[3-2]',
			'3-2 fits A and B: a letter or Tab picks, Enter lays.',
		]);
	});

	test('Enter draws too, since the cursor is on what can be done', async () => {
		const app = await openApp({position: drawing});
		await app.press('enter', 'tab', 'enter');
		expect(app.kept.slice(0, 4)).toEqual(['1 draw 6-6', '1 draw 4-0', '1 draw 3-2', '1 3-2>2-2 =6']);
	});

	test('where bots take their time, tiles come one by one', async () => {
		const app = await openApp({position: drawing, pause: 600});
		await app.press('d');
		expect(app.line('You draw')).toBe('You draw 6-6.');
		await app.pass(400);
		expect(app.line('You draw')).toBe('You draw 6-6 and 4-0.');
		await app.pass(400);
		expect(app.line('You draw')).toBe('You draw 6-6, 4-0 and 3-2.');
		await app.pass(400);
		expect(app.kept).toHaveLength(3);
	});

	test('any key brings the rest of them at once, and does nothing else', async () => {
		const app = await openApp({position: drawing, pause: 600});
		await app.send('d?');
		expect(app.kept).toEqual(['1 draw 6-6', '1 draw 4-0', '1 draw 3-2']);
		expect(app.line('fits A and B')).not.toBe('');
	});

	test('passing comes when nothing can be drawn', async () => {
		const app = await openApp({position: stuck});
		await app.press('d');
		expect(app.line('ever drawn')).toBe('All tiles are dealt in this game: nothing is ever drawn.');
		await app.press('p');
		expect(app.kept[0]).toBe('1 pass');
	});

	test('the arrows leave the tiles for [pass] and come back to it', async () => {
		const app = await openApp({position: stuck});
		await app.press('right');
		expect(app.line('1-0')).toMatch(/^>1 1-0/);
		await app.press('left', 'enter');
		expect(app.kept[0]).toBe('1 pass');
	});

	test('a tile is drawn for a lead that nobody has', async () => {
		const app = await openApp({position: nobodyLeads});
		expect(app.line('to lead:')).toMatch('Nothing to lead: p or Enter passes the lead on.');
		await app.press('d');
		expect(app.line('pass it on')).toBe('Nothing is drawn for the lead now: pass it on.');
		await app.press('enter');
		expect(app.line('Nobody')).toBe('Nobody can lead: d or Enter draws a tile.');
		await app.press('enter');
		expect(app.kept.slice(0, 4)).toEqual(['1 pass', '2 pass', '1 draw 4-2', '2 draw 5-2']);
		await app.press('d');
		expect(app.kept.slice(4)).toEqual(['1 draw 6-2', '2 draw 3-3', '2 3-3 =6 +2']);
	});
});

describe('another tile', () => {
	test('is laid, or declined by p', async () => {
		const app = await openApp({position: another});
		expect(app.line('p stops')).toBe('Enter lays 5-0 on A, p stops.');
		await app.press('enter');
		expect(app.line('p stops')).not.toBe('');
		await app.press('p');
		expect(app.kept.slice(0, 2)).toEqual(['1 5-0>5-5 =10', '1 stop']);
	});

	test('is declined by the arrows and Enter', async () => {
		const app = await openApp({position: another});
		await app.press('5');
		expect(app.line('with 6-5')).toBe('with 6-5: A=5+5 B=6 sum 16');
		await app.press('right', 'right');
		expect(app.line(/^Lay another/)).toBe('Lay another tile, or p stops.');
		await app.press('enter');
		expect(app.kept[0]).toBe('1 stop');
	});
});
