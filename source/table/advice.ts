/** Advice from the strongest bot there is, which sees what the person sees. */
import type {Choice} from '../bots/bot.js';
import {botByLevel, levels} from '../bots/index.js';
import type {View} from '../match/view.js';

/** What it would do in the turn of the seat that sees this, and why; the same in the same position. */
export function adviceFor(view: View): Choice {
	return botByLevel(levels.at(-1)!)!.choose(view, chanceAt(view));
}

/** Numbers from 0 up to 1 by Park and Miller's generator, begun from the place in the match: nothing hidden is in it. */
function chanceAt({game, deal, played}: View): () => number {
	const modulus = 2_147_483_647;
	let state = (((game * 100) + deal) * 1000) + played.length + 1;
	return () => {
		state = (state * 16_807) % modulus;
		return state / modulus;
	};
}
