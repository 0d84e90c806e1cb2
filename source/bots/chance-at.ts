/** Chance that anyone can repeat, for advice and reviews. */
import type {View} from '../match/view.js';
import type {Chance} from './bot.js';

/** Numbers from 0 up to 1 by Park and Miller's generator, begun from the place in the match: nothing hidden is in it. */
export function chanceAt({game, deal, played}: Pick<View, 'game' | 'deal' | 'played'>): Chance {
	const modulus = 2_147_483_647;
	let state = (((game * 100) + deal) * 1000) + played.length + 1;
	return () => {
		state = (state * 16_807) % modulus;
		return state / modulus;
	};
}
