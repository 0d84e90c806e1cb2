/** What the rows of the menu say that can be changed. */
import {nameOfLevel} from '../../words/hints.js';
import {wordsOfVariant} from '../../words/variants.js';
import type {Words} from '../../words/words.js';
import type {Draft} from '../menu/draft.js';
import type {
	Menu, OptionsRow, RulesRow, SettingsRow,
} from '../menu/menu.js';
import {
	type Able, type Preference, type Preferences, isDecided,
} from '../preferences.js';

export type MenuSight = {
	readonly words: Words;
	readonly menu: Menu;
	readonly preferences: Preferences;
	readonly able: Able;
	readonly width: number;
};

/** A row of a page. */
export type Row = {
	/** What it is about. */
	readonly label: string;
	/** Its value, if it can have several. */
	readonly value?: string;
	/** Whether its value cannot be changed here. */
	readonly isDecided?: boolean;
	/** A sentence on it. */
	readonly about?: string;
};

/** A row of the options of a match. */
export function optionRow({words, menu: {draft}}: MenuSight, row: OptionsRow): Row {
	const {sentence, houseRules} = wordsOfVariant(words, draft.variant);
	if (row === 'start' || row === 'menu') {
		return {label: row === 'start' ? words.menus.options.start : words.menus.menu.back, about: sentence};
	}

	if (typeof row === 'object') {
		const {name, values} = houseRules[row.houseRule];
		const value = values[draft.house[row.houseRule]];
		return {label: name, value, about: `${name}: ${value}.`};
	}

	const {options} = words.menus;
	const {variant, players, people, level, target, games, name}: Draft = draft;
	switch (row) {
		case 'variant': {
			return {label: options.variant, value: wordsOfVariant(words, variant).name, about: sentence};
		}

		case 'players': {
			return {label: options.players, value: variant.pairs(players) ? options.inPairs : options.playersOf(players), about: sentence};
		}

		case 'people': {
			return {label: options.humans, value: options.humansOf(people), about: sentence};
		}

		case 'level': {
			const [, bot] = Object.entries(words.bots.levels).find(([known]) => known === level) ?? [];
			return {label: options.bots, value: nameOfLevel(words, level), about: bot?.sentence};
		}

		case 'target': {
			return {label: options.target, value: String(target), about: sentence};
		}

		case 'games': {
			return {label: options.games, value: options.bestOf(games), about: sentence};
		}

		case 'name': {
			return {label: options.name, value: name === '' ? '…' : name, about: sentence};
		}
	}
}

/** A variant whose rules can be read. */
export function rulesRow({words}: MenuSight, row: RulesRow): Row {
	if (row === 'menu') {
		return {label: words.menus.menu.back};
	}

	const {name, sentence} = wordsOfVariant(words, row.rulesOf);
	return {label: name, about: sentence};
}

/** A row of the settings. */
export function settingRow(sight: MenuSight, row: SettingsRow): Row {
	const {words: {menus: {menu, settings}}, able} = sight;
	if (row === 'menu') {
		return {label: menu.back};
	}

	const decided = isDecided(row, able);
	return {
		label: settings[row === 'pause' ? 'speed' : row],
		value: settingOf(sight, row),
		isDecided: decided,
		about: decided ? settings.decidedElsewhere : (row === 'bell' ? settings.bellMeans : undefined),
	};
}

function settingOf({words: {menus: {settings}}, preferences, able}: MenuSight, row: Preference): string {
	switch (row) {
		case 'language': {
			return settings.languages[preferences.language];
		}

		case 'glyphs': {
			return settings.glyphsAre[preferences.glyphs];
		}

		case 'theme': {
			return settings.themes[able.colour === 0 ? 'mono' : preferences.theme];
		}

		case 'pause': {
			return settings.speedOf(preferences.pause);
		}

		case 'bell': {
			return preferences.bell ? settings.on : settings.off;
		}
	}
}
