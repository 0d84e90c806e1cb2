import {Box} from 'ink';
import {wordsFor} from '../../words/words-for.js';
import {Panel} from '../components/panel.js';
import type {BoardMemory} from '../game/board-memory.js';
import {emptyDesk} from '../game/desk.js';
import {shownSide} from '../game/game.js';
import type {Course} from '../lessons/course.js';
import {type Training, isAnswered} from '../lessons/training.js';
import {endsLines} from '../panels/ends.js';
import {handLines} from '../panels/hand.js';
import {keyLine} from '../panels/key-line.js';
import {studyLines, studyTitle} from '../panels/lesson.js';
import {urgentLines} from '../panels/notices.js';
import {sightOf} from '../panels/sight.js';
import type {State} from '../state.js';
import {fillLines} from '../text/text.js';
import type {Theme} from '../text/theme.js';

type LessonProps = {
	readonly state: State;
	readonly study: Course | Training;
	readonly theme: Theme;
	readonly boards: BoardMemory;
};

/** The board keeps at least so many rows; where a text needs more, it is cut. */
const lowestBoard = 5;

/** So many rows are the text's, whatever it says, so that the board stays where it is. */
const usualText = 5;

/** A position, what is to be done in it, and what is said to what was done. */
export function LessonScreen({state, study, theme, boards}: LessonProps) {
	const {columns: width, rows: height} = state.size;
	const words = wordsFor(state.preferences.language);
	const side = shownSide(study.game)!;
	const sight = sightOf(state, study.game, side);
	const isOver = study.kind === 'drill' ? isAnswered(study) : study.lesson.phase !== 'asked';
	const keys = urgentLines(words, state) ?? [keyLine(words, isOver ? ['next', 'back'] : ['tile', 'move', 'place', 'lay', 'back'], width)];
	const hand = handLines(sight);
	// In a drill, to say what each place would bring would be the answer.
	const ends = endsLines(study.kind === 'drill' ? {...sight, desk: emptyDesk} : sight, 1);
	const said = studyLines(words, study, width);
	const room = height - 1 - ends.length - hand.length - keys.length;
	const text = Math.min(room - lowestBoard, Math.max(usualText, said.length));
	return (
		<Box flexDirection='column' width={width} height={height}>
			<Panel lines={[studyTitle(words, study, width)]} width={width} theme={theme}/>
			<Panel lines={boards.draw(state, side, {columns: width, rows: room - text})} width={width} theme={theme}/>
			<Panel lines={ends} width={width} theme={theme}/>
			<Panel lines={fillLines(said, text)} width={width} theme={theme}/>
			<Panel lines={hand} width={width} theme={theme}/>
			<Panel lines={keys} width={width} theme={theme}/>
		</Box>
	);
}
