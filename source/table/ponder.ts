/** What runs in a thread of its own: a bot that needs long, and the adviser. */
import type {Choice} from '../bots/bot.js';
import {botByLevel} from '../bots/index.js';
import {decisionSource} from '../chance.js';
import {type PackedView, unpackView} from '../match/packed-view.js';
import type {Move} from '../rules/move.js';
import {adviceFor} from './advice.js';
import type {Question} from './turns.js';

/** However slow the machine, a bot answers after so long. */
const longestMilliseconds = 900;

/** Answers a question. The bot's usual budget is counted in play-outs, so the same question has the same answer, unless time runs out. */
export function ponder({level, view, secret, place}: Question): Move {
	const bot = botByLevel(level)!;
	const deadline = performance.now() + longestMilliseconds;
	const budget = bot.usualPlayouts === undefined ? undefined : {playouts: bot.usualPlayouts, spent: () => performance.now() > deadline};
	return bot.choose(unpackView(view), decisionSource(secret, place), budget).move;
}

/** Advice in the turn of the seat that sees this; the same in the same position. */
export function advise(view: PackedView): Choice {
	return adviceFor(unpackView(view));
}
