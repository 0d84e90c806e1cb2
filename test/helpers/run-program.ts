/** The built program as a process: `npm test` builds it first. */
import {spawn, spawnSync} from 'node:child_process';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const program = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** Nothing of our own environment but where programs are: neither language nor settings. */
const bareEnvironment = {PATH: process.env.PATH, HOME: '/nonexistent', LANG: 'C.UTF-8'};

export type Ended = {
	/** Null when a signal ended it. */
	readonly code: number | null; // eslint-disable-line @typescript-eslint/no-restricted-types
	readonly stdout: string;
	readonly stderr: string;
};

/** Runs the program to its end. */
export function runProgram(argv: readonly string[], {env, input = ''}: {env?: Readonly<Record<string, string>>; input?: string | Uint8Array} = {}): Ended {
	const {status, stdout, stderr} = spawnSync(process.execPath, [program, ...argv], {
		env: {...bareEnvironment, ...env}, input, encoding: 'utf8',
	});
	return {code: status, stdout, stderr};
}

/** Starts the program, and ends with what it said; `meanwhile` gets the running process. */
export async function startProgram(argv: readonly string[], meanwhile: (child: ReturnType<typeof spawn>) => void): Promise<Ended> {
	const child = spawn(process.execPath, [program, ...argv], {env: bareEnvironment, stdio: 'pipe'});
	let stdout = '';
	let stderr = '';
	child.stdout.on('data', (text: unknown) => {
		stdout += String(text);
	});
	child.stderr.on('data', (text: unknown) => {
		stderr += String(text);
	});
	meanwhile(child);
	return new Promise(resolve => {
		child.on('close', code => {
			resolve({code, stdout, stderr});
		});
	});
}
