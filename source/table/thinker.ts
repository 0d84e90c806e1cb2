/** A thread in which bots that need long choose their moves; it is started when it is first needed. */
import Tinypool from 'tinypool';
import type {Move} from '../rules/move.js';
import type {Question} from './turns.js';

export type Thinker = {
	readonly ponder: (question: Question) => Promise<Move>;
	/** Ends the thread, whatever it is at. */
	readonly close: () => void;
};

export function openThinker(): Thinker {
	let pool: Tinypool | undefined;
	return {
		async ponder(question) {
			pool ??= new Tinypool({filename: new URL('ponder.js', import.meta.url).href, minThreads: 1, maxThreads: 1});
			return pool.run(question) as Promise<Move>; // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
		},
		close() {
			void pool?.destroy();
		},
	};
}
