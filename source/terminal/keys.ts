import {inkForm, type Key} from './key-names.js';
import {ground} from './key-parser.js';
import {KeyStream} from './key-stream.js';
import {type Later} from './later.js';

/**
How keys are told from bytes. `later` is the clock. `onError` gets what a listener throws, so that one session's
fault stays its own. `take` sees every key first and keeps those for which it says true.
*/
export type KeysOptions = {
	readonly later: Later;
	readonly onError: (error: unknown) => void;
	readonly take?: (key: Key) => boolean;
};

/** A keyboard: bytes go in by `feed`, keys come out, one event each, to `onKey` listeners and to Ink by `stdin`. */
export type Keys = {
	readonly stdin: NodeJS.ReadStream;
	readonly feed: (bytes: Uint8Array) => void;
	/** Listens to keys; the answer stops it. Keys pressed before anybody listens are kept for the first to come. */
	readonly onKey: (listener: (key: Key) => void) => () => void;
	readonly close: () => void;
};

const mostWaiting = 32;

/** The filter in front of Ink: only known keys pass, whole, whatever way their bytes arrive. */
export function createKeys({later, onError, take}: KeysOptions): Keys {
	const stdin = new KeyStream();
	const listeners = new Set<(key: Key) => void>();
	const decoder = new TextDecoder();
	const waiting: Key[] = [];
	let state = ground;
	let isClosed = false;
	let cancel: (() => void) | undefined;

	const guarded = (action: () => void) => {
		try {
			action();
		} catch (error) {
			onError(error);
		}
	};

	const deliver = (key: Key) => {
		// Who begins to listen because of this key hears the next one first.
		const present = [...listeners];
		for (const listener of present) {
			guarded(() => {
				listener(key);
			});
		}

		guarded(() => {
			const form = inkForm(key);
			if (form !== undefined) {
				stdin.press(form);
			}
		});
	};

	const press = (key: Key) => {
		if (isClosed || take?.(key)) {
			return;
		}

		if (listeners.size > 0 || stdin.isHeard()) {
			deliver(key);
		} else if (waiting.length < mostWaiting) {
			waiting.push(key);
		}
	};

	const catchUp = () => {
		queueMicrotask(() => {
			for (const key of waiting.splice(0)) {
				press(key);
			}
		});
	};

	stdin.on('newListener', catchUp);

	return {
		stdin: stdin as unknown as NodeJS.ReadStream, // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
		feed(bytes) {
			cancel?.();
			for (const character of decoder.decode(bytes, {stream: true})) {
				state = state.read(character, press);
			}

			if (state.hold > 0) {
				cancel = later(state.hold, () => {
					const {alone} = state;
					state = ground;
					for (const key of alone) {
						press(key);
					}
				});
			}
		},
		onKey(listener) {
			listeners.add(listener);
			catchUp();
			return () => {
				listeners.delete(listener);
			};
		},
		close() {
			isClosed = true;
			cancel?.();
			listeners.clear();
		},
	};
}
