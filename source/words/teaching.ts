/** What teaching says: the rules in full, the lessons, the drills. */
import type {Variant} from '../rules/variant.js';
import type {Words} from './words.js';

/** The numbers of the rulebook that sentences name. Lists go by the possible numbers of players. */
export type RuleFacts = {
	readonly seats: readonly string[];
	/** How many tiles are left when all are dealt, and how many of them may be drawn. */
	readonly boneyards: readonly string[];
	readonly drawable: readonly string[];
	readonly tilesEach: number;
	readonly closed: number;
	readonly target: number;
};

/** The rules of a variant beyond its `howTo` and its readings. */
export type RulesWords = {
	/** By section, what else there is to say. */
	readonly sections: (facts: RuleFacts) => Readonly<Record<string, readonly string[]>>;
	/** By example, what is to be seen in it. */
	readonly captions: Readonly<Record<string, string>>;
	/** For each of the variant's readings why it is played so, to go on after a colon. */
	readonly whys: readonly string[];
};

/** A step of a lesson. */
export type StepWords = {
	/** What is to be learned, before the task. */
	readonly tell: string;
	/** What the right answer has shown. */
	readonly after: string;
};

/** The rules of a variant on the shelf in full. */
export function rulesWordsOf({teaching}: Pick<Words, 'teaching'>, {id}: Pick<Variant, 'id'>): RulesWords {
	return Object.entries(teaching.rules).find(([key]) => key === id)![1];
}

/** The steps of a variant's lesson, by their names. */
export function lessonWordsOf({teaching}: Pick<Words, 'teaching'>, {id}: Pick<Variant, 'id'>): Readonly<Record<string, StepWords>> {
	return Object.entries(teaching.lessons).find(([key]) => key === id)![1];
}
