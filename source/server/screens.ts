/** The threads in which screens are drawn, and which visit is where. */
import {Worker} from 'node:worker_threads';
import type {Size} from '../terminal/size.js';
import type {News, Request} from '../village/protocol.js';
import type {FromThread, Opening, ToThread} from './messages.js';

/** How a screen ended: with an exit code, and what is still to be written; or by a fault of ours. */
export type End = {readonly code: number; readonly last: string} | {readonly fault: string};

/** What a visit hears of its screen. */
export type ScreenListener = {
	readonly fed: () => void;
	readonly write: (text: string) => void;
	readonly ask: (request: Request) => void;
	/** It is over: the person left, or it failed, for whatever reason. */
	readonly ended: (end: End) => void;
};

/** A visit's screen, in another thread. */
export type Screen = {
	readonly type: (bytes: Uint8Array) => void;
	readonly typedAll: () => void;
	readonly resize: (size: Size) => void;
	readonly tell: (news: News) => void;
	readonly taken: () => void;
	/** It is not wanted any more. */
	readonly close: () => void;
};

export type Screens = {
	/** Opens a screen in the thread that has the fewest. */
	readonly open: (opening: Opening, listener: ScreenListener) => Screen;
	readonly close: () => Promise<void>;
};

export type ScreensWish = {
	/** The file a thread runs. */
	readonly thread: URL;
	readonly threads: number;
	/** Told of faults that belong to no visit, and of threads that ended. */
	readonly onFault: (message: string) => void;
	/** Another thread is ready in place of one that ended. */
	readonly onReplaced: () => void;
};

type Thread = {
	readonly worker: Worker;
	readonly visits: Map<number, ScreenListener>;
};

/** What is drawn is soon forgotten: a small room for it is swept more often, and hundreds of guests need less memory. */
const resourceLimits = {maxYoungGenerationSizeMb: 16};

/** Starts the threads; resolves when all are ready, rejects when one cannot be started. One that ends later is replaced. */
export async function openScreens({thread: file, threads: count, onFault, onReplaced}: ScreensWish): Promise<Screens> {
	const threads = new Set<Thread>();
	let last = 0;
	let isClosing = false;

	const start = async () => new Promise<void>((resolve, reject) => {
		const worker = new Worker(file, {resourceLimits});
		const thread: Thread = {worker, visits: new Map()};
		let isReady = false;
		let reason = '';

		worker.on('message', (message: FromThread) => {
			if (message.type === 'ready') {
				isReady = true;
				threads.add(thread);
				resolve();
			} else {
				hear(thread, message, onFault);
			}
		});
		worker.on('error', error => {
			reason = messageOf(error);
		});
		worker.on('exit', code => {
			threads.delete(thread);
			const fault = `A thread of screens ended with ${code}: ${reason}`;
			if (!isReady) {
				reject(new Error(fault));
			} else if (!isClosing) {
				onFault(fault);
				void replace();
			}

			for (const {ended} of thread.visits.values()) {
				ended({fault});
			}
		});
	});

	const replace = async () => {
		try {
			await start();
			onReplaced();
		} catch (error) {
			onFault(messageOf(error));
		}
	};

	await Promise.all(Array.from({length: count}, start));
	return {
		open(opening, listener) {
			const thread = emptiest(threads);
			if (thread === undefined) {
				throw new Error('There is no thread to draw screens.');
			}

			last++;
			const visit = last;
			const post = (message: ToThread) => {
				// Whatever is told after the end finds nobody.
				if (thread.visits.has(visit)) {
					thread.worker.postMessage(message);
				}
			};

			thread.visits.set(visit, listener);
			post({type: 'open', visit, opening});
			return {
				type(bytes) {
					post({type: 'typed', visit, bytes});
				},
				typedAll() {
					post({type: 'typed-all', visit});
				},
				resize(size) {
					post({type: 'resized', visit, size});
				},
				tell(news) {
					post({type: 'news', visit, news});
				},
				taken() {
					post({type: 'taken', visit});
				},
				close() {
					post({type: 'close', visit});
					thread.visits.delete(visit);
				},
			};
		},
		async close() {
			isClosing = true;
			await Promise.all([...threads].map(async ({worker}) => worker.terminate()));
		},
	};
}

function hear({visits}: Thread, message: Exclude<FromThread, {readonly type: 'ready'}>, onFault: (message: string) => void): void {
	const listener = message.visit === undefined ? undefined : visits.get(message.visit);
	switch (message.type) {
		case 'fed': {
			listener?.fed();
			break;
		}

		case 'write': {
			listener?.write(message.text);
			break;
		}

		case 'ask': {
			listener?.ask(message.request);
			break;
		}

		case 'ended': {
			listener?.ended(message);
			break;
		}

		case 'fault': {
			if (message.visit === undefined) {
				onFault(message.message);
			} else {
				listener?.ended({fault: message.message});
			}

			break;
		}
	}
}

function emptiest(threads: ReadonlySet<Thread>): Thread | undefined {
	return [...threads].toSorted((one, other) => one.visits.size - other.visits.size)[0];
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
