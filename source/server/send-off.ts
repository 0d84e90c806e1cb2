/** The last word to somebody who gets no session: SSH lets a connection end with a sentence, which clients show. */
import {Buffer} from 'node:buffer';
import type {Socket} from 'node:net';
import type {Connection} from 'ssh2';
import type {Later} from '../terminal/later.js';
import type {Language} from '../words/language.js';
import {withoutMarks} from '../words/without-marks.js';
import {wordsFor} from '../words/words-for.js';

/** Why somebody gets no further than the door. */
export type DoorRefusal = 'too-often' | 'too-many-from-here' | 'too-busy' | 'too-slow';

export type SendOff = {
	/** To a client that has been told nothing yet; costs no exchange of keys. */
	readonly stranger: (socket: Socket, why: DoorRefusal) => void;
	/** To one that has been greeted. */
	readonly caller: (socket: Socket, connection: Connection, why: DoorRefusal) => void;
};

/** SSH_MSG_DISCONNECT, and the reasons for it: RFC 4253, 11.1. */
const disconnect = 1;
const tooManyConnections = 12;
/** Before there are keys a packet's length is a multiple of this: RFC 4253, 6. */
const block = 8;
const leastPadding = 4;
/** Whoever does not hang up is cut off after so many milliseconds; beyond so many of them everybody is, at once. */
const longestReading = 2000;
const mostLeaving = 64;

/** Sends people off; `ident` is what the door calls itself. Clients escape what is not ASCII. */
export function createSendOff({ident, language, later}: {readonly ident: string; readonly language: Language; readonly later: Later}): SendOff {
	const leaving = new Set<Socket>();

	const see = (socket: Socket, say: () => void) => {
		if (leaving.size >= mostLeaving) {
			socket.destroy();
			return;
		}

		leaving.add(socket);
		const callOff = later(longestReading, () => {
			socket.destroy();
		});
		socket.once('close', () => {
			callOff();
			leaving.delete(socket);
		});
		say();
	};

	const payload = (why: DoorRefusal) => disconnection(withoutMarks(wordsFor(language).serve.refusals[why]));

	return {
		stranger(socket, why) {
			see(socket, () => {
				// Whatever is left unread makes the system cut the connection, and the sentence is lost.
				socket.resume();
				socket.end(Buffer.concat([Buffer.from(`SSH-2.0-${ident}\r\n`), packetOf(payload(why))]));
			});
		},
		caller(socket, connection, why) {
			see(socket, () => {
				sendWithin(connection, payload(why));
				socket.end();
			});
		},
	};
}

/** The payload of a message that ends a connection. */
export function disconnection(sentence: string): Uint8Array {
	const text = Buffer.from(sentence);
	const payload = Buffer.alloc(1 + 4 + 4 + text.length + 4);
	payload.writeUInt8(disconnect, 0);
	payload.writeUInt32BE(tooManyConnections, 1);
	payload.writeUInt32BE(text.length, 5);
	payload.set(text, 9);
	return payload;
}

/** A payload as it goes over the wire before there are keys. */
function packetOf(payload: Uint8Array): Uint8Array {
	const filled = 4 + 1 + payload.length;
	const padding = leastPadding + ((block - ((filled + leastPadding) % block)) % block);
	const packet = Buffer.alloc(filled + padding);
	packet.writeUInt32BE(packet.length - 4, 0);
	packet.writeUInt8(padding, 4);
	packet.set(payload, 5);
	return packet;
}

/** What ssh2 keeps to itself: it ends connections without a sentence. */
type Protocol = {
	readonly _cipher: {readonly allocPacket: (length: number) => Uint8Array; readonly encrypt: (packet: Uint8Array) => void};
};

function sendWithin(connection: Connection, payload: Uint8Array): void {
	const {_protocol: protocol} = connection as unknown as {readonly _protocol?: Protocol}; // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
	if (protocol?._cipher === undefined) {
		connection.end();
		return;
	}

	const packet = protocol._cipher.allocPacket(payload.length);
	packet.set(payload, 5);
	protocol._cipher.encrypt(packet);
}
