/** A village of tables, as its guest has it on the screen: what he has been told, and what he is about to ask for. */
import type {
	Company, Lobby, Request, Saying, Self, TableCard, VillageRefusal,
} from '../../village/protocol.js';
import type {TableNews} from '../../words/village.js';
import type {Form} from './form.js';

/** A text that is being typed at the bottom, and what it is for. */
export type Entry = {
	readonly kind: 'say' | 'name' | 'words' | 'come-back'
	/** The word of a private table, to sit down at it or to watch. */
		| {readonly word: 'sit' | 'watch'; readonly table: number};
	readonly text: string;
};

/** Something said, or told of a turn that was played by a bot, and how much had happened in the match before it. */
export type Heard = {readonly what: {readonly kind: 'said'; readonly saying: Saying} | {readonly kind: 'told'; readonly news: TableNews}; readonly after: number};

/** Why the last request was not granted, or what has come about by itself. */
export type VillageNotice =
	| {readonly kind: 'refused'; readonly refusal: VillageRefusal; readonly request: Request}
	| {readonly kind: 'told'; readonly news: TableNews}
	/** What is typed has no room for more, or cannot hold such a character. */
	| {readonly kind: 'entry-full' | 'entry-flaw'};

export type Village = {
	readonly self: Self;
	/** Undefined until it has been told. */
	readonly lobby: Lobby | undefined;
	/** The table he is at. */
	readonly company: Company | undefined;
	/** The last things said where he could hear them. */
	readonly heard: readonly Heard[];
	/** The row under the cursor, in the lobby or at a table that waits. */
	readonly row: number;
	/** The table that is being put together, if one is. */
	readonly form: Form | undefined;
	readonly entry: Entry | undefined;
	readonly notice: VillageNotice | undefined;
	/** The row of the language under the cursor, while it has to be asked for. */
	readonly language: number | undefined;
};

/** What can be done in the lobby besides sitting down at a table. */
export const lobbyActions = ['found', 'come-back', 'records', 'tutorial', 'rules', 'statistics', 'name', 'settings', 'leave'] as const;

export type LobbyAction = (typeof lobbyActions)[number];

export type LobbyRow = {readonly kind: 'table'; readonly card: TableCard} | {readonly kind: 'action'; readonly action: LobbyAction};

/** A village before anything has been told of it. The language is asked for where neither the guest's machine nor his key tells it. */
export function newVillage(asksLanguage: boolean): Village {
	return {
		self: {name: '', isKnown: false, settled: {}},
		lobby: undefined,
		company: undefined,
		heard: [],
		row: 0,
		form: undefined,
		entry: undefined,
		notice: undefined,
		language: asksLanguage ? 0 : undefined,
	};
}

/** First one's own tables, then those that wait, then the rest; then what else can be done. */
export function lobbyRows({lobby, self}: Village): LobbyRow[] {
	const rank = ({isOwn, stage}: TableCard) => isOwn ? 0 : (['waiting', 'playing', 'over'].indexOf(stage) + 1);
	const tables = (lobby?.tables ?? []).toSorted((one, other) => rank(one) - rank(other) || one.number - other.number);
	return [
		...tables.map((card): LobbyRow => ({kind: 'table', card})),
		...lobbyActions
			.filter(action => action !== 'come-back' || !self.isKnown)
			.filter(action => action !== 'found' || lobby?.isOpen !== false)
			.map((action): LobbyRow => ({kind: 'action', action})),
	];
}

/** What can be done at a table before its match, or after it. */
export type RoomRow = 'start' | 'again' | 'sit' | 'say' | 'words' | 'rise' | 'stop-watching';

export function roomRows({mayStart, seat, card: {stage, sitters}}: Company): RoomRow[] {
	const isOver = stage === 'over';
	if (seat === undefined) {
		return [...(stage === 'waiting' && sitters.includes(undefined) ? ['sit'] as const : []), 'say', 'stop-watching'];
	}

	return [...(mayStart ? [isOver ? 'again' : 'start'] as const : []), 'say', ...(isOver ? [] : ['words'] as const), 'rise'];
}
