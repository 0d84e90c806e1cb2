import {Box} from 'ink';
import {Panel} from '../components/panel.js';
import {helpLines, helpRoom} from '../panels/help.js';
import {keyLine} from '../panels/key-line.js';
import {urgentLines} from '../panels/notices.js';
import {type State, helpWish} from '../state.js';
import {fillLines, span, spreadLine} from '../text.js';
import type {Theme} from '../theme.js';

/** Keys, signs and rules, from the line `first` on. */
export function HelpScreen({state, first, theme}: {readonly state: State; readonly first: number; readonly theme: Theme}) {
	const {columns: width, rows: height} = state.size;
	const wish = helpWish(state);
	const {words} = wish;
	const lines = helpLines(wish);
	const room = helpRoom(height);
	const keys = urgentLines(words, state) ?? [keyLine(words, ['scroll', 'page', 'back'], width)];
	const position = `${Math.min(first + room, lines.length)}/${lines.length}`;
	return (
		<Box flexDirection='column' width={width} height={height}>
			<Panel lines={[spreadLine([span(words.screens.panels.help, 'heading')], [span(position)], width)]} width={width} theme={theme}/>
			<Panel lines={fillLines(lines.slice(first), height - 1 - keys.length)} width={width} theme={theme}/>
			<Panel lines={keys} width={width} theme={theme}/>
		</Box>
	);
}
