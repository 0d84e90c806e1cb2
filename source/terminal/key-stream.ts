import {EventEmitter} from 'node:events';

/** As much of a terminal's input stream as Ink uses. One key at a time can be read, since Ink takes all there is as one event. */
export class KeyStream extends EventEmitter { // eslint-disable-line unicorn/prefer-event-target
	readonly #keys: string[] = [];

	get isTTY(): boolean {
		return true;
	}

	/** Hands a key, in Ink's form, to whoever listens; what they throw is thrown here. */
	press(key: string): void {
		if (this.isHeard()) {
			this.#keys.push(key);
			this.emit('readable');
		}
	}

	isHeard(): boolean {
		return this.listenerCount('readable') > 0;
	}

	read(): string | null { // eslint-disable-line @typescript-eslint/no-restricted-types
		return this.#keys.shift() ?? null;
	}

	setEncoding(): this {
		return this;
	}

	setRawMode(): this {
		return this;
	}

	ref(): this {
		return this;
	}

	unref(): this {
		return this;
	}

	resume(): this {
		return this;
	}

	pause(): this {
		return this;
	}
}
