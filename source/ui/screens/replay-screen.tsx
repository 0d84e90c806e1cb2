import {Box} from 'ink';
import {arrange} from '../arrangement.js';
import {Panel} from '../components/panel.js';
import type {BoardMemory} from '../game/board-memory.js';
import {besideLines} from '../panels/beside.js';
import {labelledKeys} from '../panels/key-line.js';
import {urgentLines} from '../panels/notices.js';
import {replayLines, replayRoom, replaySight} from '../panels/replay.js';
import {titleLine} from '../panels/title.js';
import type {Showing} from '../replay/showing.js';
import type {State} from '../state.js';
import type {Theme} from '../text/theme.js';

type ReplayProps = {
	readonly state: State;
	readonly showing: Showing;
	readonly theme: Theme;
	readonly boards: BoardMemory;
};

/** One step of a record: the table as it was, and what was done. */
export function ReplayScreen({state, showing, theme, boards}: ReplayProps) {
	const {columns: width, rows: height} = state.size;
	const sight = replaySight(state, showing);
	const {words: {reel: {keys, space}}} = sight;
	const board = replayRoom(state, showing);
	const {beside} = arrange(state.size, 1);
	const last = urgentLines(sight.words, state) ?? [labelledKeys([
		['←→', keys.tile],
		['↑↓', keys.deal],
		[space, showing.isPlaying ? keys.stop : keys.play],
		['o', keys.hands],
		['?', sight.words.screens.keys.help],
		['q', keys.leave],
		...(state.village === undefined ? [['r', sight.words.review.key] as const] : []),
		['Home End', keys.ends],
		['=', sight.words.screens.keys.arms],
	], width)];
	return (
		<Box flexDirection='column' width={width} height={height}>
			<Panel lines={[titleLine(sight, beside === 0)]} width={width} theme={theme}/>
			<Box>
				<Panel lines={boards.draw(state, sight, board)} width={board.columns} theme={theme}/>
				{beside > 0 && <Panel lines={besideLines(sight, {columns: beside, rows: board.rows})} width={beside} theme={theme}/>}
			</Box>
			<Panel lines={replayLines(state, showing, height - 1 - board.rows - last.length)} width={width} theme={theme}/>
			<Panel lines={last} width={width} theme={theme}/>
		</Box>
	);
}
