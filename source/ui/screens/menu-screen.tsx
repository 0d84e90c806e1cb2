import {Box} from 'ink';
import {wordsFor} from '../../words/words-for.js';
import {Panel} from '../components/panel.js';
import type {KeyWord} from '../key-labels.js';
import {type Menu, menuRows} from '../menu/menu.js';
import {keyLine} from '../panels/key-line.js';
import {menuLines} from '../panels/menu.js';
import {urgentLines} from '../panels/notices.js';
import type {State} from '../state.js';
import {fillLines} from '../text/text.js';
import type {Theme} from '../text/theme.js';

/** The keys that do something on the row under the cursor. */
function keysOf(menu: Menu): readonly KeyWord[] {
	if (menu.typing !== undefined) {
		return ['accept', 'giveUp'];
	}

	if (menu.page === 'main' || menu.page === 'rules') {
		return ['choose', 'open', 'help', menu.page === 'main' ? 'leave' : 'back'];
	}

	const row = menuRows(menu)[menu.row];
	if (typeof row === 'object' && 'person' in row) {
		return ['choose', 'type', 'help', 'back'];
	}

	switch (row) {
		case 'start': {
			return ['choose', 'start', 'help', 'back'];
		}

		case 'menu': {
			return ['choose', 'open', 'help', 'back'];
		}

		case 'name': {
			return ['choose', 'type', 'help', 'back'];
		}

		case 'target': {
			return ['choose', 'change', 'type', 'help', 'back'];
		}

		default: {
			return ['choose', 'change', 'help', 'back'];
		}
	}
}

/** The menu. */
export function MenuScreen({state, menu, theme}: {readonly state: State; readonly menu: Menu; readonly theme: Theme}) {
	const {columns: width, rows: height} = state.size;
	const words = wordsFor(state.preferences.language);
	const lines = menuLines({
		words, menu, preferences: state.preferences, able: state.able, width,
	});
	const keys = urgentLines(words, state) ?? [keyLine(words, keysOf(menu), width)];
	return (
		<Box flexDirection='column' width={width} height={height}>
			<Panel lines={fillLines(lines, height - keys.length)} width={width} theme={theme}/>
			<Panel lines={keys} width={width} theme={theme}/>
		</Box>
	);
}
