/** The seats of a match that programs from outside play. */
import {
	type Program, type ProgramFailure, programLevel, substituteLevel,
} from '../bots/program.js';
import {type Match, type Player, phaseOf} from '../match/match.js';
import {step} from '../match/reducer.js';
import {linesOf} from '../record/format.js';
import type {OpenRecord} from '../record/store.js';
import type {Seat} from '../rules/variant.js';
import {type ExternalBot, type Later, startProgram} from './external-bot.js';

/** For each seat the program that plays it, where one does. */
export type Programs = ReadonlyArray<Program | undefined>;

/** The seats at the level `exec` that nobody has named a program for. */
export function seatsWithoutProgram(players: readonly Player[], programs: Programs = []): Seat[] {
	return [...players.keys()].filter(seat => players[seat].level === programLevel && programs.at(seat) === undefined);
}

/** The players with a substitute in these seats. */
export function withSubstitutes(players: readonly Player[], seats: readonly Seat[]): Player[] {
	return players.map((player, seat) => seats.includes(seat) ? {...player, level: substituteLevel} : player);
}

/** The match with substitutes in these seats from here on: its record says so, and `programFailed` is told. */
export function seatSubstitutes(match: Match, seats: readonly Seat[], {record, programFailed}: {
	readonly record: OpenRecord;
	readonly programFailed: ((failure: ProgramFailure) => void) | undefined;
}): Match {
	if (phaseOf(match) === 'match-over') {
		return {...match, players: withSubstitutes(match.players, seats)};
	}

	let next = match;
	for (const seat of seats) {
		const action = {
			type: 'seat', seat, kind: 'bot', level: substituteLevel,
		} as const;
		const seated = step(next, action);
		// Lines that cannot be written now are written with the next ones, or it is said then.
		record.append(linesOf(action, seated));
		programFailed?.(unnamed(match.players[seat]));
		next = seated.match;
	}

	return next;
}

/** What is to be said of a player for whom nobody named a program. */
export function unnamed({name}: Player): ProgramFailure {
	return {name, trouble: {kind: 'unnamed'}, complaint: ''};
}

/** Starts the programs of a match: for each seat at the level `exec` its own. */
export function startPrograms(players: readonly Player[], programs: Programs | undefined, later: Later): Array<ExternalBot | undefined> {
	return players.map(({name, level}, seat) => {
		const program = level === programLevel ? programs?.at(seat) : undefined;
		return program && startProgram(program, {name, later});
	});
}
