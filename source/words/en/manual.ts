/** What the manual page has besides the help. In English only: a package can install it in one language. */

type Entry = readonly [string, string];

const exitStatus: readonly Entry[] = [
	['0', 'All is well.'],
	['1', 'The command failed, or a record was found wrong.'],
	['2', 'The command line is wrong, or there is no terminal where one is needed.'],
	['70', 'A fault of the program.'],
	['129, 130, 143', 'Ended by SIGHUP, SIGINT or SIGTERM.'],
];

const environment: readonly Entry[] = [
	['LC_ALL, LC_MESSAGES, LANG', 'The language, Polish for pl…, else English; and whether the terminal shows more than ASCII.'],
	['NO_COLOR, FORCE_COLOR', 'No colours, or colours in any case.'],
	['ACCESSIBLE', 'Plain lines for screen readers.'],
	['TERM', 'What the terminal can do; dumb has no screen to draw on.'],
	['XDG_CONFIG_HOME, XDG_DATA_HOME', 'Where settings and records are kept.'],
];

const files: readonly Entry[] = [
	['~/.config/dominogranie/', 'The settings.'],
	['~/.local/share/dominogranie/records/', 'A record of every match, written while it is played: a match that was left goes on from there.'],
	['~/.local/share/dominogranie/statistics.jsonl', 'A line for each match that one person played to its end.'],
	['~/.local/share/dominogranie/village/', 'The village of dominogranie serve: its host key, people, tables and records.'],
];

export const manual = {
	summary: 'dominoes in the terminal',
	description: [
		'Plays Five Up, Seven-Toed Pete and Double Bergen against bots that see only what a player could see, with other people at one keyboard, or in a village of tables that guests enter by ssh.',
		'Without a command the menu opens, and an unfinished match is offered first. In play the ? key shows the keys and the rules.',
	],
	exitStatus,
	environment,
	files,
};
