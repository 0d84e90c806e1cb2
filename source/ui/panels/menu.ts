/** The pages of the menu. */
import {nameOfLevel} from '../../words/hints.js';
import {wordsOfVariant} from '../../words/variants.js';
import type {Words} from '../../words/words.js';
import {
	type MainRow, type Menu, type OptionsRow, mainRows, optionsRows, settingsRows,
} from '../menu.js';
import type {Preference, Preferences} from '../preferences.js';
import {
	type Line, padText, span, textWidth, wrapText,
} from '../text.js';

export type MenuSight = {
	readonly words: Words;
	readonly menu: Menu;
	readonly preferences: Preferences;
	readonly width: number;
};

/** A row of a page: what it is about and, if it can be changed, its value. */
type Row = {readonly label: string; readonly value?: string};

/** The lines of the page that is open, its title first. */
export function menuLines(sight: MenuSight): Line[] {
	const {words: {menus}, menu, width} = sight;
	switch (menu.page) {
		case 'main': {
			return [
				[span(menus.menu.title, 'heading')],
				[span(menus.menu.subtitle)],
				[],
				...rowLines(mainRows(menu).map(row => ({label: mainLabel(sight, row)})), menu),
				[],
				...chosenLines(sight),
			];
		}

		case 'options': {
			const rows = optionsRows(menu.draft).map(row => optionRow(sight, row));
			return [
				[span(menus.options.title, 'heading')],
				[],
				...rowLines(rows, menu),
				[],
				...wrapText(about(sight), width).map((text): Line => [span(text, 'quiet')]),
			];
		}

		case 'settings': {
			return [
				[span(menus.settings.title, 'heading')],
				[],
				...rowLines(settingsRows.map(row => preferenceRow(sight, row)), menu),
			];
		}
	}
}

/** `> 1  Play`, `> 2  Players   ‹ 2 players ›`: the cursor is a sign, and so is what arrows can change. */
function rowLines(rows: readonly Row[], {row: cursor, typed}: Menu): Line[] {
	const widest = Math.max(...rows.map(({label}) => textWidth(label)));
	return rows.map(({label, value}, place) => {
		const isUnderCursor = place === cursor;
		const start = `${isUnderCursor ? '>' : ' '} ${place < 9 ? place + 1 : (place === 9 ? 0 : ' ')}  `;
		if (value === undefined) {
			return [span(start), span(label, isUnderCursor ? 'cursor' : undefined)];
		}

		const shown = isUnderCursor ? (typed === undefined ? `‹ ${value} ›` : `${typed}_`) : `  ${value}`;
		return [span(start), span(`${padText(label, widest)}  `), span(shown, isUnderCursor ? 'cursor' : undefined)];
	});
}

function mainLabel({words, menu: {unfinished}}: MenuSight, row: MainRow): string {
	const {menu} = words.menus;
	return row === 'go-on' ? menu.goOn(wordsOfVariant(words, unfinished!.variant).name) : menu[row];
}

function optionRow({words, menu: {draft}}: MenuSight, row: OptionsRow): Row {
	const {options} = words.menus;
	const {variant, players, people, level, target, games, house, name} = draft;
	if (typeof row === 'object') {
		const rule = wordsOfVariant(words, variant).houseRules[row.houseRule];
		return {label: rule.name, value: rule.values[house[row.houseRule]]};
	}

	switch (row) {
		case 'start': {
			return {label: options.start};
		}

		case 'variant': {
			return {label: options.variant, value: wordsOfVariant(words, variant).name};
		}

		case 'players': {
			return {label: options.players, value: variant.pairs(players) ? options.inPairs : options.playersOf(players)};
		}

		case 'people': {
			return {label: options.humans, value: options.humansOf(people)};
		}

		case 'level': {
			return {label: options.bots, value: nameOfLevel(words, level)};
		}

		case 'target': {
			return {label: options.target, value: String(target)};
		}

		case 'games': {
			return {label: options.games, value: options.bestOf(games)};
		}

		case 'name': {
			return {label: options.name, value: name === '' ? '…' : name};
		}
	}
}

/** A sentence on what is under the cursor: a house rule in full, how the bots play, or the game. */
function about({words, menu: {draft, row}}: MenuSight): string {
	const {variant, level, house} = draft;
	const {sentence, houseRules} = wordsOfVariant(words, variant);
	const chosen = optionsRows(draft)[row];
	if (typeof chosen === 'object') {
		const rule = houseRules[chosen.houseRule];
		return `${rule.name}: ${rule.values[house[chosen.houseRule]]}.`;
	}

	const [, bot] = Object.entries(words.bots.levels).find(([known]) => known === level) ?? [];
	return (chosen === 'level' ? bot?.sentence : undefined) ?? sentence;
}

/** What Play would begin. */
function chosenLines({words, menu: {draft}, width}: MenuSight): Line[] {
	const {options} = words.menus;
	const {variant, players, people, level} = draft;
	const {name, sentence} = wordsOfVariant(words, variant);
	const bots = people < players ? `, ${options.bots.toLowerCase()}: ${nameOfLevel(words, level)}` : '';
	return [`${name}: ${options.playersOf(players)}${bots}`, sentence].flatMap(text => wrapText(text, width)).map(text => [span(text, 'quiet')]);
}

function preferenceRow({words: {menus: {settings}}, preferences}: MenuSight, which: Preference): Row {
	switch (which) {
		case 'language': {
			return {label: settings.language, value: settings.languages[preferences.language]};
		}

		case 'glyphs': {
			return {label: settings.glyphs, value: settings.glyphsAre[preferences.glyphs]};
		}

		case 'pause': {
			return {label: settings.speed, value: settings.speedOf(preferences.pause)};
		}
	}
}
