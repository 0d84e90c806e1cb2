/** Every command. What it needs is loaded only when it runs: the screen takes longer to load than all the rest. */
import {matchOptions} from './options/catalogue.js';
import type {Command} from './surroundings.js';

export const commands: readonly Command[] = [
	{
		name: undefined,
		options: [],
		operands: 'none',
		async run(given, surroundings) {
			const {openMenu} = await import('./play.js');
			return openMenu(given, surroundings);
		},
	},
	{
		name: 'play',
		options: [...matchOptions, 'humans', 'seed', 'name', 'speed', 'record', 'resume'],
		operands: 'none',
		async run(given, surroundings) {
			const {play} = await import('./play.js');
			return play(given, surroundings);
		},
	},
	{
		name: 'simulate',
		options: [...matchOptions, 'matches', 'seed', 'records', 'json'],
		operands: 'none',
		async run(given, surroundings) {
			const {simulate} = await import('./simulate.js');
			return simulate(given, surroundings);
		},
	},
	{
		name: 'check',
		options: [],
		operands: 'files',
		async run(given, surroundings) {
			const {check} = await import('./check.js');
			return check(given, surroundings);
		},
	},
];
