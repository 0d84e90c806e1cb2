/** The menu: its pages, their rows, the one the cursor is on, and what is being typed. */
import type {Match} from '../../match/match.js';
import type {Variant} from '../../rules/variant.js';
import {variants} from '../../variants/index.js';
import type {Preference} from '../preferences.js';
import type {Draft} from '../../table/draft.js';
import {type DraftRow, rowsOf} from './draft-rows.js';
import type {Typing} from './typing.js';

export type Menu = {
	readonly page: 'main' | 'options' | 'rules' | 'settings';
	readonly row: number;
	readonly draft: Draft;
	/** What is typed for the row under the cursor; undefined while nothing is. */
	readonly typing: Typing | undefined;
	readonly left: LeftMatches;
};

/** The matches that were left unfinished: the last one that can go on, and whether there are others. */
export type LeftMatches = {readonly last: Unfinished | undefined; readonly hasOthers: boolean};

/** The record of a match that can go on, its variant, and where it stands. */
export type Unfinished = {readonly file: string; readonly variant: Variant; readonly match: Match};

export type MainRow = 'go-on' | 'unfinished' | 'play' | 'rules' | 'statistics' | 'tutorial' | 'replay' | 'settings' | 'quit';
export type OptionsRow = 'start' | DraftRow | 'menu';
/** A variant, to read its rules. */
export type RulesRow = {readonly rulesOf: Variant} | 'menu';
export type SettingsRow = Preference | 'menu';

/** A row of any page. */
export type MenuRow = MainRow | OptionsRow | RulesRow | SettingsRow;

const nothingLeft: LeftMatches = {last: undefined, hasOthers: false};

export function newMenu(draft: Draft, left: LeftMatches = nothingLeft): Menu {
	return {
		page: 'main', row: 0, draft, typing: undefined, left,
	};
}

/** The match that was left last is offered first, then the others. */
export function mainRows({left: {last, hasOthers}}: Menu): MainRow[] {
	return [...(last === undefined ? [] : ['go-on'] as const), ...(hasOthers ? ['unfinished'] as const : []), 'play', 'rules', 'statistics', 'tutorial', 'replay', 'settings', 'quit'];
}

/** `start` comes before what can be changed, so that Enter twice is a game; `menu`, the way back, comes last. */
export function optionsRows(draft: Draft): OptionsRow[] {
	return ['start', ...rowsOf(draft), 'menu'];
}

/** In the order of the shelf. */
export const rulesRows: readonly RulesRow[] = [...variants.map(variant => ({rulesOf: variant})), 'menu'];

export const settingsRows: readonly SettingsRow[] = ['language', 'glyphs', 'theme', 'pause', 'bell', 'menu'];

/** The rows of the page that is open. */
export function menuRows(menu: Menu): readonly MenuRow[] {
	switch (menu.page) {
		case 'main': {
			return mainRows(menu);
		}

		case 'options': {
			return optionsRows(menu.draft);
		}

		case 'rules': {
			return rulesRows;
		}

		case 'settings': {
			return settingsRows;
		}
	}
}

export function isRulesRow(row: MenuRow): row is Exclude<RulesRow, 'menu'> {
	return typeof row === 'object' && 'rulesOf' in row;
}

/** The first page, with the cursor on the row that led away from it. */
export function mainPage(menu: Menu): Menu {
	return {...menu, page: 'main', row: mainRows(menu).indexOf(menu.page === 'rules' || menu.page === 'settings' ? menu.page : 'play')};
}
