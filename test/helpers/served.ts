/** The built program as a village, and guests who come with the real OpenSSH client. `npm test` builds it first. */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import ssh2 from 'ssh2';
import {onTestFinished} from 'vitest';
import {openPty, type Pty, type PtyOptions} from './pty.js';

const program = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

export type Served = {
	readonly port: number;
	/** Where XDG_DATA_HOME is. */
	readonly data: string;
	readonly child: ChildProcess;
	readonly stdout: () => string;
	/** The log. */
	readonly stderr: () => string;
	/** Resolves with the exit code. */
	readonly ended: Promise<number | undefined>;
};

/** A directory that is removed with the test. */
export function scratch(): string {
	const directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	onTestFinished(() => {
		rmSync(directory, {recursive: true, force: true});
	});
	return directory;
}

/** Opens a village; resolves when guests can come. It is killed with the test. */
export async function openServed({data = scratch(), argv = [], port = 0}: {readonly data?: string; readonly argv?: readonly string[]; readonly port?: number} = {}): Promise<Served> {
	const child = spawn(process.execPath, [program, 'serve', '--port', String(port), ...argv], {
		env: {
			PATH: process.env.PATH, HOME: data, XDG_DATA_HOME: data, LANG: 'C.UTF-8',
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let stdout = '';
	let stderr = '';
	child.stderr.on('data', (text: unknown) => {
		stderr += String(text);
	});
	const ended = new Promise<number | undefined>(resolve => {
		child.on('close', code => {
			resolve(code ?? undefined);
		});
	});
	onTestFinished(async () => {
		child.kill('SIGKILL');
		await ended;
	});
	const found = await new Promise<number>((resolve, reject) => {
		child.stdout.on('data', (text: unknown) => {
			stdout += String(text);
			const [, number] = /port (\d+)\.[^]*\n.*\n/.exec(stdout) ?? [];
			if (number !== undefined) {
				resolve(Number(number));
			}
		});
		child.on('close', code => {
			reject(new Error(`It ended with ${code}: ${stderr}`));
		});
	});
	return {
		port: found, data, child, stdout: () => stdout, stderr: () => stderr, ended,
	};
}

/** A person's key, in a file that `ssh` takes. */
export function newKeyFile(): string {
	const file = path.join(scratch(), 'key');
	writeFileSync(file, ssh2.utils.generateKeyPairSync('ed25519').private, {mode: 0o600});
	return file;
}

/** Nothing of the user's or the machine's settings, and no questions. */
export function sshOptions(port: number, key?: string): string[] {
	return [
		'-F',
		'/dev/null',
		'-p',
		String(port),
		'-o',
		'StrictHostKeyChecking=no',
		'-o',
		'UserKnownHostsFile=/dev/null',
		'-o',
		'LogLevel=ERROR',
		'-o',
		'IdentitiesOnly=yes',
		'-o',
		'SendEnv=LANG LC_*',
		'-o',
		'IdentityAgent=none',
		...(key === undefined ? [] : ['-i', key]),
	];
}

/** Comes in with `ssh`, in a pseudo-terminal. */
export function openSsh({port}: {readonly port: number}, {key, name = 'ala', words = [], ...options}: PtyOptions & {
	readonly key?: string;
	readonly name?: string;
	/** Behind the host. */
	readonly words?: readonly string[];
} = {}): Pty {
	return openPty([...sshOptions(port, key), `${name}@127.0.0.1`, ...words], {
		...options, program: 'ssh', env: {LANG: 'en_GB.UTF-8', ...options.env},
	});
}
