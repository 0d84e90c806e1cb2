/** What a bot is: it sees its seat's view, and nothing else, and chooses a move with a reason. */
import type {View} from '../match/view.js';
import type {Move} from '../rules/move.js';

/** Numbers from 0 up to 1, from a source that was handed in. */
export type Chance = () => number;

/** How long a bot may think. It knows no clock: whoever hands in a budget by time asks one in `spent`. */
export type Budget = {
	/** How many deals it may play out. With the same chance the same number gives the same choice. */
	readonly playouts: number;
	/** Asked now and then: whether it has to choose now. */
	readonly spent: () => boolean;
};

/** Why a bot chose its move, as data; sentences are made of it in `words/`. */
export type Reason =
	| {readonly kind: 'only-move'}
	| {readonly kind: 'by-chance'}
	| {readonly kind: 'goes-out'}
	| {readonly kind: 'scores'; readonly points: number}
	| {readonly kind: 'another'}
	| {readonly kind: 'heaviest'}
	/** Weighed against the other moves over all that may be hidden. */
	| {
		readonly kind: 'weighed';
		/** What the move brings at once. */
		readonly points: number;
		readonly another: boolean;
		/** How many of the own tiles that are left fit afterwards. */
		readonly keeps: number;
		/** What the next player can take at once, on average; 0 when the own turn goes on. */
		readonly reply: number;
		/** How often the next player can lay nothing, 0–1. */
		readonly stuck: number;
		/** The chance to win the game after it, 0–1, and how much that is more than after the next best move. */
		readonly worth: number;
		readonly ahead: number;
	};

export type Choice = {
	readonly move: Move;
	readonly reason: Reason;
};

export type Bot = {
	readonly level: string;
	/** How many deals the bot plays out when it gets no budget; undefined when it plays out none. */
	readonly usualPlayouts?: number;
	/** Whether it may need so long that people would notice their keys waiting. */
	readonly isSlow?: boolean;
	/** Chooses one of `view.moves`, of which there is at least one. Without a budget it thinks as long as is usual for its level, counted in play-outs. */
	readonly choose: (view: View, chance: Chance, budget?: Budget) => Choice;
};
