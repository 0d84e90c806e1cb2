/** The help: the keys, the signs, the bots, and how the match is played. */
import {
	type Variant, type Drawing, agree, drawingIn,
} from '../../rules/variant.js';
import {variants} from '../../variants/index.js';
import {signsIn} from '../../words/signs.js';
import {wordsFor} from '../../words/words-for.js';
import {shownSide} from '../game/game.js';
import {keyHelp} from '../key-labels.js';
import type {State} from '../state.js';
import {
	type Line, padText, span, wrapText,
} from '../text/text.js';
import {type Told, shortRulesLines} from './short-rules.js';

/** What a help is made for. */
type Wish = Pick<Told, 'words' | 'width'>;

/** All lines of the help on the match that is on the table, or else on the game chosen in the menu as it is usually played; at the table the keys come first. */
export function helpLines({game, menu, preferences, size, village}: State): Line[] {
	const agreed = (game && shownSide(game))?.view.terms;
	const variant = menu?.draft.variant ?? variants[0];
	const told: Told = {
		words: wordsFor(preferences.language),
		terms: agreed ?? agree(variant, {seats: variant.seats[0]}),
		isAgreed: agreed !== undefined,
		width: size.columns,
	};
	const keys = [...keysLines(told, village !== undefined), [], ...signsLines(told, told.terms.variant), [], ...botsLines(told)];
	const rules = shortRulesLines(told);
	const help = game === undefined ? [...rules, [], ...keys] : [...keys, [], ...rules];
	return village === undefined ? help : [...villageLines(told), [], ...help];
}

/** What the help says of drawing: nothing where none is done. */
export const keyOfDrawing = {
	never: undefined,
	'when-stuck': 'draw',
	'for-lead-too': 'drawForLeadToo',
} as const satisfies Readonly<Record<Drawing, unknown>>;

/** How one plays with others in a village. */
function villageLines({words: {village}, width}: Wish): Line[] {
	return [heading(village.title), ...village.help.flatMap(text => wrapText(text, width)).map((text): Line => [span(text)])];
}

function keysLines({words: {screens, village}, terms: {variant, seats}, width}: Told, isVillage: boolean): Line[] {
	const draws = keyOfDrawing[drawingIn(variant, seats)];
	const sentences = isVillage ? {...screens.keyHelp, ...village.keyHelp} : screens.keyHelp;
	const lines = keyHelp
		.filter(([label, what]) => label !== 'd' || what === draws)
		// A connection cannot be put to sleep.
		.filter(([, what]) => what !== 'suspend' || !isVillage)
		.flatMap(([label, what]) => labelled(label, sentences[what], {width, indent: 15}));
	return [heading(screens.panels.keys), ...lines];
}

/** The signs of the board and the hand, and of what stands under the board, as far as they appear in the variant. */
export function signsLines({words: {screens: {signs, tableSigns, panels}}, width}: Wish, variant: Variant): Line[] {
	const lines = signsIn([...signs, ...tableSigns], variant).flatMap(text => {
		const [, sign, meaning] = /^(\S+) +(.*)$/.exec(text)!;
		return labelled(sign, meaning, {width, indent: 15});
	});
	return [heading(panels.signs), ...lines];
}

/** The levels by their names, each with the word that options and records have for it. */
function botsLines({words: {bots, screens}, width}: Wish): Line[] {
	const levels = Object.entries(bots.levels).flatMap(([id, {name, sentence}]) =>
		labelled(name, name === id ? sentence : `(${id}) ${sentence}`, {width, indent: 15}));
	return [heading(screens.panels.bots), ...levels, ...wrapText(bots.fairness, width).map(line => [span(line)])];
}

/** What stands over a part of a page. */
export function heading(text: string): Line {
	return [span(text, 'heading')];
}

/** A sentence beside its label, which stands in a column of its own. */
export function labelled(label: string, sentence: string, {width, indent}: {width: number; indent: number}): Line[] {
	return wrapText(sentence, width - indent)
		.map((text, row) => [span(padText(row === 0 ? label : '', indent), 'heading'), span(text)]);
}
