/** Connections wait their turn to be greeted: the exchange of keys costs the processor more than a hundred keys pressed. */
import type {Socket} from 'node:net';
import type {Later} from '../terminal/later.js';

/** A place in the queue. */
export type Turn = {
	/** To be called when the greeting is over, or the connection. */
	readonly done: () => void;
};

// Whoever is silent keeps nobody waiting; whoever is slow only for so long.
const longestSilence = 2000;
const longestTurn = 3000;

/** Lets so many be greeted at a time; `greet` is called when a connection's turn has come. */
export function createGreetingQueue(most: number, later: Later): (socket: Socket, greet: () => void) => Turn {
	const waiting = new Set<() => void>();
	let busy = 0;

	const next = () => {
		for (const begin of waiting) {
			if (busy >= most) {
				return;
			}

			waiting.delete(begin);
			begin();
		}
	};

	return (socket, greet) => {
		let state: 'silent' | 'waiting' | 'greeted' | 'done' = 'silent';
		let callOff: (() => void) | undefined;

		const leave = () => {
			callOff?.();
			waiting.delete(begin);
			if (state === 'greeted') {
				busy--;
			}

			state = 'done';
			next();
		};

		const begin = () => {
			busy++;
			state = 'greeted';
			callOff = later(longestTurn, leave);
			greet();
		};

		const queue = () => {
			if (state === 'silent') {
				callOff?.();
				state = 'waiting';
				waiting.add(begin);
				next();
			}
		};

		socket.once('readable', queue);
		callOff = later(longestSilence, queue);
		return {done: leave};
	};
}
