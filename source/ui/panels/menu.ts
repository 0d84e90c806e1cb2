/** The pages of the menu. */
import {dealNumber, gameNumber, scores} from '../../match/match.js';
import {seatsOf} from '../../rules/variant.js';
import {nameOfLevel} from '../../words/hints.js';
import {wordsOfVariant} from '../../words/variants.js';
import type {Words} from '../../words/words.js';
import {
	type MainRow, type Unfinished, mainRows, optionsRows, rulesRows, settingsRows,
} from '../menu/menu.js';
import type {TypingFault} from '../menu/typed-text.js';
import {
	type Line, type Tone, lineWidth, padText, span, textWidth, wrapText,
} from '../text/text.js';
import {
	type MenuSight, type Row, optionRow, rulesRow, settingRow,
} from './menu-rows.js';

/** The lines of the page that is open, its title first. */
export function menuLines(sight: MenuSight): Line[] {
	const {words: {menus}, menu} = sight;
	switch (menu.page) {
		case 'main': {
			return [
				[span(menus.menu.title, 'heading')],
				[span(menus.menu.subtitle)],
				[],
				...rowLines(mainRows(menu).map(row => ({label: mainLabel(sight, row)})), sight),
				[],
				...quietly(chosen(sight), sight),
			];
		}

		case 'options': {
			return page(menus.options.title, optionsRows(menu.draft).map(row => optionRow(sight, row)), sight);
		}

		case 'rules': {
			return page(menus.menu.rules, rulesRows.map(row => rulesRow(sight, row)), sight);
		}

		case 'settings': {
			return page(menus.settings.title, settingsRows.map(row => settingRow(sight, row)), sight);
		}
	}
}

/** Rows that can be changed, and under them a word on the one under the cursor. */
function page(title: string, rows: readonly Row[], sight: MenuSight): Line[] {
	const {about = []} = rows[sight.menu.row];
	const {typing} = sight.menu;
	return [
		[span(title, 'heading')],
		[],
		...rowLines(rows, sight),
		[],
		...(typing?.fault === undefined ? [] : toned([typingFault(sight.words, typing.fault)], 'warning', sight)),
		...quietly(about, sight),
	];
}

/** `> 1  Play`, `> 2  Players   ‹ 2 players ›`: the cursor is a sign, and so is what arrows can change. */
function rowLines(rows: readonly Row[], {menu: {row: cursor, typing}, width}: MenuSight): Line[] {
	const widest = Math.max(...rows.map(({label}) => textWidth(label)));
	return rows.flatMap(({label, value, isDecided}, place): Line[] => {
		const isUnderCursor = place === cursor;
		const tone = isUnderCursor ? 'cursor' : undefined;
		const start = span(`${isUnderCursor ? '>' : ' '} ${place < 9 ? place + 1 : (place === 9 ? 0 : ' ')}  `);
		if (value === undefined) {
			return [[start, span(label, tone)]];
		}

		const chosen = isUnderCursor && !isDecided ? `‹ ${value} ›` : `  ${value}`;
		const shown = isUnderCursor && typing !== undefined ? `${typing.text}_` : chosen;
		const line = [start, span(`${padText(label, widest)}  `), span(shown, tone)];
		// What has no room beside its label stands under it.
		return lineWidth(line) <= width ? [line] : [[start, span(label)], [span(' '.repeat(Math.max(0, width - textWidth(shown) - 2))), span(shown, tone)]];
	});
}

function mainLabel({words, menu: {left: {last}}}: MenuSight, row: MainRow): string {
	const {menu} = words.menus;
	return row === 'go-on' ? menu.goOn(wordsOfVariant(words, last!.variant).name) : menu[row];
}

/** What Play would begin. */
function chosen(sight: MenuSight): string[] {
	const {words, menu} = sight;
	const {draft, left: {last}} = menu;
	const row = mainRows(menu)[menu.row];
	if (last !== undefined && row === 'go-on') {
		return standingOf(sight, last);
	}

	if (row === 'unfinished') {
		return [words.menus.menu.unfinishedAbout];
	}

	const {options} = words.menus;
	const {variant, players, people, level} = draft;
	const {name, sentence} = wordsOfVariant(words, variant);
	const bots = people < players ? `, ${options.bots.toLowerCase()}: ${nameOfLevel(words, level)}` : '';
	return [`${name}: ${options.playersOf(players)}${bots}`, sentence];
}

/** Where the match stands that can go on: which deal of which game, and the scores. */
function standingOf({words}: MenuSight, {match}: Unfinished): string[] {
	const {terms, players} = match;
	const total = scores(match);
	const {long} = words.screens.title;
	return [
		long({
			variant: wordsOfVariant(words, terms.variant).name, game: gameNumber(match), games: terms.games, deal: Math.max(1, dealNumber(match)), target: terms.target,
		}),
		total.map((score, team) => `${seatsOf(terms, team).map(seat => players[seat].name).join('+')} ${score}`).join('  '),
	];
}

function quietly(texts: readonly string[], sight: MenuSight): Line[] {
	return toned(texts, 'quiet', sight);
}

function toned(texts: readonly string[], tone: Tone, {width}: MenuSight): Line[] {
	return texts.flatMap(text => wrapText(text, width)).map(text => [span(text, tone)]);
}

/** Why what was typed is not taken. */
function typingFault({menus: {options: {typing}}}: Words, fault: TypingFault): string {
	switch (fault.kind) {
		case 'full': {
			return typing.full(fault.most);
		}

		case 'out-of-range': {
			return typing.outOfRange(fault.low, fault.high);
		}

		case 'taken': {
			return typing.taken(fault.name);
		}

		default: {
			return typing[fault.kind];
		}
	}
}
