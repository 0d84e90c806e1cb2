import {Box} from 'ink';
import {wordsFor} from '../../words/words-for.js';
import {Panel} from '../components/panel.js';
import type {BoardMemory} from '../game/board-memory.js';
import type {Course} from '../lessons/course.js';
import {type Training, isAnswered} from '../lessons/training.js';
import {keyLine} from '../panels/key-line.js';
import {lessonParts} from '../panels/lesson-parts.js';
import {studyTitle} from '../panels/lesson.js';
import {urgentLines} from '../panels/notices.js';
import type {State} from '../state.js';
import type {Theme} from '../text/theme.js';

type LessonProps = {
	readonly state: State;
	readonly study: Course | Training;
	readonly theme: Theme;
	readonly boards: BoardMemory;
};

/** A position, what is to be done in it, and what is said to what was done. */
export function LessonScreen({state, study, theme, boards}: LessonProps) {
	const {columns: width, rows: height} = state.size;
	const words = wordsFor(state.preferences.language);
	const isOver = study.kind === 'drill' ? isAnswered(study) : study.lesson.phase !== 'asked';
	const keys = urgentLines(words, state) ?? [keyLine(words, isOver ? ['next', 'help', 'back'] : ['tile', 'place', 'lay', 'help', 'back', 'move', 'arms', 'glyphs'], width)];
	const {side, hand, ends, text, board} = lessonParts(state, study, keys.length);
	return (
		<Box flexDirection='column' width={width} height={height}>
			<Panel lines={[studyTitle(words, study, width)]} width={width} theme={theme}/>
			<Panel lines={boards.draw(state, side, board)} width={width} theme={theme}/>
			<Panel lines={ends} width={width} theme={theme}/>
			<Panel lines={text} width={width} theme={theme}/>
			<Panel lines={hand} width={width} theme={theme}/>
			<Panel lines={keys} width={width} theme={theme}/>
		</Box>
	);
}
