/** Advice from the strongest bot there is, which sees what the person sees. */
import type {Choice} from '../bots/bot.js';
import {chanceAt} from '../bots/chance-at.js';
import {botByLevel, levels} from '../bots/index.js';
import type {View} from '../match/view.js';

/** What it would do in the turn of the seat that sees this, and why; the same in the same position. */
export function adviceFor(view: View): Choice {
	return botByLevel(levels.at(-1)!)!.choose(view, chanceAt(view));
}
