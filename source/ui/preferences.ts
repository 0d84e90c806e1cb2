/** What a person has settled about the screen itself. */
import {type Language, languages} from '../words/language.js';

/** How tiles are drawn. */
export type Glyphs = 'box' | 'ascii';

export type Preferences = {
	readonly language: Language;
	readonly glyphs: Glyphs;
	/** Whether the terminal draws more than ASCII; if not, `glyphs` stays `ascii`. */
	readonly unicode: boolean;
	/** The pause before each action of a bot, in milliseconds. */
	readonly pause: number;
};

export type Preference = 'language' | 'glyphs' | 'pause';

/** The pauses to choose from, in milliseconds. */
const pauses = [0, 300, 600, 1000, 2000];

/** The preferences with the next, or the previous, value of one. */
export function changePreference(preferences: Preferences, which: Preference, by: 1 | -1): Preferences {
	switch (which) {
		case 'language': {
			const next = (languages.indexOf(preferences.language) + by + languages.length) % languages.length;
			return {...preferences, language: languages[next]};
		}

		case 'glyphs': {
			return preferences.unicode ? {...preferences, glyphs: preferences.glyphs === 'box' ? 'ascii' : 'box'} : preferences;
		}

		case 'pause': {
			const present = pauses.findLastIndex(pause => pause <= preferences.pause);
			return {...preferences, pause: pauses[(present + by + pauses.length) % pauses.length]};
		}
	}
}
