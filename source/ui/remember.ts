/** What options, environment and settings say at the start, and what is remembered for the next time. */
import {levels} from '../bots/index.js';
import {type Settings, writeSettings} from '../store/settings.js';
import type {PlayWish} from '../table/wish.js';
import {languages} from '../words/language.js';
import {type Draft, draftOf, lastOf} from './draft.js';
import type {Preferences} from './preferences.js';

const usualPause = 600;

/** Option before environment before setting before what is usual. */
export function preferencesFrom({language, pauseMilliseconds, settings}: PlayWish, {unicode}: {readonly unicode: boolean}): Preferences {
	return {
		language: language ?? languages.find(known => known === settings.language) ?? 'en',
		glyphs: unicode && settings.glyphs !== 'ascii' ? 'box' : 'ascii',
		unicode,
		pause: pauseMilliseconds ?? settings.speed ?? usualPause,
	};
}

/** The match that the menu offers first: the last one. */
export function draftFrom({name, settings}: PlayWish): Draft {
	return draftOf(settings.last ?? {}, {name: name ?? settings.name ?? '', levels});
}

/**
Keeps settings in their file. What an option or the environment said is kept only once it has been changed by hand.

The answer throws what the file system says.
*/
export function createMemory(wish: PlayWish, first: Preferences, draft: Draft): (preferences: Preferences, draft: Draft | undefined) => void {
	let {settings} = wish;
	return (preferences, present) => {
		const next: Settings = {
			...settings,
			...(preferences.language !== first.language && {language: preferences.language}),
			...(preferences.glyphs !== first.glyphs && {glyphs: preferences.glyphs}),
			...(preferences.pause !== first.pause && {speed: preferences.pause}),
			...(present !== undefined && present.name !== draft.name && {name: present.name}),
			...(present !== undefined && {last: lastOf(present)}),
		};
		writeSettings(wish.paths.settings, next);
		settings = next;
	};
}
