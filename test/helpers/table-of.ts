/** A table to try things at: Ania against novices, on a clock that stands still. */
import {botByLevel} from '../../source/bots/index.js';
import type {ProgramFailure} from '../../source/bots/program.js';
import {seededSecret} from '../../source/chance.js';
import {type Match, type Player, newMatch} from '../../source/match/match.js';
import type {StoreFault} from '../../source/record/store.js';
import {agree} from '../../source/rules/variant.js';
import type {ExternalBot} from '../../source/table/external-bot.js';
import {type TableSetting, openTable} from '../../source/table/live-table.js';
import type {Table} from '../../source/table/table.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {createClock} from './clock.js';
import {bots} from './play-matches.js';

export const ania: Player = {name: 'Ania', kind: 'human'};
export const secret = seededSecret('table');

type Given = {
	readonly match?: Match;
	readonly pauseMilliseconds?: number;
	readonly programs?: ReadonlyArray<ExternalBot | undefined>;
	readonly advise?: TableSetting['advise'];
	readonly keep?: (lines: readonly string[]) => StoreFault | undefined;
};

/** A table where Ania plays Five Up against novices, on a clock that stands still, and what has been kept of it. */
export function tableOf({match = newMatch(agree(fiveUp, {seats: 3}), [ania, ...bots(2)]), pauseMilliseconds = 0, programs, advise, keep}: Given = {}) {
	const clock = createClock();
	const lines: string[] = [];
	const faults: StoreFault[] = [];
	const failures: ProgramFailure[] = [];
	const table = openTable({
		match,
		secret,
		bots: botByLevel,
		pauseMilliseconds,
		later: clock.later,
		programs,
		advise,
		programFailed(failure) {
			failures.push(failure);
		},
		keep: keep ?? (more => {
			lines.push(...more);
			return undefined;
		}),
		notKept(fault) {
			faults.push(fault);
		},
	});
	return {
		table, clock, lines, faults, failures,
	};
}

/** Does the first thing Ania may do, if it is her turn. */
export function playFirst(table: Table): boolean {
	const move = table.view(0)?.moves.at(0);
	return move !== undefined && table.submit({type: 'move', seat: 0, move}) === undefined;
}
