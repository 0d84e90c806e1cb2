import {spawn} from 'node:child_process';
import {
	mkdtempSync, readFileSync, rmSync, existsSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {
	afterAll, beforeAll, describe, expect, test,
} from 'vitest';
import {replay} from '../../source/record/replay.js';
import {variants} from '../../source/variants/index.js';
import {lossIn} from '../helpers/after-kill.js';
import {bundle} from '../helpers/bundle.js';
import {picksFrom} from '../helpers/random.js';

let directory: string;
let player: Awaited<ReturnType<typeof bundle>>;
beforeAll(async () => {
	directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	player = await bundle(fileURLToPath(new URL('fixtures/player.ts', import.meta.url)));
});
afterAll(() => {
	player.remove();
	rmSync(directory, {recursive: true});
});

/** Lets the program play until it has told of so many actions, and kills it; answers all that it told until it was dead. */
async function killAfter(actions: number, argv: readonly string[]): Promise<string[]> {
	const child = spawn(process.execPath, [player.file, ...argv], {stdio: ['ignore', 'pipe', 'inherit']});
	const told: string[] = [];
	const lines = createInterface({input: child.stdout});
	lines.on('line', line => {
		told.push(line);
		if (told.length > actions) {
			child.kill('SIGKILL');
		}
	});
	await Promise.all([
		new Promise(resolve => {
			child.on('close', resolve);
		}),
		new Promise(resolve => {
			lines.on('close', resolve);
		}),
	]);
	return told.slice(1);
}

const actionsIn = (record: string) => existsSync(record) ? replay(readFileSync(record)).steps.length : 0;

describe('a match whose program is killed at any moment', () => {
	const matches = variants.flatMap(variant => variant.seats.map(seats => ({id: variant.id, seats})));

	test.each(matches)('$id for $seats: nothing that was shown is lost, and it goes on at the exact point', async ({id, seats}) => {
		const record = path.join(directory, `${id}-${seats}.domino`);
		const pick = picksFrom(seats);
		for (let kill = 0; kill < 5; kill++) {
			const from = actionsIn(record);
			// The first actions are special: the record comes into being, the first deal is made.
			const actions = kill < 2 ? pick(4) : pick(150);
			const told = await killAfter(actions, [record, id, String(seats), String((seats * 100) + kill)]); // eslint-disable-line no-await-in-loop
			expect(told.length).toBeGreaterThanOrEqual(actions);
			expect(lossIn(record, told, from)).toBeUndefined();
		}
	});
});
