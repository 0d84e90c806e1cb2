/** Every command. What it needs is loaded only when it runs: the screen takes longer to load than all the rest. */
import {shapes} from './shapes.js';
import type {Command} from './surroundings.js';

export const commands: readonly Command[] = [
	{
		...shapes.menu,
		async run(given, surroundings) {
			const {openMenu} = await import('./play.js');
			return openMenu(given, surroundings);
		},
	},
	{
		...shapes.play,
		async run(given, surroundings) {
			const {play} = await import('./play.js');
			return play(given, surroundings);
		},
	},
	{
		...shapes.simulate,
		async run(given, surroundings) {
			const {simulate} = await import('./simulate.js');
			return simulate(given, surroundings);
		},
	},
	{
		...shapes.replay,
		async run(given, surroundings) {
			const {replay} = await import('./replay.js');
			return replay(given, surroundings);
		},
	},
	{
		...shapes.review,
		async run(given, surroundings) {
			const {review} = await import('./review.js');
			return review(given, surroundings);
		},
	},
	{
		...shapes.check,
		async run(given, surroundings) {
			const {check} = await import('./check.js');
			return check(given, surroundings);
		},
	},
	{
		...shapes.stats,
		async run(given, surroundings) {
			const {stats} = await import('./stats.js');
			return stats(given, surroundings);
		},
	},
	{
		...shapes.rules,
		async run(given, surroundings) {
			const {rules} = await import('./rules.js');
			return rules(given, surroundings);
		},
	},
	{
		...shapes.serve,
		async run(given, surroundings) {
			const {serve} = await import('./serve.js');
			return serve(given, surroundings);
		},
	},
	{
		...shapes.completion,
		async run(given, surroundings) {
			const {completion} = await import('./completion.js');
			return completion(given, surroundings);
		},
	},
];
