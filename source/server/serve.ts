/** The village open to guests by SSH: door, reception, threads and the village itself, put together. */
import {availableParallelism} from 'node:os';
import {later} from '../terminal/later.js';
import type {Language} from '../words/language.js';
import {openDoor, type DoorWish} from './door.js';
import type {Hall} from './hall.js';
import {createCounts, type Limits} from './limits.js';
import type {Log} from './log.js';
import {openReception} from './reception.js';
import {openScreens} from './screens.js';

export type ServeWish = Pick<DoorWish, 'host' | 'port' | 'pem' | 'keepalive'> & {
	readonly village: Hall['village'];
	readonly limits: Limits;
	/** For those of whom no language is known. */
	readonly language: Language;
	readonly log: Log;
	/** The file that a thread of screens runs; and how many of them. */
	readonly thread?: URL;
	readonly threads?: number;
};

export type Serving = {
	readonly port: number;
	/** Takes nobody more in, takes leave of everybody who is here, and ends when all have gone. */
	readonly close: () => Promise<void>;
};

/** Time to say goodbye in. */
const longestLeave = 3000;

/** Opens the village; rejects with what the operating system says when nothing can be opened there. */
export async function serve(wish: ServeWish): Promise<Serving> {
	const {village, limits, language, log, thread = new URL('screen-thread.js', import.meta.url), threads = availableParallelism()} = wish;
	const now = () => performance.now();
	const counts = createCounts(limits, now);
	const screens = await openScreens({
		thread,
		threads,
		onFault(message) {
			log('fault', {message});
		},
		onReplaced() {
			log('thread-started');
		},
	});
	const reception = openReception({
		village, screens, limits, counts, language, later, now, log,
	});
	try {
		const door = await openDoor({
			...wish, counts, later, onCaller: reception.receive,
		});
		return {
			port: door.port,
			async close() {
				door.close();
				reception.close();
				for (const visit of reception.visits) {
					visit.sendAway('closing');
				}

				await door.emptied(longestLeave);
				door.shut();
				await screens.close();
			},
		};
	} catch (error) {
		await screens.close();
		throw error;
	}
}
