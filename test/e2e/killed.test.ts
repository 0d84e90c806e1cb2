import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {lossIn} from '../helpers/after-kill.js';
import {type Pty, openPty, pressUntilShown} from '../helpers/pty.js';
import {picksFrom} from '../helpers/random.js';
import {runProgram} from '../helpers/run-program.js';

const program = new URL('../../dist/cli.js', import.meta.url).pathname;

/** Lays what is under the cursor again and again, and kills the program while it is doing what the last keys say. */
async function killAfter(turns: number, {press, text, until, signal, exit}: Pty): Promise<void> {
	await until('deal');
	for (let turn = 0; turn <= turns; turn++) {
		await pressUntilShown({press, text, until}, ...Array.from({length: turn === turns ? 20 : 1}, () => ['tab', 'enter']).flat()); // eslint-disable-line no-await-in-loop
	}

	signal('SIGKILL');
	expect(await exit).toBe(137);
}

test('the program may be killed again and again while somebody plays: the match goes on at the exact point', async () => {
	const pick = picksFrom(5);
	const first = openPty([program, 'play', '--speed', '0', '--players', '3', '--target', '1000']);
	const directory = path.join(first.home, '.local', 'share', 'dominogranie', 'records');
	await killAfter(pick(12), first);
	const [record] = readdirSync(directory).filter(name => name.endsWith('.domino')).map(name => path.join(directory, name));
	for (let kill = 0; kill < 5; kill++) {
		expect(lossIn(record)).toBeUndefined();
		await killAfter(pick(12), openPty([program, 'play', '--resume', '--speed', '0'], {env: {HOME: first.home}})); // eslint-disable-line no-await-in-loop
	}

	expect(lossIn(record)).toBeUndefined();
	expect(runProgram(['check', record])).toEqual({code: 0, stdout: '', stderr: ''});
	expect(readdirSync(directory)).toEqual([path.basename(record)]);
});
