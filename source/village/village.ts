/** The village: people, tables, the lobby. It knows no sockets and no screens; whoever comes is told news and asks for things. */
import {closeLive} from './founding.js';
import {tellLobbyTo} from './lobby.js';
import {type Arrival, personOf} from './people.js';
import {giveBack} from './stand-in.js';
import {
	drop, returnTo, sendAway,
} from './presence.js';
import type {News, Request} from './protocol.js';
import {allow} from './rate.js';
import {grant, tellSelf} from './requests.js';
import {reopenTables} from './reopening.js';
import {keptSeat} from './seating.js';
import type {VillageSetting} from './setting.js';
import {type VillageState, type Visit, tellOf} from './state.js';
import {tick} from './ticking.js';
import {createState} from './acting.js';

/** Somebody who comes, and who is told the news from then on. */
export type Guest = Arrival & {
	readonly tell: (news: News) => void;
};

/** Somebody's being in the village. */
export type Presence = {
	readonly hear: (request: Request) => void;
	/** The connection is lost, or the visit over: a seat is kept for a while. */
	readonly drop: () => void;
};

export type Village = {
	readonly enter: (guest: Guest) => Presence;
	/** Keeps everything as it stands and tells everybody to go. */
	readonly close: () => void;
};

const second = 1000;

/** Opens the village as it was left. */
export function openVillage(setting: VillageSetting): Village {
	const village = createState(setting);
	let callOff: (() => void) | undefined;
	village.act(() => {
		reopenTables(village);
	});
	wait();

	return {
		enter(guest) {
			if (!village.isOpen) {
				guest.tell({type: 'farewell', why: 'closing'});
				return {hear: () => undefined, drop: () => undefined};
			}

			const visit = createVisit(village, guest);
			village.act(() => {
				arrive(village, visit);
			});
			return {
				hear(request) {
					if (visit.isOn) {
						village.act(() => {
							hear(village, visit, request);
						});
					}
				},
				drop() {
					if (visit.isOn) {
						village.act(() => {
							drop(village, visit);
							setting.log({event: 'left', people: village.visits.size});
						});
					}
				},
			};
		},

		close() {
			village.isOpen = false;
			callOff?.();
			close(village);
		},
	};

	function wait(): void {
		callOff = setting.later(second, () => {
			wait();
			village.act(() => {
				tick(village);
			});
		});
	}
}

function createVisit(village: VillageState, guest: Guest): Visit {
	const {limits, setting: {now}, guard} = village;
	return {
		person: personOf(village, guest),
		tell(news) {
			guard({event: 'fault-in-telling'}, () => {
				guest.tell(news);
			});
		},
		isOn: true,
		table: undefined,
		seat: undefined,
		toldCompany: '',
		stop: undefined,
		requests: allow(limits.requests, now),
		sayings: allow(limits.sayings, now),
		guesses: allow(limits.guesses, now),
		warnings: allow({burst: 1, every: second}, now),
	};
}

function arrive(village: VillageState, visit: Visit): void {
	const {person} = visit;
	const before = [...village.visits].find(other => other.person === person);
	if (before !== undefined) {
		sendAway(village, before);
	}

	village.visits.add(visit);
	village.setting.log({event: 'came', isKnown: person.isKnown, people: village.visits.size});
	tellSelf(village, visit);
	const kept = keptSeat(village, person);
	if (kept === undefined || !returnTo(village, {...kept, visit})) {
		tellLobbyTo(village, visit);
	}
}

function hear(village: VillageState, visit: Visit, request: Request): void {
	const {table, seat} = visit;
	const chair = seat === undefined ? undefined : table?.chairs[seat];
	const isBack = table !== undefined && chair !== undefined && chair.presence !== 'here' && request.type !== 'rise';
	// Whoever let his turns run out is there again.
	if (isBack && giveBack(village, table, seat!)) {
		tellOf(table, seat!, 'was-played-for');
	}

	const refusal = grant(village, visit, request);
	if (refusal !== undefined) {
		visit.tell({type: 'refused', request, refusal});
	}
}

function close(village: VillageState): void {
	for (const visit of village.visits) {
		visit.isOn = false;
		visit.tell({type: 'farewell', why: 'closing'});
	}

	village.visits.clear();
	for (const table of village.tables.values()) {
		closeLive(village, table);
	}
}
