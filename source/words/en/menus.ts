/** The menu, the options of a match and the settings, in English. */
import {games, people, players} from './nouns.js';

export const menus = {
	menu: {
		title: 'dominogranie',
		subtitle: 'Dominoes in the terminal',
		goOn: (variant: string) => `Go on with ${variant}`,
		unfinished: 'Unfinished matches',
		unfinishedAbout: 'All matches that were left: any of them can go on.',
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
		/** Where several people share the keyboard. */
		nameOf: (person: number) => `Name of person ${person}`,
		nameMeans: (most: number) => `Enter types a name: at most ${most} characters, no quotation marks. Without one you are just Player.`,
		humansMean: 'Hands are hidden between turns: a screen asks to pass the keyboard.',
		targetMeans: (low: number, high: number) => `From ${low} to ${high} points: arrows go by one, Enter types a number.`,
		/** What can be chosen, what is usual first. */
		houseRuleAbout: (rule: string, usual: string, others: readonly string[]) => [`${rule}. Usual: ${usual}.`, ...others.map(other => `Or: ${other}.`)],
		/** Why what is typed is not taken. */
		typing: {
			quote: 'A name has no quotation marks.',
			'no-character': 'A name cannot have this character.',
			'no-digit': 'Only digits make a number.',
			paste: 'Pasting does nothing here: please type it.',
			'other-key': 'You are typing: Enter takes the text over, Esc leaves it as it was.',
			full: (most: number) => `A name has at most ${most} characters.`,
			outOfRange: (low: number, high: number) => `The target can be from ${low} to ${high}.`,
			taken: (name: string) => `Somebody else is called ${name}: take another name.`,
		},
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
		/** It can be changed, but not for the next start. */
		askedElsewhere: {
			language: 'The option --lang or the environment (LC_ALL, LC_MESSAGES, LANG) names a language: that comes first at every start. What you choose here lasts until you leave.',
			other: 'An option or the environment asks for this: that comes first at every start. What you choose here lasts until you leave.',
		},
		saved: 'Saved.',
		notSaved: 'The settings could not be saved.',
	},
	/** Words about files set aside and such, shown at the start. */
	notices: {
		settingsUnreadable: (file: string) => `The settings in ${file} cannot be read: the usual ones are in use.`,
		settingsSetAside: (file: string) => `The settings are damaged, so the usual ones are in use; the file as it was is now ${file}.`,
		/** Nothing of a record was good. */
		recordLost: (file: string) => `The record of a match is damaged and nothing of it can go on; the file as it was is now ${file}.`,
		/** What stands before the damage stays and can go on; `deal` is 0 before the first. */
		recordCut: ({file, variant, lines, deal}: {file: string; variant: string; lines: number; deal: number}) =>
			`The record of a match of ${variant} is damaged after line ${lines}: up to there${deal === 0 ? '' : `, in deal ${deal},`} it is kept and can go on; the file as it was is now ${file}.`,
		lastLineDropped: 'The last line of the record was cut off and has been dropped.',
		cannotGoOn: (file: string) => `The match in ${file} cannot go on.`,
		/** After a remark that others follow. */
		more: (count: number) => `(Any key: ${count} more.)`,
		cannotShow: (file: string) => `There is nothing to show in ${file}.`,
		notRecording: 'The record cannot be written: this match will not be kept.',
	},
};

/** The words of menu, options and settings; every language has all of them. */
export type MenuWords = typeof menus;
