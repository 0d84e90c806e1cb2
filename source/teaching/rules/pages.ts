/** The rules of a variant as data: what each section says and shows. Words and pictures come with `rulesLines`. */
import type {Variant} from '../../rules/variant.js';
import type {RuleFacts} from '../../words/teaching.js';
import {doubleBergenPages} from './double-bergen.js';
import type {Example} from './examples.js';
import {fiveUpPages} from './five-up.js';
import {type RulesScript, type SectionId, sectionIds} from './script.js';
import {sevenToedPetePages} from './seven-toed-pete.js';

export type RulesSection = {
	readonly id: SectionId;
	/** The paragraphs of the variant's `howTo` with which it begins, by their places. */
	readonly howTo: readonly number[];
	readonly examples: readonly Example[];
};

export type RulesPages = {
	readonly variant: Variant;
	readonly facts: RuleFacts;
	readonly sections: readonly RulesSection[];
};

const scripts: Readonly<Record<string, RulesScript>> = {
	'five-up': fiveUpPages,
	'seven-toed-pete': sevenToedPetePages,
	'double-bergen': doubleBergenPages,
};

export function rulesPages(variant: Variant): RulesPages {
	const {howTo, examples} = scripts[variant.id];
	const shown = examples();
	return {
		variant,
		facts: factsOf(variant),
		sections: sectionIds.map(id => ({id, howTo: howTo[id] ?? [], examples: shown[id] ?? []})),
	};
}

/** The numbers of the rulebook that its sentences name. */
function factsOf({seats, tilesEach, closedTiles, target}: Variant): RuleFacts {
	return {
		seats: seats.map(String),
		boneyards: seats.map(players => String(28 - (players * tilesEach))),
		drawable: seats.map(players => String(28 - (players * tilesEach) - closedTiles)),
		tilesEach,
		closed: closedTiles,
		target,
	};
}
