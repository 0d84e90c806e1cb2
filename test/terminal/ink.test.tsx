import {
	Box, render, Text, useInput, useStdout, type Key,
} from 'ink';
import {useEffect, useReducer, useState} from 'react';
import {expect, onTestFinished, test} from 'vitest';
import {createVirtualTerminal} from '../helpers/virtual-terminal.js';

const flags = (input: string, key: Key): string => [
	input.trim(),
	...Object.entries(key).filter(([, isOn]) => isOn === true).map(([name]) => name),
].filter(Boolean).join('+');

type Presses = {readonly count: number; readonly last: string};

function App() {
	const {stdout} = useStdout();
	const [rows, setRows] = useState(stdout.rows);
	const [{count, last}, press] = useReducer((presses: Presses, name: string): Presses => ({count: presses.count + 1, last: name}), {count: 0, last: ''});
	useEffect(() => {
		const update = () => {
			setRows(stdout.rows);
		};

		stdout.on('resize', update);
		return () => {
			stdout.off('resize', update);
		};
	}, [stdout]);
	useInput((input, key) => {
		if (input === 'X') {
			throw new Error('thrown in useInput');
		}

		press(flags(input, key));
	});
	return (
		<Box flexDirection='column' height={rows} justifyContent='space-between'>
			<Text>Title of the screen</Text>
			<Text color='green'>{`keys: ${count} last: ${last}.`}</Text>
			<Text>bottom row</Text>
		</Box>
	);
}

async function start(columns = 80, rows = 24) {
	const terminal = createVirtualTerminal({columns, rows});
	const instance = render(<App/>, terminal.options);
	onTestFinished(() => {
		instance.unmount();
	});
	await terminal.settled();
	await terminal.until('keys: 0');
	return {...terminal, instance};
}

test('Ink draws every row of the screen through the stage, and clears it once', async () => {
	const {lines, writes, press} = await start();
	expect(lines()[0]).toBe('Title of the screen');
	expect(lines()[23]).toBe('bottom row');
	await press('a', 'b', 'left');
	expect(writes.join('').split('\u001B[H\u001B[J')).toHaveLength(2);
	expect(writes.join('')).not.toContain('\u001B[3J');
});

test('one key is one frame, one write and few bytes', async () => {
	const {writes, press} = await start();
	const before = writes.length;
	await press('a');
	expect(writes).toHaveLength(before + 1);
	expect(writes.at(-1)?.length).toBeLessThan(120);
});

test('an idle screen sends nothing', async () => {
	const {writes, settled} = await start();
	const before = writes.length;
	await settled();
	await settled();
	expect(writes).toHaveLength(before);
});

test.each([
	['left', 'leftArrow'],
	['right', 'rightArrow'],
	['up', 'upArrow'],
	['down', 'downArrow'],
	['home', 'home'],
	['end', 'end'],
	['page-up', 'pageUp'],
	['page-down', 'pageDown'],
	['enter', 'return'],
	['tab', 'tab'],
	['shift-tab', 'shift+tab'],
	['backspace', 'backspace'],
	['escape', 'escape+meta'],
	['ctrl-c', 'c+ctrl'],
	['ctrl-l', 'l+ctrl'],
	['ctrl-z', 'z+ctrl'],
	['ż', 'ż'],
	['7', '7'],
])('useInput understands %s', async (key, seen) => {
	const {press, text} = await start();
	await press(key);
	expect(text()).toContain(`keys: 1 last: ${seen}`);
});

test('four keys in one piece are four keys, and one write', async () => {
	const {send, text, writes} = await start();
	const before = writes.length;
	await send('lll\r');
	expect(text()).toContain('keys: 4 last: return');
	expect(writes).toHaveLength(before + 1);
});

test('sequences that are no keys change nothing and stop nothing', async () => {
	const {send, elapse, press, text, errors} = await start();
	for (let modifier = 2; modifier <= 8; modifier++) {
		for (const letter of 'ABCDEFGHPQRSZabcdz') {
			await send(`\u001B[1;${modifier}${letter}`); // eslint-disable-line no-await-in-loop
		}
	}

	await send('\u001BOP\u001B[15;5~\u001B[I\u001B[200~qqq\u001B[201~\u001Bx');
	await elapse();
	expect(text()).toContain('keys: 0');
	await press('a');
	expect(text()).toContain('keys: 1 last: a');
	expect(errors).toEqual([]);
});

test('an exception in useInput is caught, and the next key works', async () => {
	const {press, text, errors} = await start();
	await press('X', 'a');
	expect(errors).toEqual([new Error('thrown in useInput')]);
	expect(text()).toContain('keys: 1 last: a');
});

test('so is one that Escape leads to, which Ink itself would hold back', async () => {
	const terminal = createVirtualTerminal();
	const instance = render(<Thrower/>, terminal.options);
	await terminal.settled();
	await terminal.press('escape');
	expect(terminal.errors).toEqual([new Error('whatever the key')]);
	instance.unmount();
});

function Thrower() {
	useInput(() => {
		throw new Error('whatever the key');
	});
	return <Text>nothing</Text>;
}

test('through many changes of size the title stands there once', async () => {
	const {resize, text, lines, scrolledRows, writes} = await start();
	const sizes = [[100, 24], [60, 15], [120, 60], [50, 20], [100, 15], [80, 24]] as const;
	for (const [columns, rows] of sizes) {
		await resize(columns, rows); // eslint-disable-line no-await-in-loop
		expect(text().split('Title')).toHaveLength(2);
		expect(lines()[0]).toBe('Title of the screen');
		expect(lines()[rows - 1]).toBe('bottom row');
	}

	expect(scrolledRows()).toBe(0);
	expect(writes.join('').split('\u001B[H\u001B[J')).toHaveLength(sizes.length + 2);
});

test('after unmounting Ink settles and has drawn nothing more', async () => {
	const {instance, writes, settled} = await start();
	const before = writes.length;
	const ended = instance.waitUntilExit();
	instance.unmount();
	await ended;
	await settled();
	expect(writes).toHaveLength(before);
});

test('keys pressed before Ink listens are not lost', async () => {
	const terminal = createVirtualTerminal();
	await terminal.send('\r');
	const instance = render(<App/>, terminal.options);
	await terminal.until('keys: 1 last: return');
	instance.unmount();
});
