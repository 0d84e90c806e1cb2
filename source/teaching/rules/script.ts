/** How the rules pages of a variant are put together. */
import type {Example} from './examples.js';

/** The sections of the rules, in their order on the page. */
export const sectionIds = [
	'players', 'dealing', 'signs', 'lead', 'laying', 'counting', 'scoring', 'stuck', 'ending', 'target', 'houseRules', 'readings', 'sources',
] as const;

export type SectionId = typeof sectionIds[number];

/** What a variant puts into its sections, besides the words. */
export type RulesScript = {
	/** For a section the paragraphs of the variant's `howTo` with which it begins, by their places. */
	readonly howTo: Readonly<Partial<Record<SectionId, readonly number[]>>>;
	readonly examples: () => Readonly<Partial<Record<SectionId, readonly Example[]>>>;
};
