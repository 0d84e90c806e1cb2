/** The help: the keys, and how the variant is played. */
import type {Variant} from '../../rules/variant.js';
import {variants} from '../../variants/index.js';
import {wordsOfVariant} from '../../words/variants.js';
import {wordsFor} from '../../words/words-for.js';
import type {Words} from '../../words/words.js';
import {shownSide} from '../game/game.js';
import {keyHelp} from '../key-labels.js';
import type {State} from '../state.js';
import {
	type Line, padText, span, wrapText,
} from '../text/text.js';

/** What a help is made for. */
type Wish = {
	readonly words: Words;
	readonly variant: Variant;
	readonly width: number;
};

/** All lines of the help on the variant that is on the table, or else the one chosen in the menu; at the table the keys come first. */
export function helpLines({game, menu, preferences, size}: State): Line[] {
	const variant = (game && shownSide(game))?.view.terms.variant ?? menu?.draft.variant ?? variants[0];
	const wish = {words: wordsFor(preferences.language), variant, width: size.columns};
	const keys = [...keysLines(wish), [], ...signsLines(wish)];
	return game === undefined ? [...rulesLines(wish), [], ...keys] : [...keys, [], ...rulesLines(wish)];
}

function keysLines({words: {screens}, width}: Wish): Line[] {
	const lines = keyHelp.flatMap(([label, what]) => labelled(label, screens.keyHelp[what], {width, indent: 15}));
	return [heading(screens.panels.keys), ...lines];
}

function signsLines({words: {screens: {signs, panels}}, width}: Wish): Line[] {
	const lines = signs.flatMap(text => {
		const [, sign, meaning] = /^(\S+) +(.*)$/.exec(text)!;
		return labelled(sign, meaning, {width, indent: 15});
	});
	return [heading(panels.signs), ...lines];
}

function rulesLines({words, variant, width}: Wish): Line[] {
	const {name, sentence, players, howTo, houseRules, readings, background} = wordsOfVariant(words, variant);
	const {screens: {panels}, menus: {options}} = words;
	const text = (paragraph: string): Line[] => wrapText(paragraph, width).map(line => [span(line)]);
	const paragraphs = (several: readonly string[]): Line[] => several.flatMap(paragraph => [...text(paragraph), []]);
	return [
		heading(name),
		...paragraphs([sentence]),
		heading(panels.howTo),
		...text(`${options.players}: ${players}.`),
		...paragraphs(howTo),
		heading(options.houseRules),
		...variant.houseRules.flatMap(({name: rule, values: [usual, ...others]}) => {
			const {name: title, values} = houseRules[rule];
			return paragraphs([`${title}: ${values[usual]} (${options.usual}), ${others.map(value => values[value]).join(', ')}.`]);
		}),
		heading(panels.readings),
		...paragraphs(readings),
		...text(background),
	];
}

function heading(text: string): Line {
	return [span(text, 'heading')];
}

/** A sentence beside its label, which stands in a column of its own. */
function labelled(label: string, sentence: string, {width, indent}: {width: number; indent: number}): Line[] {
	return wrapText(sentence, width - indent)
		.map((text, row) => [span(padText(row === 0 ? label : '', indent), 'heading'), span(text)]);
}
