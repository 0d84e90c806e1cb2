/** What happens in a match, as data. Sentences are made of it in `words/`. */
import type {Hand} from '../rules/hand.js';
import type {Tile} from '../rules/tile.js';
import type {
	Ending, Leader, Payment, Seat, Team,
} from '../rules/variant.js';

/** Something that happened. Seats and teams count from 0, games and deals from 1. */
export type Event =
	| {readonly type: 'game-began'; readonly game: number}
	| {readonly type: 'dealt'; readonly deal: number; readonly leader: Seat; readonly why: Leader['why']}
	| LaidEvent
	| DrewEvent
	/** `lead`: the seat holds nothing that may be led and passes the lead on. */
	| {readonly type: 'passed'; readonly seat: Seat; readonly lead: boolean}
	| {readonly type: 'stopped'; readonly seat: Seat}
	| DealOverEvent
	| {readonly type: 'game-over'; readonly game: number; readonly winner: Team}
	| {readonly type: 'match-over'; readonly winner: Team}
	| {readonly type: 'took-back'; readonly seat: Seat}
	| {readonly type: 'hinted'; readonly seat: Seat}
	| {readonly type: 'left'; readonly seat: Seat}
	| {readonly type: 'back'; readonly seat: Seat}
	/** Who plays the seat from here; `level` is a bot's. */
	| {readonly type: 'seated'; readonly seat: Seat; readonly kind: 'human' | 'bot'; readonly level?: string};

/** A tile was laid. */
export type LaidEvent = {
	readonly type: 'laid';
	readonly seat: Seat;
	readonly tile: Tile;
	/** Undefined for the lead. */
	readonly host: Tile | undefined;
	/** The count of the layout with the tile on it. */
	readonly count: number;
	readonly points: number;
	/** Whether the same seat may now lay another tile or stop. */
	readonly another: boolean;
	/** Whether it was the seat's last tile. */
	readonly out: boolean;
};

/** A tile was drawn from the boneyard. */
export type DrewEvent = {
	readonly type: 'drew';
	readonly seat: Seat;
	/** Undefined for those who may not see it. */
	readonly tile: Tile | undefined;
	/** How many tiles may still be drawn. */
	readonly drawable: number;
};

/** A deal ended; what it pays is settled. */
export type DealOverEvent = {
	readonly type: 'deal-over';
	readonly ending: Ending;
	/** For each seat the tiles left, now shown, and their pips. */
	readonly hands: readonly Hand[];
	readonly pips: readonly number[];
	readonly payments: readonly Payment[];
	/** For each team the points of the deal's end. */
	readonly points: readonly number[];
	/** For each team its score in the game. */
	readonly scores: readonly number[];
};

/** The event as `seat` may see it, or a watcher (undefined): what others drew is hidden. */
export function seenBy(event: Event, seat: Seat | undefined): Event {
	return event.type === 'drew' && event.seat !== seat ? {...event, tile: undefined} : event;
}
