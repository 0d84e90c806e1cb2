/** How tones are coloured. Colour is a second channel only: every frame reads the same without it. */
import {Chalk, type ChalkInstance, type ColorSupportLevel} from 'chalk';
import type {Line, Tone} from './text.js';
import {plainCharacters} from './plain-characters.js';

/** Turns lines into what a terminal is sent. */
export type Theme = {
	readonly paint: (line: Line) => string;
};

/** The colours of the 16 every terminal lets its user choose; none relies on white, grey or dim alone. */
const tones: Readonly<Record<Tone, (chalk: ChalkInstance) => ChalkInstance>> = {
	heading: chalk => chalk.bold,
	quiet: chalk => chalk.dim,
	turn: chalk => chalk.bold.cyan,
	cursor: chalk => chalk.inverse,
	playable: chalk => chalk.bold,
	last: chalk => chalk.bold.magenta,
	ghost: chalk => chalk.inverse,
	place: chalk => chalk.bold.yellow,
	gain: chalk => chalk.bold.green,
	warning: chalk => chalk.bold.red,
};

/** A theme for a terminal with this level of colour (0 for none), which may draw nothing beyond ASCII. */
export function createTheme({colour, unicode}: {readonly colour: ColorSupportLevel; readonly unicode: boolean}): Theme {
	// An instance of its own: the level of the shared one would hold for every session of the process.
	const chalk = new Chalk({level: colour});
	return {
		paint: line => line.map(({text, tone}) => {
			const shown = unicode ? text : plainCharacters(text);
			return tone === undefined || shown === '' ? shown : tones[tone](chalk)(shown);
		}).join(''),
	};
}
