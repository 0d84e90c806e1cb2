/** What a guest types, on its way to his screen: no faster than anybody can type, however fast it comes. */
import {Buffer} from 'node:buffer';
import type {Later} from '../terminal/later.js';

export type KeyGate = {
	readonly type: (bytes: Uint8Array) => void;
	/** The screen has dealt with what it was sent. */
	readonly fed: () => void;
	readonly close: () => void;
};

export type KeyGateWish = {
	readonly later: Later;
	/** A clock in milliseconds. */
	readonly now: () => number;
	readonly send: (bytes: Uint8Array) => void;
	/** More came than may pass; told once. */
	readonly onFlood: () => void;
	/** What passes in place of what is dropped, so that what is typed next stands by itself. */
	readonly cut?: Uint8Array;
};

/** A key that is held down comes thirty times a second, in six bytes at most. */
const bytesASecond = 400;
const mostAtOnce = 4096;
/** Each sending is drawn once. */
const shortestPause = 20;

/** A gate that lets through what comes at once while it is not too much, then what is typed at a person's speed; the rest is dropped. */
export function createKeyGate({later, now, send, onFlood, cut}: KeyGateWish): KeyGate {
	let waiting: Uint8Array[] = [];
	let isBusy = false;
	let sentAt = Number.NEGATIVE_INFINITY;
	let room = mostAtOnce;
	let filledAt = now();
	let hasFlooded = false;
	let callOff: (() => void) | undefined;

	const pass = () => {
		callOff = undefined;
		if (isBusy || waiting.length === 0) {
			return;
		}

		const pause = sentAt + shortestPause - now();
		if (pause > 0) {
			callOff = later(pause, pass);
			return;
		}

		const bytes = Buffer.concat(waiting);
		waiting = [];
		isBusy = true;
		sentAt = now();
		send(bytes);
	};

	return {
		type(bytes) {
			room = Math.min(mostAtOnce, room + ((now() - filledAt) * bytesASecond / 1000));
			filledAt = now();
			const kept = bytes.subarray(0, Math.floor(room));
			room -= kept.length;
			if (kept.length > 0) {
				waiting.push(kept);
			}

			if (kept.length < bytes.length) {
				if (cut !== undefined && kept.length > 0) {
					waiting.push(cut);
				}

				if (!hasFlooded) {
					hasFlooded = true;
					onFlood();
				}
			}

			if (callOff === undefined) {
				pass();
			}
		},
		fed() {
			isBusy = false;
			if (callOff === undefined) {
				pass();
			}
		},
		close() {
			callOff?.();
			waiting = [];
			isBusy = true;
		},
	};
}
