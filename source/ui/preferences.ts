/** What a person has settled about the screen itself. */
import {type Language, languages} from '../words/language.js';
import {type ThemeName, themeNames} from './text/themes.js';

/** How tiles are drawn. */
export type Glyphs = 'box' | 'ascii';

export type Preferences = {
	readonly language: Language;
	/** `ascii` wherever the terminal draws nothing else. */
	readonly glyphs: Glyphs;
	readonly theme: ThemeName;
	/** The pause before each action of a bot, in milliseconds. */
	readonly pause: number;
	/** Whether the bell sounds when a turn comes at a table with other people. */
	readonly bell: boolean;
};

export type Preference = keyof Preferences;

/** What the terminal can show: more than ASCII, and how many colours (0 for none, by an option, the environment or its kind). */
export type Able = {
	readonly unicode: boolean;
	readonly colour: 0 | 1 | 2 | 3;
	/** What an option or the environment asks for at every start: it comes before the setting. */
	readonly asked?: readonly Preference[];
};

/** The pauses to choose from, in milliseconds. */
const pauses = [0, 300, 600, 1000, 2000];

/** The preferences with the next, or the previous, value of one; what the terminal cannot show cannot be chosen. */
export function changePreference(preferences: Preferences, which: Preference, {by, able}: {readonly by: 1 | -1; readonly able: Able}): Preferences {
	if (isDecided(which, able)) {
		return preferences;
	}

	switch (which) {
		case 'language': {
			return {...preferences, language: beside(languages, preferences.language, by)};
		}

		case 'glyphs': {
			return {...preferences, glyphs: preferences.glyphs === 'box' ? 'ascii' : 'box'};
		}

		case 'theme': {
			return {...preferences, theme: beside(themeNames, preferences.theme, by)};
		}

		case 'pause': {
			const present = pauses.findLastIndex(pause => pause <= preferences.pause);
			return {...preferences, pause: beside(pauses, pauses[present], by)};
		}

		case 'bell': {
			return {...preferences, bell: !preferences.bell};
		}
	}
}

/** Whether the terminal, an option or the environment leaves no choice. */
export function isDecided(which: Preference, {unicode, colour}: Able): boolean {
	return (which === 'glyphs' && !unicode) || (which === 'theme' && colour === 0);
}

function beside<T>(possible: readonly T[], present: T, by: 1 | -1): T {
	return possible[(possible.indexOf(present) + by + possible.length) % possible.length];
}
