/** The turns of programs from outside at a live table. */
import {botByLevel} from '../bots/index.js';
import {type ProgramFailure, programLevel, substituteLevel} from '../bots/program.js';
import type {Secret} from '../chance.js';
import type {Match} from '../match/match.js';
import {viewOf} from '../match/view.js';
import type {Seat} from '../rules/variant.js';
import type {BotTurn} from './bot-turns.js';
import type {ExternalBot} from './external-bot.js';
import {botChoice} from './turns.js';

export type ProgramTurns = {
	readonly plays: (match: Match, seat: Seat) => boolean;
	/** The turn of the seat in turn, which a program plays. */
	readonly turnOf: (match: Match, seat: Seat) => BotTurn;
	/** How the program of a seat failed when it was last asked; told once. */
	readonly takeFailure: (seat: Seat) => ProgramFailure | undefined;
};

/** For each seat that a program plays there is one in `programs`. */
export function takeProgramTurns(programs: ReadonlyArray<ExternalBot | undefined>, secret: Secret): ProgramTurns {
	const failures = new Map<Seat, ProgramFailure>();
	return {
		plays: ({players}, seat) => players[seat].level === programLevel && programs.at(seat) !== undefined,
		turnOf: (match, seat) => turnOf(match, seat, programs[seat]!),
		takeFailure(seat) {
			const failure = failures.get(seat);
			failures.delete(seat);
			return failure;
		},
	};

	/** While it chooses nobody's keys wait; when it fails, its substitute chooses. Where there is no choice it is not asked. */
	function turnOf(match: Match, seat: Seat, program: ExternalBot): BotTurn {
		const view = viewOf(match, seat);
		const choose = () => botChoice(match, botByLevel(substituteLevel)!, secret).move;
		return view.moves.length === 1
			? {choose}
			: {
				choose,
				async ponder() {
					const chosen = await program.choose(view);
					if (typeof chosen === 'number') {
						return chosen;
					}

					failures.set(seat, chosen);
					return choose();
				},
			};
	}
}
