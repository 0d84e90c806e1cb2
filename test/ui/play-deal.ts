import type {OpenApp} from './open-app.js';

/** Plays to the end of the deal by keys alone, and reads it: what the cursor is on, the first place where there are several. */
export async function playDeal({press, program, read}: Pick<OpenApp, 'press' | 'program' | 'read'>) {
	const isInPlay = () => [...program.state().game?.sides.values() ?? []].some(({view}) => view.phase === 'playing');
	for (let turns = 0; isInPlay(); turns++) {
		if (turns > 200) {
			throw new Error('The deal does not end.');
		}

		await press('tab', 'enter'); // eslint-disable-line no-await-in-loop
	}

	await read();
}
