/** What a guest asks for in a match. It is meant for one place in the match, and refused anywhere else. */
import type {View} from '../match/view.js';
import type {Seat} from '../rules/variant.js';
import type {Table} from '../table/table.js';
import type {Place, Request, VillageRefusal} from './protocol.js';
import {
	type VillageState, type VillageTable, type Visit, seatsHere,
} from './state.js';

type Asked = {readonly place: Place};

type Playing = {
	readonly table: VillageTable;
	readonly live: Table;
	readonly seat: Seat;
	readonly view: View;
};

/** The guest's part in the match at this place, or why he has none. */
function partOf({table, seat}: Visit, {place}: Asked): Playing | VillageRefusal {
	if (table === undefined) {
		return 'not-at-a-table';
	}

	if (seat === undefined) {
		return 'watching';
	}

	const live = table.live?.table;
	const view = live?.view(seat);
	if (live === undefined || view === undefined) {
		return 'no-deal-in-play';
	}

	const {game, deal, played} = view;
	return [game, deal, played.length].every((number, index) => number === place[index])
		? {
			table, live, seat, view,
		}
		: 'stale';
}

/** What is asked for at a place in a match. */
export type PlayRequest = Request & {readonly type: 'move' | 'hint' | 'undo' | 'hurry' | 'proceed'};

/** Does it, or says why not. */
export function play(village: VillageState, visit: Visit, request: PlayRequest): VillageRefusal | undefined {
	const part = partOf(visit, request);
	if (request.type === 'hurry') {
		// Nothing is lost by not hurrying, so nobody is told.
		hurry(part);
		return undefined;
	}

	if (typeof part === 'string') {
		return part;
	}

	switch (request.type) {
		case 'move': {
			const {table, live, seat} = part;
			const refused = live.submit({type: 'move', seat, move: request.move});
			const chair = table.chairs[seat];
			if (refused === undefined && chair !== undefined) {
				chair.missed = 0;
			}

			return refused;
		}

		case 'hint': {
			return advise(village, visit, {...part, request});
		}

		case 'undo': {
			return undo(part);
		}

		case 'proceed': {
			return proceed(village, part);
		}
	}
}

function undo({table, live, seat}: Playing): VillageRefusal | undefined {
	// Also those for whom a bot sits in just now have seen what would be taken back.
	const hasOthers = table.chairs.some((chair, other) => chair !== undefined && other !== seat);
	return hasOthers ? 'people-at-the-table' : live.submit({type: 'undo', seat});
}

/** No pauses of bots: where nobody else has to be able to follow. */
function hurry(part: Playing | VillageRefusal): void {
	if (typeof part !== 'string' && seatsHere(part.table).length === 1) {
		part.live.hurry();
	}
}

function proceed(village: VillageState, {table, seat, view}: Playing): VillageRefusal | undefined {
	if (view.phase === 'playing') {
		return 'deal-in-play';
	}

	if (view.phase === 'match-over') {
		return 'match-is-over';
	}

	table.chairs[seat]!.isReady = true;
	village.changed(table);
	return undefined;
}

/** The hint comes as news, when it has been found. */
function advise(village: VillageState, visit: Visit, {live, seat, view, request}: Playing & {request: PlayRequest}): VillageRefusal | undefined {
	if (view.phase !== 'playing' || view.turn !== seat) {
		return view.phase === 'playing' ? 'not-your-turn' : 'no-deal-in-play';
	}

	const tell = async () => {
		const choice = await live.advise(seat);
		village.act(() => {
			if (visit.isOn) {
				visit.tell(choice === undefined
					? {type: 'refused', request, refusal: 'stale'}
					: {type: 'advised', place: request.place, choice});
			}
		});
	};

	void tell();
	return undefined;
}
