/** What a lesson says, in sentences. */
import type {Event, LaidEvent} from '../../match/events.js';
import {viewOf} from '../../match/view.js';
import type {Deal} from '../../rules/deal.js';
import type {Move} from '../../rules/move.js';
import {formatTile} from '../../rules/tile.js';
import {bonusLines} from '../../words/bonus-sentences.js';
import {eventLines} from '../../words/event-lines.js';
import {type NameOfPlace, tileAndPlace} from '../../words/hints.js';
import {refusalSentence} from '../../words/refusal-sentence.js';
import {lessonWordsOf} from '../../words/teaching.js';
import type {Words} from '../../words/words.js';
import {advised, makes} from '../told-moves.js';
import type {Goal} from './goal.js';
import {type Lesson, type Say, learner} from './lesson.js';

/** What a step tells, what it asks for, and with which keys that is done on the screen. */
export type StepText = {
	readonly tell: string;
	readonly task: string;
	readonly keys: string;
};

export function stepText(words: Words, {variant, id, goal, match}: Lesson): StepText {
	const {keys} = words.teaching;
	return {
		tell: lessonWordsOf(words, variant)[id].tell,
		task: taskSentence(words, goal),
		keys: keys[keysFor(goal, match.table!.deal)],
	};
}

/** What is asked for. */
export function taskSentence({teaching: {goals}}: Words, goal: Goal): string {
	switch (goal.kind) {
		case 'count': {
			return goals.count(goal.count);
		}

		case 'points': {
			return goals.points(goal.points);
		}

		case 'host': {
			return goals.host(formatTile(goal.host));
		}

		default: {
			return goals[goal.kind]();
		}
	}
}

function keysFor({kind}: Goal, {stage, layout}: Deal): keyof Words['teaching']['keys'] {
	switch (kind) {
		case 'draw': {
			return stage === 'draw-for-lead' ? 'drawOne' : 'draw';
		}

		case 'lead':
		case 'stop': {
			return kind;
		}

		case 'pass':
		case 'pass-lead': {
			return 'pass';
		}

		default: {
			return layout.size === 0 ? 'lead' : 'lay';
		}
	}
}

/**
What is said to an answer, a line each. `before` is the lesson as it was when the move was made. Places are
called by their hosts, or as `nameOfPlace` says.
*/
export function saySentences(words: Words, {before, say, nameOfPlace}: {before: Lesson; say: Say; nameOfPlace?: NameOfPlace}): string[] {
	switch (say.kind) {
		case 'refused': {
			const action = {type: 'move', seat: learner, move: say.move} as const;
			const why = refusalSentence(words, {
				refusal: say.refusal, action, view: viewOf(before.match, learner), nameOfPlace,
			});
			return [why, ...askedAgain(words, {before, hint: say.hint, nameOfPlace})];
		}

		case 'missed': {
			const laid = say.events.find(event => event.type === 'laid');
			return [missedSentence(words, {
				before, move: say.move, laid, nameOfPlace,
			}), ...askedAgain(words, {before, hint: say.hint, nameOfPlace})];
		}

		case 'more': {
			return toldEvents(words, before, say.events);
		}

		case 'right': {
			const told = toldEvents(words, before, say.events);
			return [`${words.teaching.answers.right} ${told[0]}`, ...told.slice(1), lessonWordsOf(words, before.variant)[before.id].after];
		}
	}
}

function missedSentence(words: Words, {before, move, laid, nameOfPlace}: {before: Lesson; move: Move; laid: LaidEvent | undefined; nameOfPlace?: NameOfPlace}): string {
	const {answers} = words.teaching;
	return laid === undefined
		? answers.notAsked
		: answers.wouldMake({...tileAndPlace(move, nameOfPlace), makes: makes(words, before.variant, laid)});
}

function askedAgain(words: Words, {before, hint, nameOfPlace}: {before: Lesson; hint: Move | undefined; nameOfPlace?: NameOfPlace}): string[] {
	return [taskSentence(words, before.goal), ...(hint === undefined ? [] : [words.teaching.answers.hint(advised(words, hint, nameOfPlace))])];
}

/** The end of a deal as a calculation, everything else as in a match. */
function toldEvents(words: Words, {match: {players, terms}}: Lesson, events: readonly Event[]): string[] {
	const reader = {seat: learner, players, terms};
	return events.flatMap(event => event.type === 'deal-over' ? bonusLines(words, event, reader) : eventLines(words, [event], reader));
}
