import {Box} from 'ink';
import {wordsFor} from '../../words/words-for.js';
import {Panel} from '../components/panel.js';
import {
	type Page, pageLines, pageRoom, pageTitle,
} from '../pages/page.js';
import {keyLine} from '../panels/key-line.js';
import {urgentLines} from '../panels/notices.js';
import type {State} from '../state.js';
import {fillLines, span, spreadLine} from '../text/text.js';
import type {Theme} from '../text/theme.js';

/** A page of text, from the line on that it is open at. */
export function PageScreen({state, page, theme}: {readonly state: State; readonly page: Page; readonly theme: Theme}) {
	const {columns: width, rows: height} = state.size;
	const words = wordsFor(state.preferences.language);
	const lines = pageLines(state, page);
	const room = pageRoom(state);
	const start = Math.max(0, Math.min(page.first, lines.length - room));
	const keys = urgentLines(words, state) ?? [keyLine(words, ['scroll', 'page', 'back'], width)];
	const position = `${Math.min(start + room, lines.length)}/${lines.length}`;
	return (
		<Box flexDirection='column' width={width} height={height}>
			<Panel lines={[spreadLine([span(pageTitle(words, page), 'heading')], [span(position)], width)]} width={width} theme={theme}/>
			<Panel lines={fillLines(lines.slice(start), height - 1 - keys.length)} width={width} theme={theme}/>
			<Panel lines={keys} width={width} theme={theme}/>
		</Box>
	);
}
