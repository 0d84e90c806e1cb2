/**
`npm run bench`: figures of speed, each taken in a process of its own so that none warms or spoils another.

With `--json` one object on stdout; otherwise lines to read. Parts can be named: `npm run bench -- kernel`.
The village is measured only when it is named, with so many guests: `npm run bench -- serve 50 200`.
*/
import {execFileSync} from 'node:child_process';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {variants} from '../../source/variants/index.js';
import type {BoardCost} from './board.js';
import type {BotSpeed} from './bots.js';
import type {KernelSpeed} from './kernel.js';
import type {ScreenCost} from './screen.js';
import type {ServeCost} from './serve.js';
import type {StartTimes} from './start.js';

const asJson = process.argv.includes('--json');
const words = process.argv.slice(2).filter(word => !word.startsWith('--'));
const named = words.filter(word => !/^\d+$/.test(word));
const numbers = words.filter(word => /^\d+$/.test(word));

/** Runs another bench file of this folder and reads the JSON it prints. */
function measure<Figures>(file: string, ...parameters: string[]): Figures {
	const path = fileURLToPath(new URL(`${file}.js`, import.meta.url));
	return JSON.parse(execFileSync(process.execPath, [path, ...parameters], {encoding: 'utf8'})) as Figures; // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
}

function say(line: string): void {
	if (!asJson) {
		process.stdout.write(`${line}\n`);
	}
}

function kernel(): Record<string, KernelSpeed> {
	say('kernel: random deals a second, and the share of the hand-inlined yardstick (Five Up, two players)');
	const figures: Record<string, KernelSpeed> = {};
	for (const variant of variants) {
		for (const seats of variant.seats) {
			const speed = measure<KernelSpeed>('kernel', 'kernel', variant.id, String(seats));
			figures[`${variant.id}-${seats}`] = speed;
			say(`  ${`${variant.id}-${seats}`.padEnd(20)} ${String(speed.dealsPerSecond).padStart(9)}  ${speed.ratio.toFixed(2)}`);
		}
	}

	return figures;
}

function bots(): Record<string, BotSpeed> {
	say('bots: play-outs of the search a second, their share of the yardstick\'s deals, and bytes allocated by a play-out');
	const figures: Record<string, BotSpeed> = {};
	for (const variant of variants) {
		for (const seats of variant.seats) {
			const speed = measure<BotSpeed>('bots', 'bots', variant.id, String(seats));
			figures[`${variant.id}-${seats}`] = speed;
			say(`  ${`${variant.id}-${seats}`.padEnd(20)} ${String(speed.playoutsPerSecond).padStart(9)}  ${speed.ratio.toFixed(2)}  ${String(speed.bytesPerPlayout).padStart(5)}`);
		}
	}

	return figures;
}

function board(): Record<string, BoardCost> {
	say('board: placing a tile in 78×14, in milliseconds of processor time: median, 99 of 100, worst');
	const costs = measure<Record<string, BoardCost>>('board', 'board');
	for (const [id, {p50, p99, worst}] of Object.entries(costs)) {
		say(`  ${id.padEnd(20)} ${[p50, p99, worst].map(cost => cost.toFixed(2).padStart(9)).join('')}`);
	}

	return costs;
}

function screen(): ScreenCost {
	const cost = measure<ScreenCost>('screen', 'screen');
	say('screen: a key at the table of 80×24, medians');
	say(`  ${cost.msPerKey} ms of processor time, ${cost.bytesPerKey} bytes, ${cost.framesPerKey} frames`);
	return cost;
}

function start(): StartTimes {
	const times = measure<StartTimes>('start', 'start');
	say('start: medians of ten, in milliseconds');
	say(`  first frame ${times.firstFrame}, --help ${times.help}, --version ${times.version}`);
	return times;
}

function serve(): ServeCost[] {
	say('serve: guests at tables of four, two keys a second each');
	say('  guests   p50   p95   p99 ms   keys  ms/key  cores  bytes/key median  mean  MB/guest  ms/login');
	const costs = measure<ServeCost[]>('serve', 'serve', ...numbers);
	for (const cost of costs) {
		const {
			sessions, p50, p95, p99, keys, msPerKey, cores, bytesPerKey, meanBytesPerKey, megabytesPerSession, msPerLogin,
		} = cost;
		const columns: ReadonlyArray<readonly [number, number]> = [
			[sessions, 8], [p50, 6], [p95, 6], [p99, 6], [keys, 10], [msPerKey, 8], [cores, 7], [bytesPerKey, 18], [meanBytesPerKey, 6], [megabytesPerSession, 10], [msPerLogin, 10],
		];
		say(columns.map(([figure, width]) => String(figure).padStart(width)).join(''));
	}

	return costs;
}

const parts: Record<string, () => unknown> = {
	kernel, bots, board, screen, start, serve,
};
const wanted = named.length > 0 ? named : ['kernel', 'board', 'screen', 'start'];
const figures = Object.fromEntries(wanted.map(part => [part, parts[part]()]));
if (asJson) {
	process.stdout.write(`${JSON.stringify(figures)}\n`);
}
