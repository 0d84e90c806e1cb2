import {readFileSync} from 'node:fs';
import {watch} from 'node:fs/promises';
import {join} from 'node:path';
import process from 'node:process';
import {
	afterAll, beforeAll, expect, test,
} from 'vitest';
import {enterScreen, leaveScreen} from '../../source/terminal/screen-modes.js';
import {bundle} from '../helpers/bundle.js';
import {openPty, type Pty} from '../helpers/pty.js';

const fixture = (name: string) => new URL(`fixtures/${name}`, import.meta.url).pathname;

let session: Awaited<ReturnType<typeof bundle>>;
let inkSession: Awaited<ReturnType<typeof bundle>>;
let bystander: Awaited<ReturnType<typeof bundle>>;

beforeAll(async () => {
	[session, inkSession, bystander] = await Promise.all(['session.ts', 'ink-session.tsx', 'bystander.ts'].map(async name => bundle(fixture(name))));
});

afterAll(() => {
	session.remove();
	inkSession.remove();
	bystander.remove();
});

/** The program between two looks at the modes of the terminal, as a shell runs it. */
async function startInShell({file} = session): Promise<Pty> {
	const pty = openPty(['-c', 'stty -g; "$0" "$1"; echo "ended $?"; stty -g', process.execPath, file], {program: 'sh', columns: 132});
	await pty.until('ready');
	return pty;
}

const pidOn = (pty: Pty): number => Number(/pid (\d+)/.exec(pty.text())?.[1]);
const parentOn = (pty: Pty): number => Number(/parent (\d+)/.exec(pty.text())?.[1]);

/** What is left when all is over: the main screen, the modes as they were, the cursor shown. */
async function expectRestored(pty: Pty, code: number, said: readonly string[] = []): Promise<void> {
	await pty.exit;
	const [modes, ...rest] = pty.lines();
	expect(rest.slice(0, said.length + 3)).toEqual([...said, `ended ${code}`, modes, '']);
	expect(pty.raw().split(leaveScreen)).toHaveLength(2);
	expect(pty.raw().lastIndexOf('\u001B[?25h')).toBeGreaterThan(pty.raw().lastIndexOf('\u001B[?25l'));
}

test('keys come through, and the screen is drawn to its last row', async () => {
	const pty = await startInShell();
	pty.press('left');
	await pty.until('last key: left');
	expect(pty.lines().at(-1)).toBe('ready');
	expect(pty.raw().split('\u001B[H\u001B[J')).toHaveLength(2);
	expect(pty.raw()).not.toContain('\u001B[3J');
});

test('after a normal end the terminal is as it was', async () => {
	const pty = await startInShell();
	pty.press('q');
	await expectRestored(pty, 3);
});

test('so it is after process.exit', async () => {
	const pty = await startInShell();
	pty.press('x');
	await expectRestored(pty, 4);
});

test.each([['SIGTERM', 143], ['SIGHUP', 129], ['SIGINT', 130], ['SIGQUIT', 131]] as const)('so it is after %s, with code %i', async (signal, code) => {
	const pty = await startInShell();
	process.kill(pidOn(pty), signal);
	await expectRestored(pty, code);
});

test.each([
	['t', 'thrown by a listener'],
	['e', 'thrown by a timer'],
	['r', 'a promise broken'],
])('so it is after a fault (%s), with one sentence and code 70', async (key, sentence) => {
	const pty = await startInShell();
	pty.press(key);
	await expectRestored(pty, 70, [`Fault: ${sentence}.`]);
});

test.each([
	['q', 0, []],
	['t', 70, ['Fault: thrown in useInput.']],
	['e', 70, ['Fault: thrown in an effect.']],
	['r', 70, ['Fault: thrown in render.']],
] as const)('so it is when Ink draws, and key %s ends it with code %i', async (key, code, said) => {
	const pty = await startInShell(inkSession);
	pty.press(key);
	await expectRestored(pty, code, said);
});

test('so it is when Ink draws and SIGTERM comes', async () => {
	const pty = await startInShell(inkSession);
	process.kill(pidOn(pty), 'SIGTERM');
	await expectRestored(pty, 143);
});

test('a new size is drawn, cleared once', async () => {
	const pty = await startInShell();
	pty.resize(60, 20);
	await pty.until(() => pty.text().includes('size: 60×20') && pty.lines().at(-1) === 'ready');
	expect(pty.raw().split('\u001B[H\u001B[J')).toHaveLength(3);
});

test('Ctrl+L draws all again', async () => {
	const pty = await startInShell();
	const before = pty.raw().length;
	pty.press('ctrl-l');
	await pty.until(() => pty.raw().slice(before).includes('ready'));
	expect(pty.text()).toContain('last key: none');
});

/** A shell with job control, and the program in it behind another one, as npx would start it. */
async function startAsJob() {
	const pty = openPty(['--norc', '--noprofile', '-i'], {program: 'bash', columns: 132, env: {PS1: '> '}});
	const modes = async (count: number) => {
		const found = () => pty.lines().filter(line => /^[\da-f]+(:[\da-f]+){10,}$/.test(line));
		pty.write('stty -g\r');
		await pty.until(() => found().length === count);
		return found()[count - 1];
	};

	await pty.until('>');
	const before = await modes(1);
	pty.write(`sh -c '"$0" "$1"; true' ${process.execPath} ${session.file}\r`);
	await pty.until('ready');
	pty.press('a');
	await pty.until('last key: a');
	return {pty, modes, before};
}

test('Ctrl+Z gives the shell its terminal, and fg goes on where it was, in the size of now', async () => {
	const {pty, modes, before} = await startAsJob();
	pty.press('ctrl-z');
	await pty.until('Stopped');
	expect(await modes(2)).toBe(before);

	pty.resize(120, 22);
	pty.write('fg\r');
	await pty.until('size: 120×22');
	expect(pty.text()).toContain('last key: a');
	pty.press('right');
	await pty.until('last key: right');
	pty.press('q');
	await pty.until('>');
	expect(await modes(3)).toBe(before);
});

test('after being stopped from outside and continued by fg, all is drawn again and keys work', async () => {
	const {pty, modes, before} = await startAsJob();
	// The parent leads the job.
	process.kill(-parentOn(pty), 'SIGSTOP');
	await pty.until('Stopped');
	expect(await modes(1)).toBe(before);
	pty.write('fg\r');
	await pty.until('last key: a');
	pty.press('up');
	await pty.until('last key: up');
});

test('where nobody could continue it, Ctrl+Z does not stop the game', async () => {
	const pty = openPty([session.file]);
	await pty.until('ready');
	pty.press('ctrl-z');
	await pty.until(() => pty.raw().split(enterScreen).length === 3);
	await pty.until('ready');
	pty.press('b');
	await pty.until('last key: b');
});

test('when the window is closed the process is gone at once, without an abort', async () => {
	const pty = openPty([bystander.file, session.file]);
	await pty.until('ready');
	const changes = watch(pty.home);
	pty.close();
	for await (const {filename} of changes) {
		const report = readFileSync(join(pty.home, String(filename)), 'utf8');
		if (report !== '') {
			expect(report).toBe('SIGKILL');
			break;
		}
	}
});
