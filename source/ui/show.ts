/** The door to the screen: nothing of Ink or React is imported before the environment is clean. */
import process from 'node:process';
import type {Replay} from '../record/replay.js';
import type {PlayWish} from '../table/wish.js';
import {cleanEnvironment} from '../terminal/launch.js';
import {showingOf} from './replay/showing.js';

/** Shows the menu or a match on this process's terminal; answers the exit code when the person has left. */
export async function showGame(wish: PlayWish): Promise<number> {
	// A copy would not do: Ink looks at the environment itself.
	const {env} = process;
	cleanEnvironment(env);
	const {runScreen} = await import('./run-screen.js');
	return runScreen(wish, env);
}

/** Shows a record on this process's terminal, at a line or from its beginning; undefined when it has no deal to show. Of the wish, nothing is begun. */
export async function showRecord(wish: PlayWish, record: Replay, line: number | undefined): Promise<number | undefined> {
	const showing = showingOf(record, line);
	if (showing === undefined) {
		return undefined;
	}

	const {env} = process;
	cleanEnvironment(env);
	const {runScreen} = await import('./run-screen.js');
	return runScreen(wish, env, showing);
}
