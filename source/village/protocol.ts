/** What guests of a village ask for, and what they are told. All of it is plain data: a guest may live in another thread. */
import type {Choice} from '../bots/bot.js';
import type {ActionRefusal} from '../match/action.js';
import type {Event} from '../match/events.js';
import type {PackedView} from '../match/packed-view.js';
import type {Move} from '../rules/move.js';
import type {Seat, Wishes} from '../rules/variant.js';

/** A table's number; it is said aloud and typed. Counted from 1, never used again in the life of a village. */
export type TableNumber = number;

/** What somebody who founds a table settles. */
export type TableWish = {
	/** The variant's id. */
	readonly variant: string;
	readonly wishes: Wishes;
	/** Who wants to sit or watch must know this word; undefined for an open table. */
	readonly word?: string;
	/** Seconds for a turn; undefined for no clock. */
	readonly clock?: number;
	/** The level of bots that fill seats left empty. */
	readonly level: string;
};

/** Where in the match a move is meant for: game, deal, and how many moves the deal has had. A request for another place is stale. */
export type Place = readonly [game: number, deal: number, played: number];

/** What a guest asks for. */
export type Request =
	| {readonly type: 'rename'; readonly name: string}
	/** What is settled is remembered with the key. */
	| {readonly type: 'settle'; readonly settled: Settled}
	| {readonly type: 'found'; readonly table: TableWish}
	/** Without a seat the first that is free. */
	| {readonly type: 'sit'; readonly table: TableNumber; readonly seat?: Seat; readonly word?: string}
	| {readonly type: 'watch'; readonly table: TableNumber; readonly word?: string}
	/** A guest without a key who lost his connection takes his seat again. */
	| {readonly type: 'come-back'; readonly word: string}
	/** Adds words of one's own to the chance of the deals, before the match begins; empty takes them away. */
	| {readonly type: 'words'; readonly text: string}
	/**
	Begins the match; bots take the empty seats. For whoever of those here sits there longest. After a match that is over
	the table waits again first, with a new commitment that can be seen before anybody adds words; asked again, it begins.
	*/
	| {readonly type: 'start'}
	| {readonly type: 'move'; readonly place: Place; readonly move: Move}
	| {readonly type: 'hint' | 'undo' | 'hurry'; readonly place: Place}
	/** Has seen the end of a deal. The next one is dealt when all people at the table have. */
	| {readonly type: 'proceed'; readonly place: Place}
	/** To the table one is at, else to everybody in the lobby. */
	| {readonly type: 'say'; readonly text: string}
	/** Gets up from the table, or stops watching. In a running match a bot takes the seat, until one sits down there again. */
	| {readonly type: 'rise'}
	/** Is there again: whoever let his turns run out has his seat back, as with any other request. */
	| {readonly type: 'here'}
	/** The records of finished matches at tables that were open, and of one's own; one of them whole. */
	| {readonly type: 'list-records'}
	| {readonly type: 'show-record'; readonly record: string}
	| {readonly type: 'statistics'};

/** What a person has settled for himself; what is undefined is usual. */
export type Settled = {
	readonly language?: 'en' | 'pl';
	readonly glyphs?: 'box' | 'ascii';
	readonly theme?: string;
	readonly bell?: boolean;
};

/** Who a guest is. */
export type Self = {
	readonly name: string;
	/** Whether a key tells who he is, so that name, seat and statistics are his. */
	readonly isKnown: boolean;
	readonly settled: Settled;
};

/** Somebody on a seat, as everybody may know him. */
export type Sitter = {
	readonly name: string;
	readonly kind: 'human' | 'bot';
	/** A bot's. */
	readonly level?: string;
	/** Seconds until a bot takes the seat of somebody whose connection is lost; undefined for whoever is here. */
	readonly awayFor?: number;
};

/** A table as it stands in the lobby. */
export type TableCard = {
	readonly number: TableNumber;
	readonly variant: string;
	readonly wishes: Required<Wishes>;
	/** For each seat who has it; undefined while it is free. */
	readonly sitters: ReadonlyArray<Sitter | undefined>;
	readonly isPrivate: boolean;
	readonly clock: number | undefined;
	readonly stage: 'waiting' | 'playing' | 'over';
	/** For each team its score in the present game; empty before the match. */
	readonly scores: readonly number[];
	/** Whole minutes since it was founded, or since its match began. */
	readonly minutes: number;
	readonly watchers: number;
	/** Whether a seat of a match that goes on is this guest's own. */
	readonly isOwn: boolean;
};

export type Lobby = {
	/** Names of all who are here and at no table, at most some dozens; and how many people there are in all. */
	readonly idle: readonly string[];
	readonly people: number;
	readonly tables: readonly TableCard[];
	/** Whether new tables can be founded; not once the village is closing. */
	readonly isOpen: boolean;
};

/** The table a guest is at. */
export type Company = {
	readonly card: TableCard;
	/** His seat; undefined for a watcher. */
	readonly seat: Seat | undefined;
	/** The level of the bots that take seats left empty. */
	readonly level: string;
	/** Whether it is his to begin the match. */
	readonly mayStart: boolean;
	/** SHA-256 of the secret of the deals, 64 hexadecimal digits; and, for each seat, the words added to it. */
	readonly commit: string;
	readonly words: ReadonlyArray<string | undefined>;
	/** With this word a guest without a key takes his seat again. */
	readonly comeBack: string | undefined;
	/** Seconds left for the turn; told in steps of five, and each of the last fifteen. Undefined while no clock runs. */
	readonly secondsLeft: number | undefined;
	/** At the end of a deal: the seats of those who have not seen it yet. */
	readonly unready: readonly Seat[];
	/** Once the match is over: the secret, so that everybody can recompute the deals. */
	readonly reveal: string | undefined;
	/** Whether nobody else has a seat: only then may anything be taken back, and bots be hurried. */
	readonly isAlone: boolean;
	/** Whether a bot plays this guest's seat because he let his turns run out. */
	readonly isPlayedFor: boolean;
	/** Once the match is over: what each team has come to. */
	readonly result: RecordCard['sides'] | undefined;
};

/** Something said, at a table or in the lobby. Clean text: no control characters, no marks that turn the direction. */
export type Saying = {
	readonly name: string;
	readonly text: string;
	readonly at: 'lobby' | 'table';
};

/** The record of a finished match, for a list. */
export type RecordCard = {
	readonly record: string;
	readonly variant: string;
	/** For each team the names of its players, and what the match stood at in the end: games won, or points where it was one game. */
	readonly sides: ReadonlyArray<{readonly names: readonly string[]; readonly score: number}>;
	/** `2026-01-10T11:25:00Z`. */
	readonly date: string;
	readonly isOwn: boolean;
};

/** What only a village refuses; `stale`: the position has changed since. */
export const villageRefusals = [
	'stale',
	'not-at-a-table',
	'already-at-a-table',
	'no-such-table',
	'seat-taken',
	'no-seat-free',
	'wrong-word',
	'wrong-come-back',
	'not-yours-to-start',
	'has-begun',
	'watching',
	'closing',
	'too-many-tables',
	'name-taken',
	'bad-name',
	'bad-words',
	'too-fast',
	'no-such-record',
	'no-such-wish',
] as const;

/** Why a request is not granted: for a reason of the rules, or of the village. */
export type VillageRefusal = ActionRefusal | (typeof villageRefusals)[number];

/** Whether it is the village that refuses. */
export function isVillageRefusal(refusal: VillageRefusal): refusal is (typeof villageRefusals)[number] {
	const own: readonly VillageRefusal[] = villageRefusals;
	return own.includes(refusal);
}

/** Why a guest has to go. */
export type Farewell = 'elsewhere' | 'idle' | 'closing' | 'full';

/** What a guest is told. */
export type News =
	| {readonly type: 'self'; readonly self: Self}
	/** Told to those who are at no table, at most once a second. */
	| {readonly type: 'lobby'; readonly lobby: Lobby}
	/** The table one is at has changed; undefined after getting up. */
	| {readonly type: 'company'; readonly company: Company | undefined}
	/** What has happened in the match, as one may see it, and how it stands now. Without events: how it stood when one came. */
	| {readonly type: 'match'; readonly view: PackedView; readonly events: readonly Event[]}
	| {readonly type: 'advised'; readonly place: Place; readonly choice: Choice}
	| {readonly type: 'said'; readonly saying: Saying}
	| {readonly type: 'refused'; readonly request: Request; readonly refusal: VillageRefusal}
	/** A word about a table: who came, left, is away, or whom a bot stands in for; seat of whom it is about. */
	| {readonly type: 'came' | 'went' | 'lost' | 'stood-in' | 'returned'; readonly name: string}
	/**
	A turn has run out, and a bot plays it; two in a row have, and a bot plays on until that person is there again;
	one is there again, and a bot has played meanwhile. `isOwn`: it is oneself whom it is about.
	*/
	| {readonly type: 'late' | 'played-for' | 'was-played-for'; readonly name: string; readonly isOwn: boolean}
	/** The record of the table cannot be written; told once. */
	| {readonly type: 'not-kept'}
	| {readonly type: 'records'; readonly records: readonly RecordCard[]}
	| {readonly type: 'record'; readonly record: string; readonly bytes: Uint8Array}
	| {readonly type: 'statistics'; readonly results: readonly string[]}
	/** Minutes until the idle have to go. */
	| {readonly type: 'idle'; readonly minutes: number}
	/** The end of the visit. */
	| {readonly type: 'farewell'; readonly why: Farewell};

/** A guest's line into the village. */
export type Line = {
	readonly ask: (request: Request) => void;
	/** Hears all news, from the first on; the answer stops it. */
	readonly hear: (listener: (news: News) => void) => () => void;
};
