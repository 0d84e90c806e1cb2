/** What a program from outside answers: one line of JSON, an object with a move. */
import type {ProgramTrouble} from '../bots/program.js';
import {quotation} from '../record/lines.js';
import {visible} from '../record/visible.js';
import {type Move, parseMove} from '../rules/move.js';

/** The move that a line names, if it is one of `moves`; else what is wrong with it. Other fields, such as a reason, are not looked at. */
export function moveIn(line: string, moves: readonly Move[]): Move | ProgramTrouble {
	const text = fieldMove(line);
	const move = text === undefined ? undefined : parseMove(text);
	if (text === undefined || move === undefined) {
		return {kind: 'not-understood', wrote: shown(line)};
	}

	return moves.includes(move) ? move : {kind: 'not-allowed', move: shown(text)};
}

/** A text of a program, as it is quoted: safe to show, and without the end of a long one. */
export function shown(text: string, most?: number): string {
	return visible(quotation(text.trim(), most));
}

function fieldMove(line: string): string | undefined {
	try {
		const parsed: unknown = JSON.parse(line);
		return typeof parsed === 'object' && parsed !== null && 'move' in parsed && typeof parsed.move === 'string' ? parsed.move : undefined;
	} catch {
		return undefined;
	}
}
