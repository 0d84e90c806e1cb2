/** The lobby: who is here, which tables there are, and what is said. */
import {cardOf, isOwnTable} from './cards.js';
import type {Lobby} from './protocol.js';
import type {VillageState, Visit} from './state.js';

/** The lobby as anybody may see it. */
function lobbyOf(village: VillageState): Lobby {
	const idle = [...village.visits].filter(({table}) => table === undefined);
	return {
		idle: idle.slice(0, village.limits.names).map(({person}) => person.name),
		people: village.visits.size,
		tables: [...village.tables.values()].filter(({stage, live}) => stage === 'waiting' || live !== undefined).map(table => cardOf(village, table)),
		isOpen: village.isOpen,
	};
}

/** The same with what only this guest sees: which seats are his, and his matches that wait for him. */
function lobbyFor(village: VillageState, visit: Visit, lobby: Lobby): Lobby {
	const own = [...village.tables.values()].filter(table => isOwnTable(table, visit));
	if (own.length === 0) {
		return lobby;
	}

	const numbers = new Set(own.map(({number}) => number));
	const cards = [...lobby.tables.filter(({number}) => !numbers.has(number)), ...own.map(table => ({...cardOf(village, table), isOwn: true}))];
	return {...lobby, tables: cards.toSorted((one, other) => one.number - other.number)};
}

/** Tells somebody who has just come into the lobby. */
export function tellLobbyTo(village: VillageState, visit: Visit): void {
	visit.tell({type: 'lobby', lobby: lobbyFor(village, visit, lobbyOf(village))});
}

/** What changes all the time, and what nobody waits for. */
const fleeting: ReadonlySet<string> = new Set(['scores', 'minutes', 'awayFor', 'watchers']);

/** Tells everybody in the lobby how it is now, if it is otherwise than before; of what is fleeting only if that is asked for. */
export function tellLobby(village: VillageState, isWhole: boolean): void {
	const lobby = lobbyOf(village);
	const lasting = JSON.stringify(lobby, (key, value: unknown) => fleeting.has(key) ? undefined : value);
	const whole = JSON.stringify(lobby);
	const {told} = village;
	if (whole === told.whole || (lasting === told.lasting && !isWhole)) {
		return;
	}

	village.told = {whole, lasting};
	for (const visit of village.visits) {
		if (visit.table === undefined) {
			visit.tell({type: 'lobby', lobby: lobbyFor(village, visit, lobby)});
		}
	}
}
