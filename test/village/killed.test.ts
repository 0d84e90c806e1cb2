import {spawn} from 'node:child_process';
import process from 'node:process';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {
	afterAll, beforeAll, expect, test,
} from 'vitest';
import type {PackedView} from '../../source/match/packed-view.js';
import {bundle} from '../helpers/bundle.js';
import {picksFrom} from '../helpers/random.js';
import {scratchDirectory, villageOf} from './village.js';

let program: Awaited<ReturnType<typeof bundle>>;
beforeAll(async () => {
	program = await bundle(fileURLToPath(new URL('fixtures/village.ts', import.meta.url)));
});
afterAll(() => {
	program.remove();
});

type Seen = Pick<PackedView, 'game' | 'deal' | 'played' | 'hand'>;

/** Runs the program until it has said so many lines, and kills it; answers the last line of all it said until it was dead. */
async function lastSeen(lines: number, argv: readonly string[]): Promise<Seen> {
	const child = spawn(process.execPath, [program.file, ...argv], {stdio: ['ignore', 'pipe', 'inherit']});
	let told = 0;
	let last = '';
	const reader = createInterface({input: child.stdout});
	reader.on('line', line => {
		last = line;
		told++;
		if (told >= lines) {
			child.kill('SIGKILL');
		}
	});
	await Promise.all([
		new Promise(resolve => {
			reader.on('close', resolve);
		}),
		new Promise(resolve => {
			child.on('close', resolve);
		}),
	]);
	return JSON.parse(last) as Seen; // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
}

test('a village that is killed at any moment has lost nothing that anybody was shown', async () => {
	const directory = scratchDirectory();
	const pick = picksFrom(7);
	for (let kill = 0; kill < 6; kill++) {
		const seen = await lastSeen(kill === 0 ? 1 : 1 + pick(120), [directory, String(kill)]); // eslint-disable-line no-await-in-loop
		const village = villageOf({directory});
		const [ania, olek] = [village.enter('', 'a'), village.enter('', 'o')];
		const {
			game, deal, played, hand, seat,
		} = ania.view();
		expect([seat, olek.view().seat]).toEqual([0, 1]);
		// What was done last may not have been told any more.
		expect([game, deal].join(' ') >= [seen.game, seen.deal].join(' ')).toBe(true);
		if (game === seen.game && deal === seen.deal) {
			expect(played.slice(0, seen.played.length)).toEqual(seen.played);
			expect(played.length > seen.played.length || hand === seen.hand).toBe(true);
		}

		village.village.close();
	}
});
