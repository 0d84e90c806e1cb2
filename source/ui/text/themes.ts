/**
The themes. Colour is a second channel only: every frame reads the same without it.

Only the 16 colours that a terminal lets its user choose. Nobody knows what is behind the text, so nothing is white, black, grey or
dim alone: whatever might vanish against the background brings its own.
*/
import type {ChalkInstance} from 'chalk';
import type {Tone} from './text.js';

export const themeNames = ['default', 'contrast', 'light', 'mono'] as const;

export type ThemeName = (typeof themeNames)[number];

/** How each tone looks. */
export type Palette = Readonly<Record<Tone, (chalk: ChalkInstance) => ChalkInstance>>;

/** Without colours: bold, underlined, reversed. */
const mono: Palette = {
	heading: chalk => chalk.bold,
	quiet: chalk => chalk,
	newest: chalk => chalk.bold,
	turn: chalk => chalk.bold,
	cursor: chalk => chalk.inverse,
	playable: chalk => chalk.bold,
	last: chalk => chalk.underline,
	ghost: chalk => chalk.inverse,
	place: chalk => chalk.bold,
	gain: chalk => chalk.bold,
	warning: chalk => chalk.bold.underline,
};

export const palettes: Readonly<Record<ThemeName, Palette>> = {
	mono,
	/** Bright on a dark background; what has to be read, the letters of the places, is legible on a light one, too. */
	default: {
		...mono,
		turn: chalk => chalk.bold.cyan,
		last: chalk => chalk.bold.cyan,
		place: chalk => chalk.bold.magenta,
		gain: chalk => chalk.bold.green,
		warning: chalk => chalk.bold.red,
	},
	/** What matters stands on a patch of its own: the pair makes the contrast, whatever lies around it. */
	contrast: {
		...mono,
		turn: chalk => chalk.bold.black.bgCyanBright,
		cursor: chalk => chalk.bold.black.bgYellowBright,
		playable: chalk => chalk.bold.underline,
		last: chalk => chalk.bold.whiteBright.bgMagenta,
		ghost: chalk => chalk.bold.black.bgYellowBright,
		place: chalk => chalk.bold.black.bgCyanBright,
		gain: chalk => chalk.bold.black.bgGreenBright,
		warning: chalk => chalk.bold.whiteBright.bgRed,
	},
	/** Dark inks for a light background; bold would make them bright on many terminals. */
	light: {
		...mono,
		turn: chalk => chalk.blue,
		last: chalk => chalk.magenta,
		place: chalk => chalk.red,
		gain: chalk => chalk.blue.underline,
		warning: chalk => chalk.red.underline,
	},
};
