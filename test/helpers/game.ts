/** The built program in a pseudo-terminal, alone or in a shell. */
import {execFileSync} from 'node:child_process';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {expect} from 'vitest';
import {type Pty, type PtyOptions, openPty} from './pty.js';

export const program = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** A match in which bots lose no time; every run is the same. */
export const match = ['play', '--seed', 'conduct', '--speed', '0', '--name', 'Ala'];

/** Starts the program, with a match unless said otherwise, and waits for the first frame. */
export async function startGame(options: readonly string[] = match, settings: PtyOptions = {}, first = 'deal 1'): Promise<Pty> {
	const game = openPty([program, ...options], settings);
	await game.until(first);
	return game;
}

/** The same between two looks at the modes of the terminal, as a shell runs it, after enough lines that some have scrolled away. */
export async function startInShell(file = program, options: readonly string[] = match): Promise<Pty> {
	const shell = openPty(['-c', 'seq 40; stty -g; "$0" "$@"; echo "ended $?"; stty -g', process.execPath, file, ...options], {program: 'sh', columns: 132});
	await shell.until('deal 1');
	return shell;
}

/** The game that a shell runs. */
export function gameIn({pid}: Pty): number {
	return Number(execFileSync('pgrep', ['-P', String(pid)], {encoding: 'utf8'}));
}

/** Said when the match has been left in mid-play. */
const kept = 'The match is kept. To go on with it: dominogranie play --resume';

/** What must be left when all is over: the main screen with all its lines, how to go on, the modes as they were, the cursor shown. */
export async function expectRestored(shell: Pty, code: number, saidBefore: readonly string[] = []): Promise<void> {
	const said = [...saidBefore, kept];
	await shell.exit;
	const lines = shell.lines().filter(line => line !== '');
	const modes = lines.at(-1);
	expect(modes).toMatch(/^[\da-f:]{30,}$/);
	expect(lines.slice(-said.length - 4)).toEqual(['40', modes, ...said, `ended ${code}`, modes].slice(-said.length - 4));
	// 40 lines, those of the shell and of the program, and an empty one for the cursor.
	expect(shell.scrolledRows()).toBe(40 + 3 + said.length + 1 - shell.lines().length);
	expect(shell.raw().split('\u001B[?1049l')).toHaveLength(2);
	expect(shell.raw().lastIndexOf('\u001B[?25h')).toBeGreaterThan(shell.raw().lastIndexOf('\u001B[?25l'));
}
