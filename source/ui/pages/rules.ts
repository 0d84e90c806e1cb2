/** The rules of a variant in full, with drawn examples. */
import type {Variant} from '../../rules/variant.js';
import {rulesLines} from '../../teaching/rules/lines.js';
import {withoutMarks} from '../../words/without-marks.js';
import {wordsFor} from '../../words/words-for.js';
import type {State} from '../state.js';
import {type Line, span} from '../text/text.js';

/** Longer lines are hard to read. */
const widest = 80;

/** The pages that were made, since drawing their boards takes longer than a key may: by variant and what else they depend on. */
const made = new WeakMap<Variant, Map<string, readonly Line[]>>();

/** All lines of the rules. */
export function variantLines({preferences: {language, glyphs}, able: {unicode}, size}: State, variant: Variant): readonly Line[] {
	const width = Math.min(size.columns, widest);
	const key = [language, glyphs, unicode, width].join(' ');
	const pages = made.get(variant) ?? new Map<string, readonly Line[]>();
	made.set(variant, pages);
	const lines = pages.get(key) ?? rulesLines(wordsFor(language), variant, {
		width, charset: glyphs === 'box' ? 'box-drawing' : 'ascii', spell: unicode ? undefined : withoutMarks,
	}).map(({kind, text}) => [span(text, kind === 'title' || kind === 'heading' ? 'heading' : undefined)]);
	pages.set(key, lines);
	return lines;
}
