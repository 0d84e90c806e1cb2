import {Box} from 'ink';
import {wordsFor} from '../../words/words-for.js';
import {Panel} from '../components/panel.js';
import type {BoardMemory} from '../game/board-memory.js';
import {shownSide} from '../game/game.js';
import {keysInTurn} from '../game/table-keys.js';
import type {KeyWord} from '../key-labels.js';
import type {Course} from '../lessons/course.js';
import {type Training, isAnswered} from '../lessons/training.js';
import {keyLine} from '../panels/key-line.js';
import {lessonParts} from '../panels/lesson-parts.js';
import {studyTitle} from '../panels/lesson.js';
import {urgentLines} from '../panels/notices.js';
import {noticeLines} from '../panels/prompt.js';
import {sightOf} from '../panels/sight.js';
import type {State} from '../state.js';
import type {Theme} from '../text/theme.js';

type LessonProps = {
	readonly state: State;
	readonly study: Course | Training;
	readonly theme: Theme;
	readonly boards: BoardMemory;
};

/** A position, what is to be done in it, and what is said to what was done; why a key did nothing stands in the place of the keys. */
export function LessonScreen({state, study, theme, boards}: LessonProps) {
	const {columns: width, rows: height} = state.size;
	const words = wordsFor(state.preferences.language);
	const isOver = study.kind === 'drill' ? isAnswered(study) : study.lesson.phase !== 'asked';
	const {notice} = study.game;
	const table = shownSide(study.game)!;
	const own: readonly KeyWord[] = isOver ? ['next'] : keysInTurn(table);
	const keys = urgentLines(words, state)
		?? (notice === undefined ? undefined : noticeLines(sightOf(state, study.game, table), notice))
		?? [keyLine(words, [...own, 'help', 'back', 'arms', ...(state.able.unicode ? ['glyphs'] as const : [])], width)];
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
