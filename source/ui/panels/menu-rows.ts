/** What the rows of the menu say that can be changed. */
import {longestName} from '../../record/text.js';
import {nameOfLevel} from '../../words/hints.js';
import {wordsOfVariant} from '../../words/variants.js';
import type {Words} from '../../words/words.js';
import type {DraftRow} from '../menu/draft-rows.js';
import {type Draft, highestTarget, nameIn} from '../../table/draft.js';
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
	/** Sentences on it. */
	readonly about?: readonly string[];
};

/** A row of the options of a match. */
export function optionRow({words, menu: {draft}}: MenuSight, row: OptionsRow): Row {
	return row === 'start' || row === 'menu'
		? {label: row === 'start' ? words.menus.options.start : words.menus.menu.back, about: [wordsOfVariant(words, draft.variant).sentence]}
		: draftRow(words, draft, row);
}

/** A row in which a draft is changed. */
export function draftRow(words: Words, draft: Draft, row: DraftRow): Row {
	const {sentence, houseRules} = wordsOfVariant(words, draft.variant);
	if (typeof row === 'object' && 'houseRule' in row) {
		const {name, values} = houseRules[row.houseRule];
		const {values: [usual, ...others]} = draft.variant.houseRules.find(rule => rule.name === row.houseRule)!;
		return {label: name, value: values[draft.house[row.houseRule]], about: words.menus.options.houseRuleAbout(name, values[usual], others.map(value => values[value]))};
	}

	const {options} = words.menus;
	const {variant, players, people, level, target, games} = draft;
	if (typeof row === 'object' || row === 'name') {
		return nameRow(words, draft, row === 'name' ? 0 : row.person);
	}

	switch (row) {
		case 'variant': {
			return {label: options.variant, value: wordsOfVariant(words, variant).name, about: [sentence]};
		}

		case 'players': {
			return {label: options.players, value: variant.pairs(players) ? options.inPairs : options.playersOf(players), about: [sentence]};
		}

		case 'people': {
			return {label: options.humans, value: options.humansOf(people), about: people > 1 ? [options.humansMean] : [sentence]};
		}

		case 'level': {
			const [, bot] = Object.entries(words.bots.levels).find(([known]) => known === level) ?? [];
			return {label: options.bots, value: nameOfLevel(words, level), about: bot && [bot.sentence]};
		}

		case 'target': {
			return {label: options.target, value: String(target), about: [options.targetMeans(1, highestTarget)]};
		}

		case 'games': {
			return {label: options.games, value: options.bestOf(games), about: [sentence]};
		}
	}
}

/** The name of a person, counted from 0; who has none is called by a number. */
function nameRow({menus: {options}, usage: {person}}: Words, draft: Draft, place: number): Row {
	const {people} = draft;
	return {
		label: people === 1 ? options.name : options.nameOf(place + 1),
		value: nameIn(draft, place) || person(place + 1, people),
		about: [options.nameMeans(longestName)],
	};
}

/** A variant whose rules can be read. */
export function rulesRow({words}: MenuSight, row: RulesRow): Row {
	if (row === 'menu') {
		return {label: words.menus.menu.back};
	}

	const {name, sentence} = wordsOfVariant(words, row.rulesOf);
	return {label: name, about: [sentence]};
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
		about: decided ? [settings.decidedElsewhere] : aboutSetting(sight, row),
	};
}

/** What a setting means, or how long it lasts. */
function aboutSetting({words: {menus: {settings}}, able}: MenuSight, row: Preference): string[] {
	return [
		...(row === 'bell' ? [settings.bellMeans] : []),
		...(able.asked?.includes(row) ? [settings.askedElsewhere[row === 'language' ? 'language' : 'other']] : []),
	];
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
