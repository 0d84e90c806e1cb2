/** A thread in which choices are judged, so that no key has to wait; it is started when it is first needed. */
import Tinypool from 'tinypool';
import type {Appraisal} from '../../teaching/review/appraisal.js';
import type {Choosing} from './judge-thread.js';

export type Judge = {
	readonly judge: (choosing: Choosing) => Promise<Appraisal>;
	/** Ends the thread, whatever it is at; it may be needed again. */
	readonly rest: () => void;
};

export function openJudge(): Judge {
	let pool: Tinypool | undefined;
	return {
		async judge(choosing) {
			pool ??= new Tinypool({filename: new URL('judge-thread.js', import.meta.url).href, minThreads: 1, maxThreads: 1});
			return pool.run(choosing) as Promise<Appraisal>; // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
		},
		rest() {
			void pool?.destroy();
			pool = undefined;
		},
	};
}
