/**
A program from outside at the table: it gets a line of JSON when it has to choose, and answers with one.

Whatever it does, it costs its seat and nothing more: who fails once is ended and never asked again.
*/
import type {Program, ProgramFailure, ProgramTrouble} from '../bots/program.js';
import type {View} from '../match/view.js';
import type {Move} from '../rules/move.js';
import {moveIn, shown} from './external-bot-answer.js';
import {startProcess} from './external-bot-process.js';
import {requestOf} from './external-bot-request.js';

export type ExternalBot = {
	/** Chooses for the seat in turn, whose view it is; or says how the program failed. Questions are answered in their order. */
	readonly choose: (view: View) => Promise<Move | ProgramFailure>;
	/** Ends the program. */
	readonly close: () => void;
};

/** The clock: runs an action after some milliseconds; the answer calls it off. */
export type Later = (milliseconds: number, action: () => void) => () => void;

/** Starts a program for the seat of a player with this name. */
export function startProgram({command, patience}: Program, {name, later}: {readonly name: string; readonly later: Later}): ExternalBot {
	let trouble: ProgramTrouble | undefined;
	/** Takes what answers the question that is asked. */
	let settle: ((answer: string | undefined) => void) | undefined;
	let lastAnswer: Promise<unknown> = Promise.resolve();
	const running = startProcess(command, {
		line(line) {
			if (settle === undefined) {
				fail({kind: 'unasked', wrote: shown(line)});
			} else {
				settle(line);
			}
		},
		trouble: fail,
	});

	function fail(what: ProgramTrouble): void {
		trouble ??= what;
		running.end();
		settle?.(undefined);
	}

	async function ask(view: View): Promise<Move | ProgramFailure> {
		const answer = trouble === undefined ? await answerTo(JSON.stringify(requestOf(view))) : undefined;
		const move = answer === undefined ? undefined : moveIn(answer, view.moves);
		if (typeof move === 'number') {
			return move;
		}

		if (move !== undefined) {
			fail(move);
		}

		return {name, trouble: move ?? trouble!, complaint: running.complaint()};
	}

	/** The next line; undefined once the program has failed. */
	async function answerTo(request: string): Promise<string | undefined> {
		return new Promise(resolve => {
			const callOff = later(patience, () => {
				fail({kind: 'late', milliseconds: patience});
			});
			settle = answer => {
				settle = undefined;
				callOff();
				resolve(answer);
			};

			running.write(request);
		});
	}

	return {
		async choose(view) {
			const choice = lastAnswer.then(async () => ask(view));
			lastAnswer = choice;
			return choice;
		},
		close() {
			fail({kind: 'ended', by: 'SIGKILL'});
		},
	};
}
