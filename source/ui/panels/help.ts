/** The help: the keys, and how the variant is played. */
import type {Variant} from '../../rules/variant.js';
import {wordsOfVariant} from '../../words/variants.js';
import type {Words} from '../../words/words.js';
import {keyHelp} from '../keys.js';
import {
	type Line, padText, span, wrapText,
} from '../text.js';

export type HelpWish = {
	readonly words: Words;
	readonly variant: Variant;
	readonly width: number;
	/** Whether a match is on the table, so that the keys of the table matter more than the rules. */
	readonly atTable: boolean;
};

/** All lines of the help, the keys first at the table. */
export function helpLines(wish: HelpWish): Line[] {
	const keys = [...keysLines(wish), [], ...signsLines(wish)];
	return wish.atTable ? [...keys, [], ...rulesLines(wish)] : [...rulesLines(wish), [], ...keys];
}

/** The last line the help can begin with, so that its end is on the screen. */
export function lastHelpLine(wish: HelpWish, rows: number): number {
	return Math.max(0, helpLines(wish).length - helpRoom(rows));
}

/** The rows for the help's lines: all but the title and the keys. */
export function helpRoom(rows: number): number {
	return rows - 2;
}

function keysLines({words: {screens}, width}: HelpWish): Line[] {
	const lines = keyHelp.flatMap(([label, what]) => labelled(label, screens.keyHelp[what], {width, indent: 15}));
	return [heading(screens.panels.keys), ...lines];
}

function signsLines({words: {screens: {signs, panels}}, width}: HelpWish): Line[] {
	const lines = signs.flatMap(text => {
		const [, sign, meaning] = /^(\S+) +(.*)$/.exec(text)!;
		return labelled(sign, meaning, {width, indent: 15});
	});
	return [heading(panels.signs), ...lines];
}

function rulesLines({words, variant, width}: HelpWish): Line[] {
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
