/** The rules of a variant as lines of plain text, with pictures. */
import type {Variant} from '../../rules/variant.js';
import {type RulesWords, rulesWordsOf} from '../../words/teaching.js';
import {type VariantWords, wordsOfVariant} from '../../words/variants.js';
import {signsIn} from '../../words/signs.js';
import type {Words} from '../../words/words.js';
import {wrap} from '../wrap.js';
import {type Drawing, exampleLines} from './example-lines.js';
import {type RulesPages, type RulesSection, rulesPages} from './pages.js';

/** How the page is to look. */
export type Paper = {
	/** In cells; no line is wider. */
	readonly width: number;
	readonly charset: Drawing['charset'];
	/** Spells texts for terminals that cannot show every letter; the lines are broken afterwards. */
	readonly spell?: (text: string) => string;
	/** Whether layouts are drawn; usually they are. The rows beside the pictures tell the same. */
	readonly pictures?: boolean;
};

export type RulesLine = {
	readonly kind: 'title' | 'heading' | 'text' | 'example';
	/** Indented as it is to be shown, without spaces at the end. */
	readonly text: string;
};

const textIndent = 2;
const exampleIndent = 4;
const signWidth = 3;

/** All lines of the rules: the game in a sentence, then each section with its examples. */
export function rulesLines(words: Words, variant: Variant, {width, charset, spell = text => text, pictures = true}: Paper): RulesLine[] {
	const pages = rulesPages(variant);
	const {name, sentence} = wordsOfVariant(words, variant);
	const {captions} = rulesWordsOf(words, variant);
	const paragraph = (text: string): RulesLine[] => [empty, ...indented('text', wrap(spell(text), width - textIndent), textIndent)];
	// The last sign is of the hand, which no picture shows.
	const signs = signsIn(words.screens.signs.slice(0, -1), variant).flatMap(text => indented('text', signLines(spell(text), width - textIndent), textIndent));
	return [
		...indented('title', wrap(spell(name), width), 0),
		...paragraph(sentence),
		...pages.sections.filter(({id}) => pictures || id !== 'signs').flatMap(section => [
			empty,
			...indented('heading', wrap(spell(headingOf(words, section)), width), 0),
			...(section.id === 'signs' ? signs : paragraphsOf(words, pages, section).flatMap(text => paragraph(text)).slice(1)),
			...section.examples.flatMap(example => [
				...paragraph(captions[example.id]),
				...indented('example', exampleLines(words, example, {
					width: width - exampleIndent, charset, spell, pictures,
				}), exampleIndent),
			]),
		]),
	];
}

/** Each sign with its meaning beside it. */
function signLines(text: string, width: number): string[] {
	const [, sign, meaning] = /^(\S+) +(.*)$/.exec(text)!;
	return wrap(meaning, width - signWidth).map((line, place) => `${(place === 0 ? sign : '').padEnd(signWidth)}${line}`);
}

const empty: RulesLine = {kind: 'text', text: ''};

function indented(kind: RulesLine['kind'], lines: readonly string[], indent: number): RulesLine[] {
	return lines.map(line => ({kind, text: line === '' ? '' : ' '.repeat(indent) + line}));
}

function headingOf({teaching: {headings}, menus, screens}: Words, {id}: RulesSection): string {
	switch (id) {
		case 'houseRules': {
			return menus.options.houseRules;
		}

		case 'readings': {
			return screens.panels.readings;
		}

		default: {
			return headings[id];
		}
	}
}

/** What a section says, the sentences of the short rules first. */
function paragraphsOf(words: Words, {variant, facts}: RulesPages, {id, howTo}: RulesSection): readonly string[] {
	const short = wordsOfVariant(words, variant);
	const long = rulesWordsOf(words, variant);
	const own = long.sections(facts)[id] ?? [];
	const opening = howTo.map(place => short.howTo[place]);
	switch (id) {
		case 'players': {
			return [`${sentenceCase(short.players)}.`, ...own];
		}

		case 'target': {
			return [...opening, ...own, words.teaching.match];
		}

		case 'houseRules': {
			return houseRules(words, variant, short);
		}

		case 'readings': {
			return readings(words, short, long);
		}

		case 'sources': {
			return [short.background];
		}

		default: {
			return [...opening, ...own];
		}
	}
}

function houseRules({teaching}: Words, variant: Variant, short: VariantWords): string[] {
	return variant.houseRules.map(({name, values}) => {
		const told = short.houseRules[name];
		const ways = values.map((value, place) => `${value}: ${place === 0 ? teaching.usually(told.values[value]) : told.values[value]}`);
		return `${told.name} (${name}): ${ways.join('; ')}.`;
	});
}

function readings({teaching}: Words, short: VariantWords, long: RulesWords): string[] {
	return short.readings.map((reading, place) => teaching.reading(reading, long.whys[place]));
}

function sentenceCase(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
