import {Text, render} from 'ink';
import {
	describe, expect, onTestFinished, test,
} from 'vitest';
import {agree} from '../../source/rules/variant.js';
import {Boundary} from '../../source/ui/boundary.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {createVirtualTerminal} from '../helpers/virtual-terminal.js';
import {openApp} from './open-app.js';
import {playDeal} from './play-deal.js';
import {
	alone, choiceOfPlaces, drawing, toLead,
} from './scenes.js';

const four = {terms: agree(fiveUp, {seats: 4}), players: alone};

describe('bots', () => {
	test('play one at a time, each with its line', async () => {
		const app = await openApp({position: toLead, pause: 600});
		await app.press('enter');
		const seen: string[] = [];
		for (let turns = 0; turns < 3; turns++) {
			seen.push(app.line('is thinking'));
			await app.pass(600); // eslint-disable-line no-await-in-loop
		}

		expect(seen).toEqual(['Łucja is thinking …', 'Wojtek is thinking …', 'Klara is thinking …']);
		expect(app.text()).toMatch(/Łucja lays .*\nWojtek lays .*\nKlara lays .*\n/);
	});

	test('are hurried by any key, which does nothing else, nor does one that comes with it', async () => {
		const app = await openApp({position: toLead, pause: 600});
		await app.press('enter');
		const before = app.kept.length;
		await app.send('q\r\rdp1?');
		expect(app.kept.slice(before).map(line => line.split(' ')[0])).toEqual(['2', '3', '4']);
		expect(app.line('Help')).toBe('');
		expect(app.exits).toEqual([]);
	});
});

describe('the end of a deal', () => {
	test('waits for Enter, and only for that', async () => {
		const app = await openApp({match: four});
		await playDeal(app);
		const {length} = app.kept;
		await app.press('d', 'p', '1', 'a', ' ', 'escape', 'tab', 'r');
		expect(app.kept).toHaveLength(length);
		await app.press('enter');
		expect(app.line('deal 2')).not.toBe('');
	});

	test('a match that began without a menu ends the program when it is left', async () => {
		const app = await openApp({match: {...four, terms: agree(fiveUp, {seats: 4, target: 1})}});
		await playDeal(app);
		expect(app.line('The match is over')).not.toBe('');
		await app.press('enter');
		expect(app.exits).toEqual([0]);
	});

	test('r plays again on the same terms', async () => {
		const app = await openApp({match: {...four, terms: agree(fiveUp, {seats: 4, target: 1})}});
		await playDeal(app);
		await app.press('r');
		expect(app.line('deal 1 · to 1')).not.toBe('');
		expect(app.line('The match is over')).toBe('');
	});
});

describe('leaving', () => {
	test('q leaves a match that is kept, without a question', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('q');
		expect(app.exits).toEqual([0]);
	});

	test('q asks when the match would be lost; Escape stays, Enter leaves', async () => {
		const app = await openApp({position: drawing, failsToKeep: true});
		await app.press('d');
		expect(app.line('will not be kept')).toBe('The record cannot be written: this match will not be kept.');
		await app.press('q');
		expect(app.exits).toEqual([]);
		expect(app.line('will be lost')).not.toBe('');
		await app.press('escape');
		expect(app.line('will be lost')).toBe('');
		await app.press('q', 'enter');
		expect(app.exits).toEqual([0]);
	});

	test('Ctrl+C twice ends with 130, once only warns', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('ctrl-c');
		expect(app.line('Ctrl+C')).toBe('Ctrl+C once more leaves at once.');
		await app.press('left', 'ctrl-c');
		expect(app.exits).toEqual([]);
		await app.press('ctrl-c');
		expect(app.exits).toEqual([130]);
	});

	test('Escape never ends the program, on no screen', async () => {
		const app = await openApp({});
		await app.press('escape', 'escape', 'enter', 'escape', 'escape', '2', 'escape', '3', 'escape', '4', 'escape', '?', 'escape', 'enter', 'enter', 'escape', 'escape');
		expect(app.exits).toEqual([]);
	});
});

describe('the window', () => {
	test.each([[59, 24], [60, 17], [30, 8], [10, 3], [10, 1]])('%s×%s is too small: one message that fits, and the match waits', async (columns, rows) => {
		const app = await openApp({position: choiceOfPlaces});
		const before = app.text();
		await app.resize(columns, rows);
		expect(app.lines()[0]).toMatch(/60×18/);
		await app.press('b', 'enter', 'q', 'ctrl-c', 'x');
		expect(app.kept).toEqual([]);
		await app.resize(80, 24);
		expect(app.text()).toBe(before);
	});

	test('Ctrl+C works however small it is', async () => {
		const app = await openApp({position: choiceOfPlaces, columns: 10, rows: 3});
		await app.press('ctrl-c', 'ctrl-c');
		expect(app.exits).toEqual([130]);
	});

	test('there and back again the picture is the same', async () => {
		const app = await openApp({match: four});
		await app.press('enter', 'tab', 'enter');
		const before = app.text();
		for (const columns of [100, 60, 120, 80]) {
			await app.resize(columns, 24); // eslint-disable-line no-await-in-loop
			expect(app.text().match(/Five Up/g)).toHaveLength(1);
		}

		expect(app.text()).toBe(before);
	});
});

describe('the screen', () => {
	test('sends nothing while nothing happens', async () => {
		const app = await openApp({position: choiceOfPlaces});
		const {length} = app.writes;
		await app.settled();
		await app.elapse();
		expect(app.writes).toHaveLength(length);
	});

	test('a key is one frame', async () => {
		const app = await openApp({position: choiceOfPlaces});
		const {length} = app.writes;
		await app.press('left');
		expect(app.writes).toHaveLength(length + 1);
	});

	test('reads the same without colours', async () => {
		const colourful = await openApp({position: choiceOfPlaces});
		const plain = await openApp({position: choiceOfPlaces, colour: 0});
		expect(plain.text()).toBe(colourful.text());
		expect(plain.writes.join('')).not.toMatch(/\u001B\[[\d;]*[1-9][\d;]*m/); // eslint-disable-line no-control-regex
	});

	test('g draws the tiles with plain characters and back, and is remembered', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('g');
		expect(app.line('6|5')).not.toBe('');
		expect(app.saved.at(-1)?.preferences.glyphs).toBe('ascii');
		await app.press('g');
		expect(app.line('6│5')).not.toBe('');
	});

	test('= lists the arms, and one plays on', async () => {
		const app = await openApp({position: choiceOfPlaces});
		await app.press('=');
		expect(app.lines()[1]).toBe('A[6+6][6│5][5:3]B');
		await app.press('b', 'enter');
		expect(app.kept[0]).toBe('1 6-3>5-3 =18');
	});

	test('no sequence that is no key changes anything', async () => {
		const app = await openApp({position: choiceOfPlaces});
		const before = app.program.state();
		for (const modifier of '2345678') {
			for (const letter of 'EFGKLMNOPQSTUVWXYijk') {
				await app.send(`\u001B[1;${modifier}${letter}`); // eslint-disable-line no-await-in-loop
			}
		}

		for (let code = 10; code < 35; code++) {
			await app.send(`\u001B[${code}~\u001B[${code};5~\u001B[${code}^`); // eslint-disable-line no-await-in-loop
		}

		expect(app.program.state().game).toEqual(before.game);
		expect(app.errors).toEqual([]);
	});
});

test('what a screen throws is handed on', async () => {
	const terminal = createVirtualTerminal();
	const faults: unknown[] = [];
	const broken = new Error('A panel broke.');
	function Broken(): undefined {
		throw broken;
	}

	const app = render(
		<Boundary
			onFault={error => {
				faults.push(error);
			}}
		>
			<Text><Broken/></Text>
		</Boundary>,
		terminal.options,
	);
	onTestFinished(() => {
		app.unmount();
	});
	await terminal.settled();
	expect(faults).toEqual([broken]);
});
