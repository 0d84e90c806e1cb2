import {Box} from 'ink';
import {wordsFor} from '../../words/words-for.js';
import {Panel} from '../components/panel.js';
import {keyLine} from '../panels/key-line.js';
import {listLines} from '../panels/lists.js';
import {urgentLines} from '../panels/notices.js';
import type {State} from '../state.js';
import {type List, learnRows} from '../study/lists.js';
import {fillLines} from '../text/text.js';
import type {Theme} from '../text/theme.js';

/** Lessons and drills, or records, to choose from. */
export function ListScreen({state, list, theme}: {readonly state: State; readonly list: List; readonly theme: Theme}) {
	const {columns: width, rows: height} = state.size;
	const words = wordsFor(state.preferences.language);
	const hasLevel = list.kind === 'learn' && learnRows[list.row].kind === 'drill';
	const keys = urgentLines(words, state) ?? [keyLine(words, ['choose', ...(hasLevel ? ['change'] as const : []), 'open', 'help', 'back'], width)];
	const room = {columns: width, rows: height - keys.length};
	return (
		<Box flexDirection='column' width={width} height={height}>
			<Panel lines={fillLines(listLines(words, list, room), room.rows)} width={width} theme={theme}/>
			<Panel lines={keys} width={width} theme={theme}/>
		</Box>
	);
}
