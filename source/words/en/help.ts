/** The help of the command line, in English. */
import {serveHelp, serveTexts, serveValues} from './serve.js';

/** A command in a few words, in full, and with examples: what to type after the program's name, and what that does. */
export type CommandHelp = {
	readonly summary: string;
	readonly text: string;
	readonly examples: ReadonlyArray<readonly [string, string]>;
};

const commands: Readonly<Record<string, CommandHelp>> = {
	play: {
		summary: 'starts a match at once',
		text: 'Starts a match, or goes on with one. What is not said is as the rulebook has it; bots take the seats that people leave.',
		examples: [
			['play', 'Five Up for two'],
			['play --variant five-up --players 4 --bots casual', 'in pairs, with three casual bots'],
			['play --variant double-bergen --players 3 --humans 2', 'two people at one keyboard and a bot'],
			['play --humans 2 --name Ann,Ben', 'Ann and Ben at one keyboard'],
			['play --bots exec:./bot', 'against a program of your own'],
			['play --resume', 'goes on with the match that was left last'],
		],
	},
	simulate: {
		summary: 'lets bots play against bots, without a screen',
		text: [
			'Bots play matches against each other. Every set of deals is played in every seating, so that luck with the tiles evens out:',
			'the bots move on by one seat, pairs change places. The number of matches is rounded up to whole sets.',
			'With --seed the same command plays the same matches and writes the same records, whatever the number of --workers.',
			'--deals plays deals alone, from 0 to 0, and compares points: what a bot makes more than the others, with the interval of the mean over sets.',
			'The column vs says whether a rate is above or below what falls to each if all are equal, once its whole interval is. Milliseconds are those of real choices.',
			'Ctrl+C ends it, and it tells what it has.',
		].join(' '),
		examples: [
			['simulate --bots casual,novice --matches 1000 --seed 1', 'how much stronger is casual?'],
			['simulate --variant five-up --players 4 --bots casual,novice', 'pair against pair'],
			['simulate --bots club,casual --deals 10000', 'by how many points a deal?'],
			['simulate --bots casual --matches 10 --records games', 'writes a record of each match'],
			['simulate --bots exec:./bot,casual', 'a program of your own against casual'],
		],
	},
	replay: {
		summary: 'shows what a record tells',
		text: [
			'Steps through a record, or tells it with --text or --json: all hands, every action, how each sum comes about, every bonus and score.',
			'What is right in a record is told even if the rest is not; then FILE:LINE says what is wrong, and the command ends with 1.',
			'- is standard input. Without a terminal, and with --accessible, the record is told as with --text.',
			'Each object of --json has the line in the record and the type of the event; seats and teams count from 1, tiles are written as in a record.',
		].join(' '),
		examples: [
			['replay match.domino', 'steps through it'],
			['replay match.domino --text', 'all of it, to read'],
			['replay match.domino --text --at 40', 'what had happened by line 40'],
			['replay match.domino --json', 'for programs, an object for each event'],
		],
	},
	review: {
		summary: 'tells what each choice in a record cost',
		text: [
			'Judges every choice by the strongest bot, which sees only what the player saw: by how much less it brings on average than the better one (its cost), what that is, and why.',
			'After each deal it tells luck from play; after the last one what it comes to. Ctrl+C ends it, and it tells what it has. - is standard input.',
			'What is right in a record is judged even if the rest is not. What was taken back is left out; a choice after a hint is marked.',
			'--json prints an object for the match, each choice, each deal that is over, and last a summary. Amounts are points, or the chance to win the game from 0 to 1,',
			'as their unit says; of a deal, result = dealt + drawn + unseen + play. Seats and teams count from 1, moves are written as in a record.',
		].join(' '),
		examples: [
			['review match.domino', 'all choices of all seats'],
			['review match.domino --seat 2', 'those of seat 2'],
			['review match.domino --playouts 50000', 'slower, and surer'],
			['review match.domino --json', 'for programs'],
		],
	},
	check: {
		summary: 'verifies records against the rules',
		text: 'Says nothing and ends with 0 if all is well; else it says FILE:LINE, what is wrong and why, and ends with 1. - is standard input.',
		examples: [
			['check match.domino', 'one record'],
			['check games/*.domino', 'many of them'],
		],
	},
	stats: {
		summary: 'shows how often you have won',
		text: [
			'Counts the matches that one person finished against bots: by game, number of players and the levels of the opponents, with games, deals, points,',
			'the best deal, and how often a hint was asked for or something taken back. They are counted from the records once and kept when records are deleted.',
		].join(' '),
		examples: [
			['stats', 'a table for each game'],
			['stats --json', 'one JSON object'],
		],
	},
	rules: {
		summary: 'tells how the games are played',
		text: [
			'Shows the rules of a game with worked examples, or of all games if none is named: also where the rulebook is silent, and how it is read here.',
			'On a terminal they come page by page, through PAGER or less; else as plain lines. With --accessible there are no pictures.',
		].join(' '),
		examples: [
			['rules five-up', 'the rules of Five Up'],
			['rules --lang pl', 'all rules, in Polish'],
		],
	},
	serve: serveHelp,
	completion: {
		summary: 'prints a script that completes command lines',
		text: 'Prints a script by which bash, zsh or fish completes commands, options and their values at the Tab key.',
		examples: [
			['completion bash', 'in ~/.bashrc: source <(dominogranie completion bash)'],
			['completion zsh', 'in ~/.zshrc, after compinit: source <(dominogranie completion zsh)'],
			['completion fish', 'in ~/.config/fish/config.fish: dominogranie completion fish | source'],
		],
	},
};

const optionValues: Readonly<Record<string, string>> = {
	variant: 'GAME',
	players: 'N',
	bots: 'LEVEL,…',
	humans: 'N',
	target: 'POINTS',
	games: 'N',
	'blocked-bonus': 'WAY',
	'deal-ends': 'WAY',
	'like-ends': 'WAY',
	seed: 'TEXT',
	name: 'NAME,…',
	speed: 'MS',
	resume: '[FILE]',
	record: 'FILE',
	at: 'LINE',
	matches: 'N',
	deals: 'N',
	workers: 'N',
	'exec-timeout': 'MS',
	records: 'DIR',
	seat: 'N',
	playouts: 'N',
	...serveValues,
	lang: 'LANGUAGE',
};

const optionTexts: Readonly<Record<string, (choices: string) => string>> = {
	variant: choices => `the game: ${choices} (the first, if not said)`,
	players: () => 'how many play; four play Five Up in pairs, 1+3 against 2+4',
	bots: choices => [
		`how well the bots play: ${choices}; one for all, or one for each.`,
		'In simulate two names in pairs go by team, four by seat. exec:COMMAND is a program of your own, as the README has it',
	].join(' '),
	humans: () => 'how many people share the keyboard (1); hands are hidden between turns',
	target: () => 'the score that decides a game',
	games: () => 'a match is the best of so many games; odd (1)',
	'blocked-bonus': choices => `Five Up for three: what a block pays, ${choices}`,
	'deal-ends': choices => `Seven-Toed Pete: when a deal is over, ${choices}`,
	'like-ends': choices => `Double Bergen: which like ends score, ${choices}`,
	seed: () => 'any text; the same text gives the same deals',
	name: () => 'your name; with --humans the names of all, separated by commas',
	speed: () => 'the pause before each move of a bot or step of a replay, in milliseconds; 0 for none',
	resume: () => 'goes on with an unfinished match: this record, or the last one',
	record: () => 'where to write the record of the match; a new file',
	matches: () => 'how many matches (100)',
	deals: () => 'how many deals, each alone, instead of matches',
	workers: () => 'how many processors play at once (all of them)',
	'exec-timeout': () => 'how long a program may take for a choice, in milliseconds (5000)',
	records: () => 'writes match-00001.domino … there; refused if it holds such records already',
	seat: () => 'tells only of this seat',
	playouts: () => 'how many deals a bot that searches plays out for a choice (in review 8000); more take longer and are surer',
	json: () => 'prints JSON, an object on a line',
	text: () => 'tells the record as a report to read',
	at: () => 'goes to this line of the record; with --text and --json ends with it',
	...serveTexts,
	lang: choices => `the language: ${choices}; else LC_ALL, LC_MESSAGES and LANG decide`,
	ascii: () => 'draws with plain characters only',
	'no-color': () => 'uses no colours, as NO_COLOR does; FORCE_COLOR asks for them',
	accessible: () => 'plain lines for screen readers, as ACCESSIBLE does',
	help: () => 'this help',
	version: () => 'the version',
};

export const help = {
	title: 'Dominoes in the terminal: Five Up, Seven-Toed Pete and Double Bergen.',
	usage: 'Usage',
	command: 'command',
	options: 'options',
	file: 'FILE',
	withoutCommand: 'Without a command the menu opens.',
	moreHelp: 'dominogranie COMMAND --help tells what a command can do.',
	headings: {
		commands: 'Commands',
		options: 'Options',
		everywhere: 'Options of every command',
		examples: 'Examples',
	},
	/** By command: in a few words, in full, and with examples. */
	commands,
	/** By option: what stands for its value, and what it does. Choices are already listed. */
	optionValues,
	optionTexts,
};

/** The words of the help; every language has all of them. */
export type HelpWords = typeof help;
