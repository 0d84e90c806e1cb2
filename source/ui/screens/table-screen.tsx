import {Box} from 'ink';
import type {BoardMemory} from '../board-memory.js';
import {Panel} from '../components/panel.js';
import type {Game, Side} from '../game.js';
import {dealEndLines} from '../panels/deal-end.js';
import {endsLines} from '../panels/ends.js';
import {eventsLines} from '../panels/events.js';
import {handLines} from '../panels/hand.js';
import {keyLine} from '../panels/key-line.js';
import {urgentLines} from '../panels/notices.js';
import {promptLines} from '../panels/prompt.js';
import {seatsLine} from '../panels/seats.js';
import type {Sight} from '../panels/sight.js';
import {titleLine} from '../panels/title.js';
import {shareRows} from '../rows.js';
import type {State} from '../state.js';
import {fillLines} from '../text.js';
import type {Theme} from '../theme.js';
import {wordsFor} from '../../words/words-for.js';
import {keysAtTable} from '../table-keys.js';

export type TableScreenProps = {
	readonly state: State;
	readonly game: Game;
	readonly side: Side;
	readonly theme: Theme;
	readonly boards: BoardMemory;
};

/** The match: while a deal is played, and at its end. */
export function TableScreen(props: TableScreenProps) {
	return props.side.view.phase === 'playing' ? <DealInPlay {...props}/> : <DealEnd {...props}/>;
}

function DealInPlay({state, game, side, theme, boards}: TableScreenProps) {
	const {columns: width, rows: height} = state.size;
	const sight = sightOf(state, game, side);
	const hand = handLines(sight);
	const rows = shareRows(height, hand.length);
	const prompt = urgentLines(sight.words, state) ?? promptLines(sight, game.notice);
	const keys = keyLine(sight.words, keysAtTable(state, game, side), width);
	return (
		<Box flexDirection='column' width={width} height={height}>
			<Panel lines={[titleLine(sight)]} width={width} theme={theme}/>
			<Panel lines={boards.draw(state, side, rows.board)} width={width} theme={theme}/>
			<Panel lines={endsLines(sight, rows.ends)} width={width} theme={theme}/>
			<Panel lines={[seatsLine(sight)]} width={width} theme={theme}/>
			<Panel lines={fillLines(eventsLines(sight, rows.events), rows.events)} width={width} theme={theme}/>
			<Panel lines={fillLines(hand, rows.hand)} width={width} theme={theme}/>
			<Panel lines={[...prompt, keys].slice(0, 2)} width={width} theme={theme}/>
		</Box>
	);
}

function DealEnd({state, game, side, theme, boards}: TableScreenProps) {
	const {columns: width, rows: height} = state.size;
	const sight = sightOf(state, game, side);
	const keys = urgentLines(sight.words, state) ?? [keyLine(sight.words, keysAtTable(state, game, side), width)];
	const room = height - 1 - keys.length;
	const usual = shareRows(height, 1).board;
	const lines = dealEndLines(sight, room - usual);
	const board = Math.min(usual, room - lines.length);
	return (
		<Box flexDirection='column' width={width} height={height}>
			<Panel lines={[titleLine(sight)]} width={width} theme={theme}/>
			<Panel lines={boards.draw(state, side, board)} width={width} theme={theme}/>
			<Panel lines={fillLines(lines, room - board)} width={width} theme={theme}/>
			<Panel lines={keys} width={width} theme={theme}/>
		</Box>
	);
}

function sightOf({preferences, size}: State, {people}: Game, {view, desk, log}: Side): Sight {
	return {
		words: wordsFor(preferences.language),
		view,
		desk,
		log,
		reader: {seat: people.length > 1 ? undefined : view.seat, players: view.players, terms: view.terms},
		width: size.columns,
	};
}
