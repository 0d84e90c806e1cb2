/** A lesson on the screen: its table, and what has been said to the last move. */
import {type Move, draw} from '../../rules/move.js';
import type {Variant} from '../../rules/variant.js';
import {
	type Lesson, type Say, answer, learner, lessonIn, proceed,
} from '../../teaching/lessons/lesson.js';
import type {Key} from '../../terminal/key-names.js';
import type {Game} from '../game/game.js';
import {commandOf} from '../keys.js';
import {pressAtTable, tableFor, withUnknownKey} from './own-table.js';

/** An answer, and the lesson as it was when the move was made. */
export type Said = {readonly before: Lesson; readonly say: Say};

export type Course = {
	readonly kind: 'lesson';
	readonly lesson: Lesson;
	readonly game: Game;
	/** Nothing before the first move of a step; several where tiles were drawn until one fitted. */
	readonly said: readonly Said[];
};

/** The lesson of a variant, at its beginning. */
export function courseIn(variant: Variant, name: string): Course {
	return courseAt(lessonIn(variant, name));
}

/** The course after a key; undefined when it is left. */
export function pressInCourse(course: Course, key: Key): Course | undefined {
	const {lesson, game} = course;
	const command = commandOf(key);
	if (lesson.phase !== 'asked') {
		if (command === 'leave' || command === 'back') {
			return undefined;
		}

		const isOver = lesson.phase === 'finished';
		if (command !== 'enter' && key !== ' ') {
			return {...course, game: withUnknownKey(game)};
		}

		return isOver ? undefined : courseAt(proceed(lesson));
	}

	const pressed = pressAtTable(game, key);
	if (pressed.isLeft) {
		return undefined;
	}

	return pressed.move === undefined ? {...course, game: pressed.game} : answered({...course, game: pressed.game}, pressed.move);
}

function courseAt(lesson: Lesson): Course {
	return {
		kind: 'lesson', lesson, game: tableFor(lesson.match, learner), said: [],
	};
}

/** A wrong answer leaves the table as it is. Whoever draws draws until a tile fits. */
function answered({lesson: first, game}: Course, move: Move): Course {
	const said: Said[] = [];
	let lesson = first;
	for (let next: Move | undefined = move; next !== undefined;) {
		const {lesson: after, say} = answer(lesson, next);
		said.push({before: lesson, say});
		lesson = after;
		next = say.kind === 'more' ? draw : undefined;
	}

	return lesson.match === first.match
		? {
			kind: 'lesson', lesson, game, said,
		}
		: {...courseAt(lesson), said};
}
