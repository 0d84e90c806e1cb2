/** How the match on the table is played, in short: with its own target and house rules. */
import {type HouseRule, type Terms, houseRulesFor} from '../../rules/variant.js';
import {howToPlay, wordsOfVariant} from '../../words/variants.js';
import type {Words} from '../../words/words.js';
import {type Line, span, wrapText} from '../text/text.js';

/** What is told, and to whom. */
export type Told = {
	readonly words: Words;
	readonly terms: Terms;
	/** Whether these are the terms of a match that is being played. */
	readonly isAgreed: boolean;
	readonly width: number;
};

export function shortRulesLines(told: Told): Line[] {
	const {words, terms, isAgreed, width} = told;
	const {screens: {panels, help}, menus: {options}} = words;
	const variant = wordsOfVariant(words, terms.variant);
	const text = (paragraph: string): Line[] => wrapText(paragraph, width).map(line => [span(line)]);
	const paragraphs = (several: readonly string[]): Line[] => several.flatMap(paragraph => [...text(paragraph), []]);
	// In a match only those that make a difference with so many players.
	const rules = isAgreed ? houseRulesFor(terms.variant, terms.seats) : terms.variant.houseRules;
	const heading = (title: string): Line => [span(title, 'heading')];
	return [
		heading(variant.name),
		...paragraphs([variant.sentence, ...(isAgreed ? [help.thisMatch(terms)] : [])]),
		heading(panels.howTo),
		...text(`${options.players}: ${variant.players}.`),
		...paragraphs(howToPlay(variant, terms)),
		...(rules.length === 0 ? [] : [heading(options.houseRules), ...paragraphs(rules.map(rule => houseRuleSentence(told, rule)))]),
		heading(panels.readings),
		...paragraphs(variant.readings),
		...text(variant.background),
	];
}

/** `Like ends: any on the table, the best group (in this match); with the end just laid (usual).` What is in force comes first. */
function houseRuleSentence({words, terms: {variant, house}, isAgreed}: Told, rule: HouseRule): string {
	const {name, values} = wordsOfVariant(words, variant).houseRules[rule.name];
	const [usual] = rule.values;
	const inForce = isAgreed ? house[rule.name] : undefined;
	const ways = [...new Set([inForce ?? usual, ...rule.values])].map(value => {
		const marks = [
			...(value === inForce ? [words.screens.help.inThisMatch] : []),
			...(value === usual ? [words.menus.options.usual] : []),
		];
		return marks.length === 0 ? values[value] : `${values[value]} (${marks.join(', ')})`;
	});
	return `${name}: ${ways.join('; ')}.`;
}
