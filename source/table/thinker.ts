/** A thread in which bots that need long choose their moves, and hints are thought up; it is started when it is first needed. */
import Tinypool from 'tinypool';
import type {Choice} from '../bots/bot.js';
import type {PackedView} from '../match/packed-view.js';
import type {Move} from '../rules/move.js';
import type {Question} from './turns.js';

export type Thinker = {
	readonly ponder: (question: Question) => Promise<Move>;
	/** What to do in the turn of the seat that sees this. */
	readonly advise: (view: PackedView) => Promise<Choice>;
	/** Ends the thread, whatever it is at. */
	readonly close: () => void;
};

export function openThinker(): Thinker {
	let pool: Tinypool | undefined;
	const run = async (name: string, task: unknown): Promise<unknown> => {
		pool ??= new Tinypool({filename: new URL('ponder.js', import.meta.url).href, minThreads: 1, maxThreads: 1});
		return pool.run(task, {name});
	};

	return {
		/* eslint-disable @typescript-eslint/no-unsafe-type-assertion */
		ponder: async question => run('ponder', question) as Promise<Move>,
		advise: async view => run('advise', view) as Promise<Choice>,
		/* eslint-enable @typescript-eslint/no-unsafe-type-assertion */
		close() {
			void pool?.destroy();
		},
	};
}
