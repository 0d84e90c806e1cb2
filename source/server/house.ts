/** The village and its door, as `serve` opens them. */
import path from 'node:path';
import {botByLevel} from '../bots/index.js';
import {lockRecord} from '../record/lock.js';
import {errorCode} from '../store/error-code.js';
import {openThinker} from '../table/thinker.js';
import {later} from '../terminal/later.js';
import {keepInFiles} from '../village/file-keeping.js';
import type {VillageEvent} from '../village/setting.js';
import {openVillage} from '../village/village.js';
import {serve, type Serving, type ServeWish} from './serve.js';

export type HouseWish = Omit<ServeWish, 'village' | 'thread' | 'threads' | 'keepalive'> & {
	/** Where the village keeps its tables and its guests; the directory must be there. */
	readonly directory: string;
	/** Before each action of a bot. */
	readonly pauseMilliseconds: number;
};

/** Why it cannot be opened: another program has it open, or what the operating system says when nothing can listen there. */
export type HouseFault = {readonly fault: 'open-elsewhere'} | {readonly fault: 'cannot-listen'; readonly code: string};

/** Opens the village as it was left. Two programs would each play its matches on. */
export async function openHouse({directory, pauseMilliseconds, ...wish}: HouseWish): Promise<Serving | HouseFault> {
	const unlock = lockRecord(path.join(directory, 'village'));
	if (typeof unlock === 'number') {
		return {fault: 'open-elsewhere'};
	}

	const log = ({event, ...details}: VillageEvent) => {
		wish.log(event, details);
	};

	const thinker = openThinker();
	const village = openVillage({
		keeping: keepInFiles(directory, log),
		later,
		now: () => new Date(),
		bots: botByLevel,
		pauseMilliseconds,
		ponder: thinker.ponder,
		advise: thinker.advise,
		log,
	});
	const close = () => {
		village.close();
		thinker.close();
		unlock();
	};

	try {
		const serving = await serve({...wish, village});
		return {
			port: serving.port,
			async close() {
				// It tells everybody to go; the door sees them off.
				close();
				await serving.close();
			},
		};
	} catch (error) {
		close();
		return {fault: 'cannot-listen', code: errorCode(error)};
	}
}
