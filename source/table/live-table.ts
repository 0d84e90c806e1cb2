/** A table with people and bots: it applies what is asked for, keeps the record, tells everyone, and plays the bots' turns. */
import type {Bot} from '../bots/bot.js';
import type {Secret} from '../chance.js';
import {type Action, refusalOf} from '../match/action.js';
import type {Match} from '../match/match.js';
import {step} from '../match/reducer.js';
import {type View, viewOf} from '../match/view.js';
import {linesOf} from '../record/format.js';
import type {StoreFault} from '../record/store.js';
import type {Seat} from '../rules/variant.js';
import {gatherAudience} from './audience.js';
import type {Table} from './table.js';
import {botChoice, dueDealing, seatInTurn} from './turns.js';

export type TableSetting = {
	/** The match as it begins, or as far as it has been played. */
	readonly match: Match;
	readonly secret: Secret;
	/** For each seat the words its player added to the chance of the deals. */
	readonly words?: ReadonlyArray<string | undefined>;
	/** Who plays at a level; every bot's level must be known. */
	readonly bots: (level: string) => Bot | undefined;
	/** Before each action of a bot; 0 for at once. */
	readonly pauseMilliseconds: number;
	/** The clock: runs an action after some milliseconds; the answer calls it off. */
	readonly later: (milliseconds: number, action: () => void) => () => void;
	/** Appends lines to the record, before anyone is told of what they say. Lines it could not write it has to write with the next ones. */
	readonly keep: (lines: readonly string[]) => StoreFault | undefined;
	/** Told once, when `keep` fails for the first time; the match goes on all the same. */
	readonly notKept?: (fault: StoreFault) => void;
};

/**
Opens a table. A bot that is in turn begins after the first pause, so that there is time to subscribe.

Throws when a bot's level is unknown, and when `deal` is submitted: a table deals by itself.
*/
export function openTable(setting: TableSetting): Table {
	const {secret, words, pauseMilliseconds, later} = setting;
	const audience = gatherAudience();
	const views = new Map<Seat | undefined, View>();
	let {match} = setting;
	let isOpen = true;
	let isFaultTold = false;
	let callOff: (() => void) | undefined;

	for (const {kind, level} of match.players) {
		if (kind === 'bot') {
			botAt(level);
		}
	}

	callBots(pauseMilliseconds);

	return {
		view(seat) {
			const known = views.get(seat);
			if (known !== undefined || match.table === undefined) {
				return known;
			}

			const view = viewOf(match, seat);
			views.set(seat, view);
			return view;
		},

		submit(action) {
			if (action.type === 'deal') {
				throw new TypeError('A table deals by itself.');
			}

			const refused = refusalOf(match, action);
			if (refused !== undefined) {
				return refused;
			}

			if (action.type === 'seat' && action.kind === 'bot') {
				botAt(action.level);
			}

			apply(action);
			goOn();
			return undefined;
		},

		proceed() {
			const dealing = dueDealing(match, {secret, words});
			if (dealing !== undefined) {
				apply(dealing);
				goOn();
			}
		},

		hurry: playBots,
		subscribe: audience.subscribe,

		close() {
			isOpen = false;
			callOff?.();
		},
	};

	function apply(action: Action): void {
		const next = step(match, action);
		keepLines(linesOf(action, next));
		match = next.match;
		views.clear();
		audience.tell(next.events);
	}

	function keepLines(lines: readonly string[]): void {
		const fault = setting.keep(lines);
		if (fault !== undefined && !isFaultTold) {
			isFaultTold = true;
			setting.notKept?.(fault);
		}
	}

	/** After any action: whoever is in turn now is another, or the same in another position. */
	function goOn(): void {
		if (pauseMilliseconds === 0) {
			playBots();
		} else {
			callBots(pauseMilliseconds);
		}
	}

	function callBots(pause: number): void {
		callOff?.();
		if (botInTurn() !== undefined) {
			callOff = later(pause, () => {
				playBot();
				goOn();
			});
		}
	}

	function playBots(): void {
		callOff?.();
		while (playBot()) {
			// Each turn of a bot is one action; the next may be another bot's.
		}
	}

	/** One action of the bot in turn; false when none is. */
	function playBot(): boolean {
		const bot = botInTurn();
		if (bot === undefined) {
			return false;
		}

		apply({type: 'move', seat: match.table!.deal.turn, move: botChoice(match, bot, secret).move});
		return true;
	}

	function botInTurn(): Bot | undefined {
		const seat = seatInTurn(match);
		const player = seat === undefined ? undefined : match.players[seat];
		return isOpen && player?.kind === 'bot' ? botAt(player.level) : undefined;
	}

	function botAt(level: string | undefined): Bot {
		const bot = level === undefined ? undefined : setting.bots(level);
		if (bot === undefined) {
			throw new Error(`There is no bot that plays at the level ${level}.`);
		}

		return bot;
	}
}
