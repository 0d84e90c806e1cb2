import type {BoardMemory} from '../game/board-memory.js';
import type {State} from '../state.js';
import type {Study} from '../study/study.js';
import type {Theme} from '../text/theme.js';
import {LessonScreen} from './lesson-screen.js';
import {ListScreen} from './list-screen.js';
import {ReplayScreen} from './replay-screen.js';

type StudyProps = {
	readonly state: State;
	readonly study: Study;
	readonly theme: Theme;
	readonly boards: BoardMemory;
};

/** Whatever is open besides a match. */
export function StudyScreen({state, study, theme, boards}: StudyProps) {
	switch (study.kind) {
		case 'learn':
		case 'records': {
			return <ListScreen state={state} list={study} theme={theme}/>;
		}

		case 'replay': {
			return <ReplayScreen state={state} showing={study} theme={theme} boards={boards}/>;
		}

		case 'lesson':
		case 'drill': {
			return <LessonScreen state={state} study={study} theme={theme} boards={boards}/>;
		}
	}
}
