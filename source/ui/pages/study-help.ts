/** The help on what is open instead of a match: the keys that work there and, where there is a board, its signs. */
import {type Terms, drawingIn} from '../../rules/variant.js';
import {wordsFor} from '../../words/words-for.js';
import type {Words} from '../../words/words.js';
import type {State} from '../state.js';
import type {Study} from '../study/study.js';
import type {Line} from '../text/text.js';
import {
	heading, keyOfDrawing, labelled, signsLines,
} from './help.js';

type Keys = ReadonlyArray<readonly [label: string, what: string]>;

/** All lines of the help on a study. */
export function studyHelpLines({preferences, size, village, studies}: State, study: Study['kind']): Line[] {
	const words = wordsFor(preferences.language);
	const {screens: {panels, keyHelp}} = words;
	const width = size.columns;
	const always: Keys = [['?', words.reel.keyHelp.help], ['Ctrl+L', keyHelp.redraw], ['Ctrl+Z', keyHelp.suspend], ['Ctrl+C', keyHelp.abort]];
	const terms = termsOf(studies.at(-1));
	const keys = [...keysOf(words, {study, terms, village}), ...always];
	return [
		heading(panels.keys),
		...keys.flatMap(([label, what]) => labelled(label, what, {width, indent: 17})),
		...(terms === undefined ? [] : [[], ...signsLines({words, width}, terms.variant)]),
	];
}

/** What is agreed on at the table that is shown; a list shows none. */
function termsOf(study: Study | undefined): Terms | undefined {
	switch (study?.kind) {
		case 'replay': {
			return study.reel.frames[study.place].match.terms;
		}

		case 'lesson': {
			return study.lesson.match.terms;
		}

		case 'drill': {
			return study.drill.match.terms;
		}

		default: {
			return undefined;
		}
	}
}

function keysOf({screens: {keyHelp}, reel: {space, keyHelp: own}}: Words, {study, terms, village}: {study: Study['kind']; terms: Terms | undefined; village: State['village']}): Keys {
	const draws = terms && keyOfDrawing[drawingIn(terms.variant, terms.seats)];
	const board: Keys = [['=', keyHelp.arms], ['g', keyHelp.glyphs]];
	switch (study) {
		case 'replay': {
			return [
				['← →, h l', own.step],
				['↑ ↓, PgUp PgDn', own.deal],
				['Home End', own.ends],
				[`${space}, Enter`, own.play],
				['o', own.hands],
				...(village === undefined ? [['r', own.review] as const] : []),
				...board,
				['q, Esc', own.leave],
			];
		}

		case 'lesson':
		case 'drill': {
			return [
				['1-9, 0', keyHelp.tile],
				['← →, h l', keyHelp.move],
				['A-Z, Tab, ↑ ↓', keyHelp.place],
				['Enter', own.answer],
				...(draws === undefined ? [] : [['d', keyHelp[draws]] as const]),
				['p', keyHelp.pass],
				...board,
				['q, Esc', own.leaveStudy],
			];
		}

		case 'learn':
		case 'records': {
			return [
				['↑ ↓, Tab', own.choose],
				['PgUp PgDn', own.leap],
				['1-9, 0, Enter', own.open],
				...(study === 'learn' ? [['← →', own.level] as const] : []),
				['q, Esc', own.leaveStudy],
			];
		}
	}
}
