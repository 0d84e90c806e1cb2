/** The menu, the options of a match and the settings, in English. */
import {games, people, players} from './nouns.js';

export const menus = {
	menu: {
		title: 'dominogranie',
		subtitle: 'Dominoes in the terminal',
		goOn: (variant: string) => `Go on with ${variant}`,
		play: 'Play',
		tutorial: 'Learn a game',
		rules: 'Rules',
		replay: 'Replay a match',
		statistics: 'Statistics',
		settings: 'Settings',
		quit: 'Quit',
		back: 'Back',
		keys: '↑↓ choose  Enter opens  Esc back',
	},
	/** What is agreed on before a match; the variant's own rules are in `variants`. */
	options: {
		title: 'A new match',
		variant: 'Game',
		players: 'Players',
		playersOf: players,
		inPairs: '4 players, in pairs 1+3 and 2+4',
		humans: 'At this keyboard',
		humansOf: people,
		bots: 'Bots',
		name: 'Your name',
		target: 'Target',
		games: 'Match',
		bestOf: (most: number) => most === 1 ? games(1) : `best of ${most} games`,
		houseRules: 'House rules',
		seed: 'Seed',
		start: 'Start',
		usual: 'usual',
	},
	settings: {
		title: 'Settings',
		language: 'Language',
		languages: {en: 'English', pl: 'polski'},
		glyphs: 'Tiles',
		glyphsAre: {ascii: 'plain characters', box: 'box drawing'},
		theme: 'Colours',
		themes: {
			default: 'usual', contrast: 'high contrast', light: 'for a light background', mono: 'none',
		},
		speed: 'Bots\' pause',
		speedOf: (milliseconds: number) => milliseconds === 0 ? 'none' : `${milliseconds / 1000} s`,
		bell: 'Bell',
		bellMeans: 'The bell sounds when your turn comes at a table with other people.',
		on: 'on',
		off: 'off',
		decidedElsewhere: 'There is no choice here: an option, the environment or the terminal decides.',
		saved: 'Saved.',
		notSaved: 'The settings could not be saved.',
	},
	/** Words about files set aside and such, shown at the start. */
	notices: {
		settingsUnreadable: (file: string) => `The settings in ${file} could not be read.`,
		settingsSetAside: (file: string) => `The settings could not be read; they are kept as ${file}.`,
		statisticsSetAside: (file: string) => `The statistics could not be read; they are kept as ${file}.`,
		recordSetAside: (file: string) => `A record is damaged; the file as it was is kept as ${file}.`,
		lastLineDropped: 'The last line of the record was cut off and has been dropped.',
		cannotGoOn: (file: string) => `The match in ${file} cannot go on.`,
		cannotShow: (file: string) => `There is nothing to show in ${file}.`,
		notRecording: 'The record cannot be written: this match will not be kept.',
	},
};

/** The words of menu, options and settings; every language has all of them. */
export type MenuWords = typeof menus;
