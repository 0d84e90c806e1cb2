import {Box} from 'ink';
import {arrange} from '../arrangement.js';
import {Panel} from '../components/panel.js';
import type {BoardMemory} from '../game/board-memory.js';
import {arrangeTable, boardRoom, linesOverKeys} from '../game/board-room.js';
import type {Game, Side} from '../game/game.js';
import {besideLines} from '../panels/beside.js';
import {dealEndLines} from '../panels/deal-end.js';
import {endsLines} from '../panels/ends.js';
import {eventsLines} from '../panels/events.js';
import {handLines} from '../panels/hand.js';
import {seatsLine} from '../panels/seats.js';
import {sightOf} from '../panels/sight.js';
import {tableKeyLine} from '../panels/table-key-line.js';
import {titleLine} from '../panels/title.js';
import type {State} from '../state.js';
import {fillLines} from '../text/text.js';
import type {Theme} from '../text/theme.js';

type TableProps = {
	readonly state: State;
	readonly game: Game;
	readonly side: Side;
	readonly theme: Theme;
};

/** The match: title and board, beside the board a panel where the window is wide, and what belongs under the board. */
export function TableScreen({boards, ...props}: TableProps & {readonly boards: BoardMemory}) {
	const {state, game, side, theme} = props;
	const {columns: width, rows: height} = state.size;
	const sight = sightOf(state, game, side);
	const board = boardRoom(state, game, side);
	const {beside} = arrange(state.size, 1);
	return (
		<Box flexDirection='column' width={width} height={height}>
			<Panel lines={[titleLine(sight, beside === 0)]} width={width} theme={theme}/>
			<Box>
				<Panel lines={boards.draw(state, side, board)} width={board.columns} theme={theme}/>
				{beside > 0 && <Panel lines={besideLines(sight, {columns: beside, rows: board.rows})} width={beside} theme={theme}/>}
			</Box>
			{side.view.phase === 'playing' ? <UnderBoardInPlay {...props}/> : <UnderBoardAtEnd {...props} rows={height - 1 - board.rows}/>}
		</Box>
	);
}

function UnderBoardInPlay({state, game, side, theme}: TableProps) {
	const {columns: width} = state.size;
	const sight = sightOf(state, game, side);
	const hand = handLines(sight);
	const rows = arrangeTable(state, game, side);
	const events = {columns: width, rows: rows.events};
	return (
		<>
			<Panel lines={endsLines(sight, rows.ends)} width={width} theme={theme}/>
			{rows.seats > 0 && <Panel lines={[seatsLine(sight)]} width={width} theme={theme}/>}
			<Panel lines={fillLines(eventsLines(sight, events), rows.events)} width={width} theme={theme}/>
			<Panel lines={fillLines(hand, rows.hand)} width={width} theme={theme}/>
			<Panel lines={[...linesOverKeys(state, game, side), tableKeyLine(state, game, side)]} width={width} theme={theme}/>
		</>
	);
}

function UnderBoardAtEnd({state, game, side, theme, rows}: TableProps & {readonly rows: number}) {
	const {columns: width} = state.size;
	const sight = sightOf(state, game, side);
	const keys = [...linesOverKeys(state, game, side), tableKeyLine(state, game, side)];
	const room = rows - keys.length;
	return (
		<>
			<Panel lines={fillLines(dealEndLines(sight, room), room)} width={width} theme={theme}/>
			<Panel lines={keys} width={width} theme={theme}/>
		</>
	);
}
