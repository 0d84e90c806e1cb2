/** A lesson: real positions, a task each, and the kernel judges what the learner does. */
import {type ActionRefusal, refusalOf} from '../../match/action.js';
import type {Event} from '../../match/events.js';
import type {Match} from '../../match/match.js';
import {step as make} from '../../match/reducer.js';
import {allowedMoves} from '../../rules/allowed.js';
import {type Move, draw} from '../../rules/move.js';
import type {Seat, Variant} from '../../rules/variant.js';
import {companyOf} from '../company.js';
import {moveIn, movesIn} from '../notation.js';
import {matchIn, playedOn} from '../position.js';
import {type Goal, reaches} from './goal.js';
import {stepsOf} from './steps.js';

/** Where the learner sits. */
export const learner: Seat = 0;

/** Where a learner stands in a lesson. */
export type Lesson = {
	readonly variant: Variant;
	/** What the learner is called. */
	readonly name: string;
	/** The present step, from 0, and how many there are. */
	readonly step: number;
	readonly steps: number;
	/** Names the words of the step. */
	readonly id: string;
	readonly goal: Goal;
	/** A move that does what is asked for. */
	readonly solution: Move;
	/** The table: before the move, and once that is `answered`, after it. */
	readonly match: Match;
	/** `asked` until the task is done, then `answered` until the learner goes on; after the last step `finished`. */
	readonly phase: 'asked' | 'answered' | 'finished';
	/** How often the learner was wrong in this step. */
	readonly misses: number;
};

/**
What is to be said of a move: that it is not allowed (`refused`); that it is, but not what was asked for (`missed`,
and `events` say what it would have made); that it was right so far (`more`), or altogether. After the second miss
with a hint.
*/
export type Say =
	| {readonly kind: 'refused'; readonly move: Move; readonly refusal: ActionRefusal; readonly hint: Move | undefined}
	| {readonly kind: 'missed'; readonly move: Move; readonly events: readonly Event[]; readonly hint: Move | undefined}
	| {readonly kind: 'more' | 'right'; readonly move: Move; readonly events: readonly Event[]};

export type Answered = {
	readonly lesson: Lesson;
	readonly say: Say;
};

const missesBeforeHint = 2;

/** A variant's lesson, at its first step. */
export function lessonIn(variant: Variant, name: string): Lesson {
	return enter({variant, name, step: 0});
}

/** Judges what the learner does while he is asked. What is not allowed or not asked for changes nothing but the number of misses. */
export function answer(lesson: Lesson, move: Move): Answered {
	const {goal, match, phase, solution} = lesson;
	if (phase !== 'asked') {
		throw new Error('Nothing is asked now.');
	}

	const misses = lesson.misses + 1;
	const hint = misses >= missesBeforeHint ? solution : undefined;
	const action = {type: 'move', seat: learner, move} as const;
	const refusal = refusalOf(match, action);
	if (refusal !== undefined) {
		return {
			lesson: {...lesson, misses},
			say: {
				kind: 'refused', move, refusal, hint,
			},
		};
	}

	const {match: after, events} = make(match, action);
	const laid = events.find(event => event.type === 'laid');
	if (!reaches(goal, {before: match.table!.deal, move, laid})) {
		return {
			lesson: {...lesson, misses},
			say: {
				kind: 'missed', move, events, hint,
			},
		};
	}

	const {deal} = after.table!;
	const drawsOn = move === draw && deal.turn === learner && allowedMoves(deal).includes(draw);
	return {
		lesson: {...lesson, match: after, phase: drawsOn ? 'asked' : 'answered'},
		say: {kind: drawsOn ? 'more' : 'right', move, events},
	};
}

/** Goes on once the task is done: to the next step, or to the end. */
export function proceed(lesson: Lesson): Lesson {
	if (lesson.phase !== 'answered') {
		return lesson;
	}

	const {variant, name, step, steps, match} = lesson;
	return step + 1 === steps
		? {...lesson, phase: 'finished'}
		: enter({
			variant, name, step: step + 1, before: match,
		});
}

function enter({variant, name, step, before}: {variant: Variant; name: string; step: number; before?: Match}): Lesson {
	const steps = stepsOf(variant);
	const {
		id, position, meanwhile = '', goal, solution,
	} = steps[step];
	return {
		variant,
		name,
		step,
		steps: steps.length,
		id,
		goal,
		solution: moveIn(solution),
		match: position === undefined ? playedOn(before!, movesIn(meanwhile)) : matchIn(variant, position, companyOf({name, seat: learner, seats: position.hands.length})),
		phase: 'asked',
		misses: 0,
	};
}
