/** How long the built program takes to say its version or its help, and to show its first frame in a terminal. */
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import process from 'node:process';
import {spawn as spawnInTerminal} from '@lydell/node-pty';
import {type Measured, median} from './measure.js';

/** Medians in milliseconds by the clock, since it is somebody waiting. */
export type StartTimes = {
	readonly firstFrame: Measured;
	readonly help: Measured;
	readonly version: Measured;
};

const times = 10;
const program = path.resolve('dist', 'cli.js');

export async function measureStart(): Promise<StartTimes> {
	const home = mkdtempSync(path.join(tmpdir(), 'dominogranie-bench-'));
	const environment = {
		PATH: process.env.PATH ?? '', HOME: home, LANG: 'C.UTF-8', TERM: 'xterm-256color',
	};
	try {
		return {
			firstFrame: await medianTime(async () => firstFrame(environment)),
			help: await medianTime(async () => run('--help', environment)),
			version: await medianTime(async () => run('--version', environment)),
		};
	} finally {
		rmSync(home, {recursive: true});
	}
}

async function medianTime(work: () => Promise<void>): Promise<Measured> {
	// The first time files are read from the disk.
	await work();
	const measured: number[] = [];
	for (let time = 0; time < times; time++) {
		const before = performance.now();
		await work(); // eslint-disable-line no-await-in-loop
		measured.push(performance.now() - before);
	}

	return Math.round(median(measured));
}

async function run(option: string, env: Readonly<Record<string, string>>): Promise<void> {
	return new Promise(resolve => {
		spawn(process.execPath, [program, option], {env, stdio: 'ignore'}).on('exit', () => {
			resolve();
		});
	});
}

/** Until the last row of the menu is there. */
async function firstFrame(env: Readonly<Record<string, string>>): Promise<void> {
	return new Promise(resolve => {
		let sent = '';
		const child = spawnInTerminal(process.execPath, [program], {cols: 80, rows: 24, env});
		child.onData(text => {
			sent += text;
			if (sent.includes('\u001B[24;1H')) {
				child.kill('SIGKILL');
				resolve();
			}
		});
	});
}

if (process.argv[2] === 'start') {
	process.stdout.write(JSON.stringify(await measureStart()));
}
