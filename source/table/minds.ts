/** Who chooses where nobody looks on: bots of the shelf and programs from outside, each at its seat. */
import type {Budget} from '../bots/bot.js';
import {botByLevel} from '../bots/index.js';
import {type ProgramFailure, substituteLevel} from '../bots/program.js';
import {type Secret, decisionSource} from '../chance.js';
import type {Match} from '../match/match.js';
import {type View, viewOf} from '../match/view.js';
import type {Move} from '../rules/move.js';
import type {Seat} from '../rules/variant.js';
import type {ExternalBot} from './external-bot.js';
import {decisionPlace} from './turns.js';

/** A bot's own chance follows from the secret; `playouts` is how many deals one that searches plays out for a decision. */
export type MindSetting = {
	readonly secret: Secret;
	readonly playouts?: number;
	/** The clock, in milliseconds. */
	readonly now: () => number;
};

/** What a seat has done: decisions are moves where there was more than one; their milliseconds are measured. */
export type Effort = {
	readonly decisions: number;
	readonly milliseconds: number;
	/** How its program failed, if it did; its substitute played on. */
	readonly failure?: ProgramFailure;
};

/** A move; with a failure it is the substitute's, who has the seat from here. */
export type Decision = {
	readonly move: Move;
	readonly failure?: ProgramFailure;
};

export type Minds = {
	/** What the seat in turn does. What takes no waiting is answered at once; where there is no choice nobody is asked. */
	readonly decide: (match: Match, seat: Seat) => Decision | Promise<Decision>;
	/** By seat. */
	readonly efforts: () => readonly Effort[];
};

/** For each seat its bot's level and, in its place, its program. */
export function mindsOf(levels: readonly string[], programs: ReadonlyArray<ExternalBot | undefined>, setting: MindSetting): Minds {
	const efforts = levels.map((): Effort => ({decisions: 0, milliseconds: 0}));
	const minds = levels.map((level, seat) => programs.at(seat) ?? botOf(level, setting));

	const count = (seat: Seat, begun: number) => {
		const effort = efforts[seat];
		efforts[seat] = {...effort, decisions: effort.decisions + 1, milliseconds: effort.milliseconds + setting.now() - begun};
	};

	const answer = async (program: ExternalBot, view: View, {match, seat}: {match: Match; seat: Seat}): Promise<Decision> => {
		const begun = setting.now();
		const chosen = await program.choose(view);
		if (typeof chosen === 'number') {
			count(seat, begun);
			return {move: chosen};
		}

		const substitute = botOf(substituteLevel, setting);
		minds[seat] = substitute;
		efforts[seat] = {...efforts[seat], failure: chosen};
		return {move: substitute(match, view), failure: chosen};
	};

	return {
		async decide(match, seat) {
			const view = viewOf(match, seat);
			const mind = minds[seat];
			if (view.moves.length === 1) {
				return {move: view.moves[0]};
			}

			if (typeof mind !== 'function') {
				return answer(mind, view, {match, seat});
			}

			const begun = setting.now();
			const move = mind(match, view);
			count(seat, begun);
			return {move};
		},
		efforts: () => efforts,
	};
}

function botOf(level: string, {secret, playouts}: MindSetting): (match: Match, view: View) => Move {
	const bot = botByLevel(level)!;
	const budget: Budget | undefined = playouts === undefined ? undefined : {playouts, spent: () => false};
	return (match, view) => bot.choose(view, decisionSource(secret, decisionPlace(match)), budget).move;
}
