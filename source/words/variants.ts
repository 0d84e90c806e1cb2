/** What a person reads about a variant. Longer texts are paragraphs: whoever shows them breaks the lines. */
import type {Terms, Variant} from '../rules/variant.js';
import type {Words} from './words.js';

/** What the rules of a match depend on besides its variant. */
export type Agreed = Pick<Terms, 'target' | 'house'>;

/** What a tile brought, in the variant's own terms. */
export type Brought = {
	readonly count: number;
	/** Without those for going out by itself. */
	readonly points: number;
	readonly lead: boolean;
	/** Whether the same player may lay another tile. */
	readonly another: boolean;
	/** Whether the reader himself laid it. */
	readonly own: boolean;
};

export type HouseRuleWords = {
	readonly name: string;
	/** What is played by each value of the rule. */
	readonly values: Readonly<Record<string, string>>;
};

export type VariantWords = {
	readonly name: string;
	/** The game in one sentence. */
	readonly sentence: string;
	/** With how many it is played. */
	readonly players: string;
	/** A part of a sentence, such as "sum 15, 3 points"; empty when nothing is to be said. */
	readonly brings: (brought: Brought) => string;
	/** How it is played, in about five paragraphs: to the usual target, with the usual house rules. */
	readonly howTo: readonly string[];
	/** The paragraphs that say what the target and the house rules of a match may change, by their places in `howTo`. */
	readonly agreed: (terms: Agreed) => ReadonlyMap<number, string>;
	/** Where the rulebook is silent or unclear, and how it is played here. */
	readonly readings: readonly string[];
	/** Where it comes from, or what else is worth knowing. */
	readonly background: string;
	readonly houseRules: Readonly<Record<string, HouseRuleWords>>;
};

/** The words of a variant on the shelf. */
export function wordsOfVariant(words: Pick<Words, 'variants'>, {id}: Pick<Variant, 'id'>): VariantWords {
	return Object.entries(words.variants).find(([key]) => key === id)![1];
}

/** How a match is played, with its own target and house rules. */
export function howToPlay({howTo, agreed}: VariantWords, terms: Agreed): string[] {
	const paragraphs = agreed(terms);
	return howTo.map((paragraph, place) => paragraphs.get(place) ?? paragraph);
}
