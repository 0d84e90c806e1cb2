/** Long texts a page at a time. */
import {spawn} from 'node:child_process';
import process from 'node:process';
import {isDumb} from '../terminal/launch.js';
import {listenForSignals} from './signals.js';
import type {Surroundings} from './surroundings.js';

/** A program that shows a text page by page; `shell` when it is a command line of the person's own. */
export type Pager = {
	readonly command: string;
	readonly shell: boolean;
};

/** PAGER, else `less`; none where PAGER is empty or `cat`. */
export function pagerIn({PAGER: own}: Surroundings['env']): Pager | undefined {
	if (own === undefined) {
		return {command: 'less', shell: false};
	}

	const command = own.trim();
	return command === '' || command === 'cat' ? undefined : {command, shell: true};
}

/**
Shows lines through the person's pager if they are more than the terminal has rows, and prints them where there is
no terminal or no pager. Ends with an exit code.
*/
export async function showPaged(lines: readonly string[], {env, print}: Pick<Surroundings, 'env' | 'print'>): Promise<number> {
	const {stdin, stdout} = process;
	const pager = stdin.isTTY && stdout.isTTY && !isDumb(env) && lines.length >= stdout.rows ? pagerIn(env) : undefined;
	if (pager !== undefined) {
		// What is typed into the pager is for the pager, Ctrl+C too.
		const signals = listenForSignals();
		const isShown = await runPager(pager, lines, env);
		signals.stop();
		if (isShown) {
			return signals.code() === 130 ? 0 : signals.code() ?? 0;
		}
	}

	for (const line of lines) {
		print(line);
	}

	return 0;
}

/** Whether the pager could be run; how it ended is its own affair. */
async function runPager({command, shell}: Pager, lines: readonly string[], env: Surroundings['env']): Promise<boolean> {
	const child = spawn(command, {
		shell,
		stdio: ['pipe', 'inherit', 'inherit'],
		// As other programs start `less`: without a page for what fits on one, and leaving the text on the screen.
		env: {LESS: 'FRX', ...env},
	});
	child.stdin.on('error', () => {
		// Whoever has read enough leaves the pager before all is written.
	});
	child.stdin.end(lines.map(line => `${line}\n`).join(''));
	return new Promise(resolve => {
		child.on('error', () => {
			resolve(false);
		});
		child.on('close', code => {
			resolve(code !== 127);
		});
	});
}
