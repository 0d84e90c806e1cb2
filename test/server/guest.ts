/** A guest with the ssh2 client: what he types, and what he reads on his screen. */
import {Buffer} from 'node:buffer';
import ssh2, {type Client, type ClientChannel, type ConnectConfig} from 'ssh2';
import {onTestFinished} from 'vitest';
import {createScreen, type Screen} from '../helpers/screen.js';
import {codes} from '../helpers/virtual-terminal.js';

export type Guest = Pick<Screen, 'text' | 'lines' | 'until'> & {
	readonly client: Client;
	readonly channel: ClientChannel;
	/** All that came, standard error apart. */
	readonly raw: () => string;
	readonly errors: () => string;
	readonly press: (...keys: string[]) => void;
	readonly resize: (columns: number, rows: number) => void;
	/** The exit code; undefined when there was none. */
	readonly exit: Promise<number | undefined>;
	/** Resolves when the connection is over. */
	readonly closed: Promise<void>;
};

export type GuestWish = {
	readonly port: number;
	readonly name?: string;
	/** A private key, in OpenSSH's format. */
	readonly key?: string;
	readonly env?: Readonly<Record<string, string>>;
	readonly command?: string;
	readonly terminal?: {readonly term?: string; readonly cols?: number; readonly rows?: number} | false;
};

/** Connects; resolves when the connection is ready. It is ended with the test. */
export async function connectClient({port, name = 'ala', key}: Pick<GuestWish, 'port' | 'name' | 'key'>, more: ConnectConfig = {}): Promise<Client> {
	const client = new ssh2.Client();
	onTestFinished(() => {
		client.destroy();
	});
	return new Promise((resolve, reject) => {
		client.on('error', reject);
		client.on('ready', () => {
			client.off('error', reject);
			client.on('error', () => {
				// What follows is told by the end of the connection.
			});
			client.setNoDelay(true);
			resolve(client);
		});
		client.on('keyboard-interactive', (...asked) => {
			asked[4]([]);
		});
		client.connect({
			host: '127.0.0.1', port, username: name, privateKey: key, tryKeyboard: true, readyTimeout: 20_000, ...more,
		});
	});
}

/** Comes in. */
export async function comeIn(wish: GuestWish, client?: Client): Promise<Guest> {
	const connected = client ?? await connectClient(wish);
	const {terminal = {}, env, command} = wish;
	const columns = terminal === false ? 80 : terminal.cols ?? 80;
	const rows = terminal === false ? 24 : terminal.rows ?? 24;
	const pty = terminal === false ? undefined : {term: terminal.term ?? 'xterm-256color', cols: columns, rows};
	let code: number | undefined;
	const channel = await new Promise<ClientChannel>((resolve, reject) => {
		const opened = (error: Error | undefined, stream: ClientChannel) => {
			if (error) {
				reject(error);
				return;
			}

			// At once: the end may come in the same packet as the beginning.
			stream.on('exit', (given: number | undefined) => {
				code = given;
			});
			resolve(stream);
		};

		if (command === undefined) {
			connected.shell(pty ?? false, {env}, opened);
		} else {
			connected.exec(command, {pty, env}, opened);
		}
	});
	const screen = createScreen({columns: Math.min(columns || 80, 300), rows: Math.min(rows || 24, 100), newline: terminal === false});
	let raw = '';
	let errors = '';
	channel.on('data', (bytes: Uint8Array) => {
		const text = Buffer.from(bytes).toString('utf8');
		raw += text;
		screen.write(text);
	});
	channel.stderr.on('data', (bytes: Uint8Array) => {
		errors += Buffer.from(bytes).toString('utf8');
	});
	const exit = new Promise<number | undefined>(resolve => {
		channel.on('close', () => {
			void screen.settled().then(() => {
				resolve(code);
			});
		});
	});
	const closed = new Promise<void>(resolve => {
		connected.on('close', () => {
			resolve();
		});
	});
	return {
		...screen,
		client: connected,
		channel,
		raw: () => raw,
		errors: () => errors,
		press(...keys) {
			channel.write(keys.map(key => codes.get(key) ?? key).join(''));
		},
		resize(columns, rows) {
			screen.resize(columns, rows);
			channel.setWindow(rows, columns, 0, 0);
		},
		exit,
		closed,
	};
}
