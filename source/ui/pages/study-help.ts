/** The help on what is open instead of a match: the keys that work there and, where there is a board, its signs. */
import {wordsFor} from '../../words/words-for.js';
import type {Words} from '../../words/words.js';
import type {State} from '../state.js';
import type {Study} from '../study/study.js';
import type {Line} from '../text/text.js';
import {heading, labelled, signsLines} from './help.js';

type Keys = ReadonlyArray<readonly [label: string, what: string]>;

/** All lines of the help on a study. */
export function studyHelpLines({preferences, size, village}: State, study: Study['kind']): Line[] {
	const words = wordsFor(preferences.language);
	const {screens: {panels, keyHelp}} = words;
	const width = size.columns;
	const always: Keys = [['?', words.reel.keyHelp.help], ['Ctrl+L', keyHelp.redraw], ['Ctrl+Z', keyHelp.suspend], ['Ctrl+C', keyHelp.abort]];
	const keys = [...keysOf(words, study, village), ...always];
	return [
		heading(panels.keys),
		...keys.flatMap(([label, what]) => labelled(label, what, {width, indent: 17})),
		...(isList(study) ? [] : [[], ...signsLines({words, width})]),
	];
}

function isList(study: Study['kind']): boolean {
	return study === 'learn' || study === 'records';
}

function keysOf({screens: {keyHelp}, reel: {space, keyHelp: own}}: Words, study: Study['kind'], village: State['village']): Keys {
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
				['d', keyHelp.draw],
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
