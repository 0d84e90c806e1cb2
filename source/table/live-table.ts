/** A table with people and bots: it applies what is asked for, keeps the record, tells everyone, and plays the bots' turns. */
import type {Bot, Choice} from '../bots/bot.js';
import {type ProgramFailure, substituteLevel} from '../bots/program.js';
import type {Secret} from '../chance.js';
import {type Action, refusalOf} from '../match/action.js';
import type {Match} from '../match/match.js';
import {step} from '../match/reducer.js';
import {type PackedView, packView} from '../match/packed-view.js';
import {type View, viewOf} from '../match/view.js';
import {linesOf} from '../record/format.js';
import type {StoreFault} from '../record/store.js';
import type {Move} from '../rules/move.js';
import type {Seat} from '../rules/variant.js';
import {adviceFor} from './advice.js';
import {gatherAudience} from './audience.js';
import {type BotTurn, takeBotTurns} from './bot-turns.js';
import type {ExternalBot} from './external-bot.js';
import {takeProgramTurns} from './external-bot-turns.js';
import type {Table} from './table.js';
import {
	type Question, botChoice, decisionPlace, dueDealing, seatInTurn,
} from './turns.js';

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
	/** Lets a bot that needs long choose in another thread; without it all choose in this one. */
	readonly ponder?: (question: Question) => Promise<Move>;
	/** Thinks a hint up in another thread; without it that is done in this one. */
	readonly advise?: (view: PackedView) => Promise<Choice>;
	/** For each seat at the level `exec` its program, which must be there. */
	readonly programs?: ReadonlyArray<ExternalBot | undefined>;
	/** Told when a program has failed, before another bot sits in for it. */
	readonly programFailed?: (failure: ProgramFailure) => void;
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
	const programTurns = takeProgramTurns(setting.programs ?? [], secret);
	let {match} = setting;
	let isOpen = true;
	let isFaultTold = false;

	for (const [seat, {kind, level}] of match.players.entries()) {
		if (kind === 'bot' && !programTurns.plays(match, seat)) {
			botAt(level);
		}
	}

	const botTurns = takeBotTurns({
		inTurn: botInTurn,
		play(move) {
			const seat = match.table!.deal.turn;
			replaceFailed(seat);
			apply({type: 'move', seat, move});
		},
		pauseMilliseconds,
		later,
	});
	botTurns.begin();

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
			botTurns.goOn();
			return undefined;
		},

		async advise(seat) {
			const action: Action = {type: 'hint', seat};
			if (seatInTurn(match) !== seat || refusalOf(match, action) !== undefined) {
				return undefined;
			}

			apply(action);
			const asked = match;
			const choice = await thoughtUp(viewOf(match, seat));
			return match === asked && isOpen ? choice : undefined;
		},

		proceed() {
			const dealing = dueDealing(match, {secret, words});
			if (dealing !== undefined) {
				apply(dealing);
				botTurns.goOn();
			}
		},

		hurry: botTurns.hurry,
		subscribe: audience.subscribe,

		close() {
			isOpen = false;
			botTurns.goOn();
		},
	};

	function apply(action: Action): void {
		const next = step(match, action);
		keepLines(linesOf(action, next));
		match = next.match;
		views.clear();
		audience.tell(next.events);
	}

	async function thoughtUp(view: View): Promise<Choice | undefined> {
		try {
			return setting.advise === undefined ? adviceFor(view) : await setting.advise(packView(view));
		} catch {
			// The other thread is lost, with the table or before it.
			return isOpen ? adviceFor(view) : undefined;
		}
	}

	function keepLines(lines: readonly string[]): void {
		const fault = setting.keep(lines);
		if (fault !== undefined && !isFaultTold) {
			isFaultTold = true;
			setting.notKept?.(fault);
		}
	}

	function botInTurn(): BotTurn | undefined {
		const seat = seatInTurn(match);
		const player = seat === undefined ? undefined : match.players[seat];
		if (!isOpen || player?.kind !== 'bot') {
			return undefined;
		}

		if (programTurns.plays(match, seat!)) {
			return programTurns.turnOf(match, seat!);
		}

		const bot = botAt(player.level);
		const place = decisionPlace(match);
		return {
			choose: () => botChoice(match, bot, secret).move,
			ponder: bot.isSlow && setting.ponder
				? async () => setting.ponder!({
					level: bot.level, view: packView(viewOf(match, seat)), secret, place,
				})
				: undefined,
		};
	}

	/** From here on somebody else plays for a program that failed. */
	function replaceFailed(seat: Seat): void {
		const failure = programTurns.takeFailure(seat);
		if (failure !== undefined) {
			setting.programFailed?.(failure);
			apply({
				type: 'seat', seat, kind: 'bot', level: substituteLevel,
			});
		}
	}

	function botAt(level: string | undefined): Bot {
		const bot = level === undefined ? undefined : setting.bots(level);
		if (bot === undefined) {
			throw new Error(`There is no bot that plays at the level ${level}.`);
		}

		return bot;
	}
}
