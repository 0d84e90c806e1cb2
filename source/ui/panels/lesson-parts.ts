/** The parts of a lesson or a drill, and how they share the window. */
import {wordsFor} from '../../words/words-for.js';
import type {Size} from '../arrangement.js';
import {emptyDesk} from '../game/desk.js';
import {type Side, shownSide} from '../game/game.js';
import type {Course} from '../lessons/course.js';
import type {Training} from '../lessons/training.js';
import type {State} from '../state.js';
import {type Line, fillLines} from '../text/text.js';
import {endsLines} from './ends.js';
import {handLines} from './hand.js';
import {studyLines} from './lesson.js';
import {sightOf} from './sight.js';

export type LessonParts = {
	readonly side: Side;
	readonly board: Size;
	readonly ends: readonly Line[];
	/** The task, or the answer. */
	readonly text: readonly Line[];
	readonly hand: readonly Line[];
};

/** The board keeps at least so many rows; where a text needs more, it is cut. */
const lowestBoard = 5;

/** So many rows are the text's, whatever it says, so that the board stays where it is. */
const usualText = 5;

/** The parts under the title and over so many rows of keys. */
export function lessonParts(state: State, study: Course | Training, keyRows: number): LessonParts {
	const {columns, rows} = state.size;
	const words = wordsFor(state.preferences.language);
	const side = shownSide(study.game)!;
	const sight = sightOf(state, study.game, side);
	const hand = handLines(sight);
	// In a drill, to say what each place would bring would be the answer.
	const ends = endsLines(study.kind === 'drill' ? {...sight, desk: emptyDesk} : sight, 1);
	const said = studyLines(words, study, columns);
	const room = rows - 1 - ends.length - hand.length - keyRows;
	const height = Math.min(room - lowestBoard, Math.max(usualText, said.length));
	return {
		side, board: {columns, rows: room - height}, ends, text: fillLines(said, height), hand,
	};
}
