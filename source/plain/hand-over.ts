/** Several people at one keyboard: one gets up, the next sits down. */
import {endsLines} from './ends.js';
import {bareHandLines} from './hand.js';
import {lastMovesLines} from './last-moves.js';
import type {Sight} from './sight.js';
import type {Voice} from './voice.js';

/** A screen can be filled with empty lines; where there is none, nothing is in sight. */
export type Screen = {
	/** How many lines it has; undefined where there is none. */
	readonly rows: number | undefined;
};

/** Sends the keyboard on. What was told before stays above the empty lines, and the first time that is said. */
export function handOver({words: {plain: {hotSeat}}, view: {players, turn}}: Sight, tell: Voice, {rows = 0, isFirst}: Screen & {readonly isFirst: boolean}): void {
	tell([
		...Array.from({length: rows}, () => ''),
		...(isFirst ? [hotSeat.hidden] : []),
		hotSeat.pass(players[turn].name),
	]);
}

/** What whoever takes the keyboard has to know; what was done last only where the screen was cleared of it. */
export function takingLines(sight: Sight, {rows}: Screen): string[] {
	const {view: {layout, seat, played}} = sight;
	return [
		...(rows === undefined || played.length === 0 ? [] : lastMovesLines(sight, seat)),
		...(layout.size === 0 ? [] : endsLines(sight)),
		...bareHandLines(sight),
	];
}
