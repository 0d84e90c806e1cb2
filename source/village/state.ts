/** The village as it stands, changed in place by the functions of this room. */
import type {Secret} from '../chance.js';
import type {Player} from '../match/match.js';
import type {OpenRecord} from '../record/store.js';
import type {Seat, Terms} from '../rules/variant.js';
import type {Table} from '../table/table.js';
import type {VillageChance} from './chance.js';
import type {FinishedMatch} from './keeping.js';
import type {
	News, Settled, TableNumber, TableWish,
} from './protocol.js';
import type {Allowance} from './rate.js';
import type {Limits, VillageEvent, VillageSetting} from './setting.js';

/** Somebody who is here, or has a seat. */
export type Person = {
	/** Of a known person made from the key; of a guest by chance. */
	readonly id: string;
	readonly isKnown: boolean;
	/** As the others know him. */
	name: string;
	/** The name he wants; somebody else may have it just now. */
	ownName: string;
	settled: Settled;
	/** What is kept of him, as text; undefined while nothing is. */
	kept: string | undefined;
};

/** Somebody's connection, from its beginning to its end. */
export type Visit = {
	person: Person;
	/** Never throws. */
	readonly tell: (news: News) => void;
	isOn: boolean;
	table: VillageTable | undefined;
	/** Undefined for a watcher. */
	seat: Seat | undefined;
	/** What he was told last of the table, so that nothing is told twice. */
	toldCompany: string;
	/** Stops his hearing of the match. */
	stop: (() => void) | undefined;
	readonly requests: Allowance;
	readonly sayings: Allowance;
	readonly guesses: Allowance;
	/** How often he is told that he asks too fast. */
	readonly warnings: Allowance;
};

/** `here`; `away` while the seat is kept; `replaced` by a bot until he returns; `risen` from a match that goes on. */
export type Presence = 'here' | 'away' | 'replaced' | 'risen';

/** A seat that somebody has. */
export type Chair = {
	readonly person: Person;
	/** Who sits longer has a lower number. */
	readonly since: number;
	readonly comeBack: string | undefined;
	visit: Visit | undefined;
	presence: Presence;
	/** Seconds until a bot takes the seat of whoever is away. */
	awayFor: number;
	words: string | undefined;
	/** Turns in a row that ran out. */
	missed: number;
	/** Whether he has seen the end of the deal. */
	isReady: boolean;
};

/** A match in play, or just over. */
export type LiveMatch = {
	readonly table: Table;
	/** Undefined when none could be begun. */
	readonly record: OpenRecord | undefined;
	/** Whether the record holds the secret already. */
	readonly isRevealed: boolean;
};

/** A turn that ran out. */
export type LateTurn = {
	readonly seat: Seat;
	/** How many moves the deal had when it ran out. */
	readonly from: number;
};

/** The time left for a decision. */
export type TurnClock = {
	/** Where in the match. */
	readonly place: string;
	readonly seat: Seat;
	/** Seconds. */
	left: number;
};

/** A table as it stands. */
export type VillageTable = {
	readonly number: TableNumber;
	readonly wish: TableWish;
	readonly terms: Terms;
	readonly founded: number;
	began: number | undefined;
	stage: 'waiting' | 'playing' | 'over';
	secret: Secret;
	/** The record's name. */
	record: string | undefined;
	/** Undefined before the match, and while an unfinished one sleeps because nobody is there. */
	live: LiveMatch | undefined;
	/** The players as the match has them; bots are only there. */
	players: readonly Player[];
	scores: readonly number[];
	/** For each seat who has it; undefined while it is free, or a bot's. */
	readonly chairs: Array<Chair | undefined>;
	readonly watchers: Set<Visit>;
	/** The clock of the decision that is on. */
	clock: TurnClock | undefined;
	/** The turn that ran out, of which `club` plays the rest. */
	playedFor: LateTurn | undefined;
	/** Seconds until the next deal, at the end of one. */
	dealEnd: number | undefined;
	/** Seconds without people. */
	emptyFor: number;
	isFaultTold: boolean;
};

/** All of the village. */
export type VillageState = {
	readonly setting: VillageSetting;
	readonly limits: Limits;
	readonly chance: VillageChance;
	readonly tables: Map<TableNumber, VillageTable>;
	readonly visits: Set<Visit>;
	readonly finished: FinishedMatch[];
	/** What the lobby looked like when it was told of last. */
	told: {readonly whole: string; readonly lasting: string};
	/** Since it was opened. */
	seconds: number;
	/** Cleared by the first thing that ends it. */
	isOpen: boolean;
	/** Does something that may fail by a fault of ours: the log says so, and the others notice nothing. */
	readonly guard: (event: VillageEvent, work: () => void) => void;
	/** Does something, and then all that follows from it. Everything that changes the village happens in here. */
	readonly act: (work: () => void) => void;
	/** Something about the table is different: all that follows is done soon. */
	readonly changed: (table: VillageTable) => void;
	/** Runs `act` after some milliseconds. */
	readonly later: (milliseconds: number, action: () => void) => () => void;
};

/** All who are at a table: on a seat or watching. */
export function visitsAt(table: VillageTable): Visit[] {
	return [...table.chairs.flatMap(chair => chair?.visit ?? []), ...table.watchers];
}

/** Tells all who are at a table but one. */
export function tellOthers(table: VillageTable, one: Visit | undefined, news: News): void {
	for (const visit of visitsAt(table)) {
		if (visit !== one) {
			visit.tell(news);
		}
	}
}

/** Tells of somebody who has a seat at a table: all who are there, or himself alone of what the others know. */
export function tellOf(table: VillageTable, seat: Seat, type: 'late' | 'played-for' | 'was-played-for'): void {
	const chair = table.chairs[seat]!;
	for (const visit of visitsAt(table)) {
		const isOwn = visit === chair.visit;
		if (isOwn || type !== 'was-played-for') {
			visit.tell({type, name: chair.person.name, isOwn});
		}
	}
}

/** The seats of people whose turn can be waited for. */
export function seatsHere(table: VillageTable): Seat[] {
	return [...table.chairs.keys()].filter(seat => table.chairs[seat]?.presence === 'here');
}

/** The seat whose owner decides when the match begins: of those here, who sits longest. */
export function hostSeat(table: VillageTable): Seat | undefined {
	return seatsHere(table).toSorted((one, other) => table.chairs[one]!.since - table.chairs[other]!.since).at(0);
}
