import {expect, test} from 'vitest';
import {type ColourLevel} from '../../source/terminal/capabilities.js';
import {createStage} from '../../source/terminal/stage.js';
import {createScreen} from '../helpers/screen.js';
import {createVirtualTerminal} from '../helpers/virtual-terminal.js';
import {picksFrom} from '../helpers/random.js';
import {changedFrame, randomFrame} from './fixtures/frames.js';

const clear = '\u001B[H\u001B[J';

/** The cells that a terminal shows which gets the whole frame and nothing else. */
async function plainCells(frame: string, columns: number, rows: number): Promise<string[]> {
	const screen = createScreen({columns, rows});
	const lines = frame.split('\n').slice(0, rows);
	screen.write(`\u001B[?7l${lines.join('\u001B[m\r\n')}`);
	await screen.settled();
	return screen.cells();
}

test('hundreds of random frames, wide characters and all, leave the cells that whole frames would', async () => {
	const pick = picksFrom(1);
	const terminal = createVirtualTerminal({columns: 40, rows: 12});
	let frame = '';
	for (let count = 0; count < 400; count++) {
		/* eslint-disable no-await-in-loop */
		frame = pick(4) === 0 ? randomFrame(pick, 40, 12) : changedFrame(pick, frame, 40);
		terminal.stage.stdout.write(frame);
		await terminal.settled();
		expect(terminal.cells()).toEqual(await plainCells(frame, 40, 12));
		/* eslint-enable no-await-in-loop */
	}

	expect(terminal.scrolledRows()).toBe(0);
	expect(terminal.writes.filter(write => write.includes(clear))).toHaveLength(1);
	expect(terminal.writes.join('')).not.toContain('\u001B[3J');
});

test('so they do over many changes of size', async () => {
	const pick = picksFrom(2);
	const terminal = createVirtualTerminal({columns: 40, rows: 12});
	for (let count = 0; count < 100; count++) {
		/* eslint-disable no-await-in-loop */
		const columns = 5 + pick(60);
		const rows = 2 + pick(30);
		const frame = randomFrame(pick, columns, rows);
		await terminal.resize(columns, rows);
		terminal.stage.stdout.write(frame);
		await terminal.settled();
		expect(terminal.cells()).toEqual(await plainCells(frame, columns, rows));
		/* eslint-enable no-await-in-loop */
	}
});

test('what is longer or taller than the screen is cut, and the screen never scrolls', async () => {
	const terminal = createVirtualTerminal({columns: 10, rows: 3});
	terminal.stage.stdout.write(`${'0123456789abc\n'.repeat(5)}end`);
	await terminal.settled();
	expect(terminal.lines()).toEqual(['0123456789', '0123456789', '0123456789']);
	terminal.stage.stdout.write('123456789字\n12345678字9');
	await terminal.settled();
	expect(terminal.lines()).toEqual(['123456789', '12345678字', '']);
	expect(terminal.scrolledRows()).toBe(0);
});

test('the first frame clears the screen once, later ones never do', async () => {
	const terminal = createVirtualTerminal({columns: 10, rows: 3});
	for (const frame of ['one', 'two', 'three\nlines\nhere', '\n\n', 'one']) {
		terminal.stage.stdout.write(frame);
		await terminal.settled(); // eslint-disable-line no-await-in-loop
	}

	expect(terminal.writes.map(write => write.includes('J'))).toEqual([true, false, false, false, false]);
});

test('a small change takes few bytes and one write', async () => {
	const terminal = createVirtualTerminal();
	const board = (cursor: number) => Array.from({length: 24}, (_, row) => row === cursor ? `\u001B[7m> tile ${row}\u001B[27m` : `  tile ${row}`).join('\n');
	terminal.stage.stdout.write(board(3));
	await terminal.settled();
	terminal.stage.stdout.write(board(4));
	await terminal.settled();
	expect(terminal.writes).toHaveLength(2);
	expect(terminal.writes[1].length).toBeLessThan(120);
});

test('the same frame again sends nothing', async () => {
	const terminal = createVirtualTerminal();
	terminal.stage.stdout.write('a\u001B[1mb\u001B[22m');
	await terminal.settled();
	terminal.stage.stdout.write('a\u001B[0;1mb\u001B[0m');
	await terminal.settled();
	expect(terminal.writes).toHaveLength(1);
});

test('the frames of one turn are one write, of the last', async () => {
	const terminal = createVirtualTerminal();
	for (const frame of ['one', 'two', 'three']) {
		terminal.stage.stdout.write(frame);
	}

	await terminal.settled();
	expect(terminal.writes).toHaveLength(1);
	expect(terminal.text().trim()).toBe('three');
});

test('while a write is on its way the latest frame waits, and no other', async () => {
	const writes: string[] = [];
	const pending: Array<() => void> = [];
	const stage = createStage({
		size: {columns: 10, rows: 2},
		colour: 0,
		target: {
			write(text, done) {
				writes.push(text);
				pending.push(done);
			},
		},
	});
	for (const frame of ['one', 'two', 'three', 'four']) {
		stage.stdout.write(frame);
		await nextTurn(); // eslint-disable-line no-await-in-loop
	}

	expect(writes).toEqual([`${clear}\u001B[1;1Hone`]);
	pending[0]();
	expect(writes).toEqual([`${clear}\u001B[1;1Hone`, '\u001B[1;1Hfour']);
	pending[1]();
	expect(writes).toHaveLength(2);
});

test('what is no frame is not drawn', async () => {
	const terminal = createVirtualTerminal();
	terminal.stage.stdout.write('frame');
	await terminal.settled();
	for (const text of ['', '\u001B[?25h', '\u001B[?25l', '\u001B[?2026h', '\u001B[?2026l', '\u001B[2K\u001B[1A\u001B[G', '\u001B[<u']) {
		terminal.stage.stdout.write(text);
		await terminal.settled(); // eslint-disable-line no-await-in-loop
	}

	expect(terminal.writes).toHaveLength(1);
	await new Promise<void>(resolve => {
		terminal.stage.stdout.write('', () => {
			resolve();
		});
	});
});

test('orders to the terminal that are hidden in text do not reach it', async () => {
	const terminal = createVirtualTerminal({columns: 20, rows: 3});
	terminal.stage.stdout.write('a\u001B[3Jb\u001B]0;title\u0007c\u001BP1$r\u001B\\d\u0007\u009B2J\u202Ee\u001Bcf\r\bg');
	await terminal.settled();
	expect(terminal.writes).toEqual([`${clear}\u001B[1;1Habcd2Jefg`]);
});

test('repaint sends all again without clearing', async () => {
	const terminal = createVirtualTerminal({columns: 20, rows: 4});
	terminal.stage.stdout.write('one\ntwo\nthree');
	await terminal.settled();
	const before = terminal.cells();
	terminal.stage.repaint();
	await terminal.settled();
	expect(terminal.writes).toHaveLength(2);
	expect(terminal.writes[1]).toContain('three');
	expect(terminal.writes[1]).not.toContain('J');
	expect(terminal.cells()).toEqual(before);
});

test('a new size is told to Ink, and the screen is drawn once, cleared', async () => {
	const terminal = createVirtualTerminal({columns: 20, rows: 3});
	const {stdout} = terminal.stage;
	stdout.on('resize', () => {
		stdout.write(`now ${stdout.columns}×${stdout.rows}`);
	});
	stdout.write('before');
	await terminal.settled();
	await terminal.resize(30, 4);
	await terminal.resize(30, 4);
	expect(terminal.writes).toHaveLength(2);
	expect(terminal.writes[1]).toContain(clear);
	expect(terminal.lines()).toEqual(['now 30×4', '', '', '']);
});

test('between pause and resume nothing is sent', async () => {
	const terminal = createVirtualTerminal({columns: 20, rows: 3});
	terminal.stage.stdout.write('one');
	await terminal.settled();
	terminal.stage.pause();
	terminal.stage.stdout.write('two');
	terminal.stage.bell();
	await terminal.settled();
	expect(terminal.writes).toHaveLength(1);
	terminal.stage.resume();
	await terminal.settled();
	expect(terminal.lines()[0]).toBe('two');
});

test('the bell rings once, with the next frame or alone', async () => {
	const terminal = createVirtualTerminal();
	terminal.stage.bell();
	await terminal.settled();
	terminal.stage.stdout.write('one');
	terminal.stage.bell();
	terminal.stage.bell();
	await terminal.settled();
	expect(terminal.writes).toEqual(['\u0007', `${clear}\u001B[1;1Hone\u0007`]);
});

test('combining marks stay with their letter', async () => {
	const terminal = createVirtualTerminal({columns: 8, rows: 2});
	terminal.stage.stdout.write('z\u0307o\u0301l\u0301w字\u0301!');
	await terminal.settled();
	expect(terminal.lines()[0]).toBe('z\u0307o\u0301l\u0301w字\u0301!');
	terminal.stage.stdout.write('z\u0307o\u0301l\u0301w字\u0301?');
	await terminal.settled();
	expect(terminal.lines()[0]).toBe('z\u0307o\u0301l\u0301w字\u0301?');
});

test('after a glyph whose width terminals see differently the next place is addressed anew', async () => {
	const terminal = createVirtualTerminal({columns: 12, rows: 1});
	terminal.stage.stdout.write('a字b字漢c\u0301d');
	await terminal.settled();
	const at = (column: number) => `\u001B[1;${column}H`;
	expect(terminal.writes).toEqual([`${clear}${at(1)}a字${at(4)}b字${at(7)}漢${at(9)}c\u0301${at(10)}d`]);
});

const colourful = '\u001B[1;38;2;255;100;0mA\u001B[48;5;19mB\u001B[0m\u001B[32mC\u001B[39mD';

test.each<[ColourLevel, string]>([
	[0, 'ABCD'],
	[1, '\u001B[0;1;91mA\u001B[0;1;44;91mB\u001B[0;32mC\u001B[mD'],
	[2, '\u001B[0;1;38;5;202mA\u001B[0;1;38;5;202;48;5;19mB\u001B[0;32mC\u001B[mD'],
	[3, '\u001B[0;1;38;2;255;100;0mA\u001B[0;1;38;2;255;100;0;48;5;19mB\u001B[0;32mC\u001B[mD'],
])('at colour level %i only codes of that level are sent', async (colour, sent) => {
	const terminal = createVirtualTerminal({columns: 8, rows: 1, colour});
	terminal.stage.stdout.write(colourful);
	await terminal.settled();
	expect(terminal.writes).toEqual([`${clear}\u001B[1;1H${sent}`]);
});

const nextTurn = async () => new Promise<void>(resolve => {
	setImmediate(resolve);
});
