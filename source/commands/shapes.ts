/** What each command takes: the command line, its help, completion and manual are made from this. */
import {variants} from '../variants/index.js';
import {matchOptions} from './options/catalogue.js';

export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = typeof shells[number];

/** What a command takes. */
export type CommandShape = {
	/** Undefined for the menu, which opens without a command. */
	readonly name: string | undefined;
	/** Its own options, besides those of every command. */
	readonly options: readonly string[];
	/** What it works on: nothing, one file, files (at least one), or one of these words. */
	readonly operands: 'none' | 'file' | 'files' | readonly string[];
	/** Whether it does without what it works on as well. */
	readonly canDoWithout?: boolean;
};

export const shapes = {
	menu: {name: undefined, options: [], operands: 'none'},
	play: {
		name: 'play',
		options: [...matchOptions, 'humans', 'seed', 'name', 'speed', 'record', 'resume', 'exec-timeout'],
		operands: 'none',
	},
	simulate: {
		name: 'simulate',
		options: [...matchOptions, 'matches', 'deals', 'seed', 'records', 'json', 'playouts', 'workers', 'exec-timeout'],
		operands: 'none',
	},
	replay: {name: 'replay', options: ['text', 'json', 'at', 'speed'], operands: 'file'},
	review: {name: 'review', options: ['seat', 'playouts', 'json'], operands: 'file'},
	check: {name: 'check', options: [], operands: 'files'},
	stats: {name: 'stats', options: ['json'], operands: 'none'},
	rules: {
		name: 'rules', options: [], operands: variants.map(({id}) => id), canDoWithout: true,
	},
	serve: {
		name: 'serve',
		options: ['host', 'port', 'max-sessions', 'max-per-address', 'max-rate', 'max-logins', 'login-timeout', 'idle', 'log'],
		operands: 'none',
	},
	completion: {name: 'completion', options: [], operands: shells},
} as const satisfies Readonly<Record<string, CommandShape>>;
