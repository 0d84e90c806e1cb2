import {Box} from 'ink';
import type {Seat} from '../../rules/variant.js';
import {wordsFor} from '../../words/words-for.js';
import {Panel} from '../components/panel.js';
import type {Game} from '../game/game.js';
import {handOverLines} from '../panels/hand-over.js';
import {urgentLines} from '../panels/notices.js';
import type {State} from '../state.js';
import type {Theme} from '../text/theme.js';

/** Between the turns of two people at one keyboard: no hand is open. */
export function HandOver({state, game, seat, theme}: {readonly state: State; readonly game: Game; readonly seat: Seat; readonly theme: Theme}) {
	const {columns: width, rows: height} = state.size;
	const words = wordsFor(state.preferences.language);
	const urgent = urgentLines(words, state) ?? [];
	const lines = handOverLines({words, game, seat}, {columns: width, rows: height - urgent.length});
	return (
		<Box flexDirection='column' width={width} height={height}>
			<Panel lines={lines} width={width} theme={theme}/>
			<Panel lines={urgent} width={width} theme={theme}/>
		</Box>
	);
}
