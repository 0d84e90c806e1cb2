/** The door to the screen: nothing of Ink or React is imported before the environment is clean. */
import process from 'node:process';
import type {PlayWish} from '../table/wish.js';
import {cleanEnvironment} from '../terminal/launch.js';

/** Shows the menu or a match on this process's terminal; answers the exit code when the person has left. */
export async function showGame(wish: PlayWish): Promise<number> {
	// A copy would not do: Ink looks at the environment itself.
	const {env} = process;
	cleanEnvironment(env);
	const {runScreen} = await import('./run-screen.js');
	return runScreen(wish, env);
}
