/** From toned lines to what a terminal is sent. */
import {Chalk, type ColorSupportLevel} from 'chalk';
import {plainCharacters} from './plain-characters.js';
import type {Line} from './text.js';
import {type ThemeName, palettes} from './themes.js';

/** Turns lines into what a terminal is sent. */
export type Theme = {
	readonly paint: (line: Line) => string;
};

/** A theme for a terminal with this level of colour (0 for none, not even bold), which may draw nothing beyond ASCII. */
export function createTheme(name: ThemeName, {colour, unicode}: {readonly colour: ColorSupportLevel; readonly unicode: boolean}): Theme {
	// An instance of its own: the level of the shared one would hold for every session of the process.
	const chalk = new Chalk({level: colour});
	const palette = palettes[name];
	return {
		paint: line => line.map(({text, tone}) => {
			const shown = unicode ? text : plainCharacters(text);
			return tone === undefined || shown === '' ? shown : palette[tone](chalk)(shown);
		}).join(''),
	};
}
