/** The door: connections from the net, who may come in, and the clock until they are in. */
import {
	createServer, type AddressInfo, type Server as NetServer, type Socket,
} from 'node:net';
import ssh2, {type Connection} from 'ssh2';
import {errorCode} from '../store/error-code.js';
import type {Later} from '../terminal/later.js';
import type {Language} from '../words/language.js';
import {createGreetingQueue} from './greeting-queue.js';
import type {Counts, Limits} from './limits.js';
import type {Log} from './log.js';
import {createSendOff} from './send-off.js';

/** A connection whose client speaks SSH. */
export type Caller = {
	readonly connection: Connection;
	readonly socket: Socket;
	readonly address: string;
	/** Whether he has come so often that he can only be told so. */
	readonly isTooOften: boolean;
	/** To be called when he has proved who he is; and when a visit has begun, so that the clock stops. */
	readonly greeted: () => void;
	readonly isIn: () => void;
	/** To be called when all has been said: how the connection ends then is nobody's concern. */
	readonly over: () => void;
	/** The connection is broken. */
	readonly failed: (reason: string) => void;
};

export type Door = {
	readonly port: number;
	/** Takes nobody more in; who is in stays. */
	readonly close: () => void;
	/** Resolves when nobody is left, or after so many milliseconds. */
	readonly emptied: (milliseconds: number) => Promise<void>;
	/** Ends all connections that are left. */
	readonly shut: () => void;
};

export type DoorWish = {
	readonly host: string;
	readonly port: number;
	/** The host key, in OpenSSH's format. */
	readonly pem: string;
	readonly limits: Limits;
	readonly counts: Counts;
	/** For those of whom no language is known. */
	readonly language: Language;
	readonly keepalive?: {readonly milliseconds: number; readonly count: number};
	readonly later: Later;
	readonly log: Log;
	readonly onCaller: (caller: Caller) => void;
};

// A client that is only stopped answers again after a minute; one that is gone never does.
const usualKeepalive = {milliseconds: 15_000, count: 6};

// Nothing that costs us much and them little: no compression, no large groups. All clients of the last ten years know one of these.
const algorithms = {
	kex: [
		'curve25519-sha256', 'curve25519-sha256@libssh.org', 'ecdh-sha2-nistp256', 'ecdh-sha2-nistp384', 'ecdh-sha2-nistp521', 'diffie-hellman-group14-sha256',
	],
	compress: ['none'],
} as const;

const ident = 'dominogranie';

/** Opens the door; rejects with what the operating system says when it cannot be opened there. */
export async function openDoor({host, port, pem, limits, counts, language, keepalive = usualKeepalive, later, log, onCaller}: DoorWish): Promise<Door> {
	const sockets = new Map<string, Entrance>();
	const queue = createGreetingQueue(limits.logins, later);
	const sendOff = createSendOff({ident, language, later});
	const ssh = new ssh2.Server({
		hostKeys: [pem],
		ident,
		keepaliveInterval: keepalive.milliseconds,
		keepaliveCountMax: keepalive.count,
		algorithms: {kex: [...algorithms.kex], compress: [...algorithms.compress]},
	}, (connection, {ip, port: from}) => {
		const entrance = sockets.get(nameOf(ip, from));
		if (entrance === undefined) {
			connection.end();
			return;
		}

		entrance.connection = connection;
		onCaller({...entrance, connection});
	});

	const take = (socket: Socket) => {
		const address = socket.remoteAddress;
		// It may be gone already.
		if (address === undefined) {
			socket.destroy();
			return;
		}

		const verdict = counts.connect(address);
		let isOver = false;
		const over = () => {
			isOver = true;
		};

		const failed = (reason: string) => {
			if (!isOver) {
				over();
				log('connection-failed', {address, reason});
			}
		};

		// Not before there is a listener, or an error would end the process.
		socket.on('error', error => {
			failed(errorCode(error));
			socket.destroy();
		});
		if (verdict === 'far-too-often' || verdict === 'far-too-many') {
			const why = verdict === 'far-too-often' ? 'too-often' : 'too-many-from-here';
			log('shut-out', {address, why});
			over();
			sendOff.stranger(socket, why);
			return;
		}

		const name = nameOf(address, socket.remotePort);
		let isGreeted = false;
		const callOff = later(limits.loginSeconds * 1000, () => {
			log('login-timeout', {address});
			over();
			turn.done();
			if (!isGreeted) {
				sendOff.stranger(socket, 'too-busy');
			} else if (entrance.connection === undefined) {
				socket.destroy();
			} else {
				sendOff.caller(socket, entrance.connection, 'too-slow');
			}
		});
		const turn = queue(socket, () => {
			isGreeted = true;
			ssh.injectSocket(socket);
		});
		const entrance: Entrance = {
			socket, address, isTooOften: verdict === 'too-often', greeted: turn.done, isIn: callOff, over, failed,
		};
		sockets.set(name, entrance);
		socket.setNoDelay(true);
		socket.on('close', () => {
			callOff();
			turn.done();
			sockets.delete(name);
			counts.disconnect(address);
		});
	};

	const net = createServer({pauseOnConnect: false}, take);
	await listening(net, {host, port});
	net.on('error', error => {
		log('door-failed', {code: errorCode(error)});
	});
	return {
		port: (net.address() as AddressInfo).port, // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
		close() {
			net.close();
		},
		async emptied(milliseconds) {
			return new Promise(resolve => {
				if (!net.listening && sockets.size === 0) {
					resolve();
					return;
				}

				const callOff = later(milliseconds, resolve);
				net.once('close', () => {
					callOff();
					resolve();
				});
			});
		},
		shut() {
			for (const {socket} of sockets.values()) {
				socket.destroy();
			}
		},
	};
}

/** `connection`: once the client has said that it speaks SSH. */
type Entrance = Omit<Caller, 'connection'> & {connection?: Connection};

function nameOf(address: string, port: number | undefined): string {
	return `${address} ${port}`;
}

async function listening(net: NetServer, place: {readonly host: string; readonly port: number}): Promise<void> {
	return new Promise((resolve, reject) => {
		net.once('error', reject);
		net.listen(place, () => {
			net.off('error', reject);
			resolve();
		});
	});
}
