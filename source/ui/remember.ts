/** What options, environment and settings say at the start, and what is remembered for the next time. */
import {levels} from '../bots/index.js';
import {type Settings, writeSettings} from '../store/settings.js';
import type {PlayWish} from '../table/wish.js';
import {languages} from '../words/language.js';
import {type Draft, draftOf, lastOf} from '../table/draft.js';
import type {Able, Preference, Preferences} from './preferences.js';
import {themeNames} from './text/themes.js';

const usualPause = 600;

/** Option before environment before setting before what is usual. */
export function preferencesFrom({language, pauseMilliseconds, settings}: PlayWish, {unicode}: Pick<Able, 'unicode'>, env: NodeJS.ProcessEnv): Preferences {
	const theme = themeNames.find(known => known === settings.theme) ?? 'default';
	return {
		language: language ?? languages.find(known => known === settings.language) ?? 'en',
		glyphs: unicode && settings.glyphs !== 'ascii' ? 'box' : 'ascii',
		theme: theme === 'mono' && env.FORCE_COLOR !== undefined ? 'default' : theme,
		pause: pauseMilliseconds ?? settings.speed ?? usualPause,
		bell: settings.bell ?? true,
	};
}

/** What an option or the environment asks for, and will ask for again at the next start. */
export function askedFor({language, pauseMilliseconds}: PlayWish): Preference[] {
	return [...(language === undefined ? [] : ['language'] as const), ...(pauseMilliseconds === undefined ? [] : ['pause'] as const)];
}

/** The match that the menu offers first: the last one. */
export function draftFrom({name, settings}: PlayWish): Draft {
	return draftOf(settings.last ?? {}, {name: name ?? settings.name ?? '', levels});
}

/**
Keeps settings in their file. What an option or the environment said is kept only once it has been changed by hand.

The answer throws what the file system says.
*/
export function createMemory(wish: PlayWish, preferences: Preferences, draft: Draft): (preferences: Preferences, draft: Draft | undefined) => void {
	let {settings} = wish;
	let known = {...preferences, name: draft.name};
	return (present, presentDraft) => {
		const now = {...present, name: presentDraft?.name ?? known.name};
		const next: Settings = {
			...settings,
			...(now.language !== known.language && {language: now.language}),
			...(now.glyphs !== known.glyphs && {glyphs: now.glyphs}),
			...(now.theme !== known.theme && {theme: now.theme}),
			...(now.pause !== known.pause && {speed: now.pause}),
			...(now.bell !== known.bell && {bell: now.bell}),
			...(now.name !== known.name && {name: now.name}),
			...(presentDraft !== undefined && {last: lastOf(presentDraft)}),
		};
		settings = next;
		known = now;
		writeSettings(wish.paths.settings, next);
	};
}
