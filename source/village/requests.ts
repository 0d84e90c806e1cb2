/** What guests ask for: each request is granted or refused in a word. */
import {saveTable} from './kept-table.js';
import {rename, settle} from './people.js';
import {start} from './playing.js';
import {play} from './plays.js';
import {rise} from './presence.js';
import type {Request, VillageRefusal} from './protocol.js';
import {listRecords, showRecord, tellStatistics} from './records.js';
import {
	comeBack, found, sit, watch,
} from './seating.js';
import type {VillageState, Visit} from './state.js';
import {addWords, say} from './talk.js';

/** What costs more than a key stroke: whatever is brought onto the disk at once, or is looked up in long lists. */
const costs: Partial<Record<Request['type'], number>> = {
	found: 20, start: 10, sit: 10, watch: 5, rise: 10, words: 10, rename: 10, settle: 10, 'list-records': 5, 'show-record': 5, statistics: 5, hint: 5,
};

/** Grants a request, or says why not. */
export function grant(village: VillageState, visit: Visit, request: Request): VillageRefusal | undefined {
	if (!visit.requests.take(costs[request.type])) {
		// Whoever floods us is not flooded in turn.
		return visit.warnings.take() ? 'too-fast' : undefined;
	}

	switch (request.type) {
		case 'rename':
		case 'settle':
		case 'say':
		case 'list-records':
		case 'show-record':
		case 'statistics': {
			return grantAnywhere(village, visit, request);
		}

		case 'move':
		case 'hint':
		case 'undo':
		case 'hurry':
		case 'proceed': {
			return play(village, visit, request);
		}

		default: {
			return grantTable(village, visit, request);
		}
	}
}

type Anywhere = Request & {readonly type: 'rename' | 'settle' | 'say' | 'list-records' | 'show-record' | 'statistics'};

function grantAnywhere(village: VillageState, visit: Visit, request: Anywhere): VillageRefusal | undefined {
	switch (request.type) {
		case 'rename': {
			const refusal = rename(village, visit, request.name);
			if (refusal === undefined) {
				tellSelf(village, visit);
			}

			return refusal;
		}

		case 'settle': {
			settle(village, visit, request.settled);
			tellSelf(village, visit);
			return undefined;
		}

		case 'say': {
			return say(village, visit, request.text);
		}

		case 'list-records': {
			listRecords(village, visit);
			return undefined;
		}

		case 'show-record': {
			return showRecord(village, visit, request.record);
		}

		case 'statistics': {
			tellStatistics(village, visit);
			return undefined;
		}
	}
}

type AtTable = Request & {readonly type: 'found' | 'sit' | 'watch' | 'come-back' | 'words' | 'start' | 'rise' | 'here'};

function grantTable(village: VillageState, visit: Visit, request: AtTable): VillageRefusal | undefined {
	switch (request.type) {
		case 'found': {
			return found(village, visit, request.table);
		}

		case 'sit': {
			return sit(village, visit, request);
		}

		case 'watch': {
			return watch(village, visit, request);
		}

		case 'come-back': {
			return comeBack(village, visit, request.word);
		}

		case 'words': {
			return addWords(village, visit, request.text);
		}

		case 'start': {
			return start(village, visit);
		}

		case 'rise': {
			return rise(village, visit);
		}

		case 'here': {
			// Whatever is asked for has given the seat back already.
			return undefined;
		}
	}
}

/** Tells a guest who he is, and the others at his table, since his name may be another. */
export function tellSelf(village: VillageState, visit: Visit): void {
	const {person: {name, isKnown, settled}, table} = visit;
	visit.tell({type: 'self', self: {name, isKnown, settled}});
	if (table !== undefined) {
		if (visit.seat !== undefined) {
			saveTable(village, table);
		}

		village.changed(table);
	}
}
