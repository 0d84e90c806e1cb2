import {
	Component, type ReactElement, useEffect, useMemo, useSyncExternalStore,
} from 'react';
import {wordsFor} from '../words/words-for.js';
import {createBoardMemory} from './board-memory.js';
import {Panel} from './components/panel.js';
import {nextAtKeyboard, shownSide} from './game.js';
import {tooSmallLines} from './panels/notices.js';
import type {Program} from './program.js';
import {isTooSmall} from './rows.js';
import {HandOver} from './screens/hand-over.js';
import {HelpScreen} from './screens/help-screen.js';
import {MenuScreen} from './screens/menu-screen.js';
import {TableScreen} from './screens/table-screen.js';
import type {Theme} from './theme.js';

export type AppProps = {
	readonly program: Program;
	readonly theme: Theme;
};

/** Shows the state of the program; it only picks the screen. Keys go to the program, not through here. */
export function App({program, theme}: AppProps) {
	const state = useSyncExternalStore(program.subscribe, program.state);
	const boards = useMemo(() => createBoardMemory(), []);
	useEffect(() => {
		program.shown();
	});
	const {size, help, game, menu} = state;
	if (isTooSmall(size)) {
		return <Panel lines={tooSmallLines(wordsFor(state.preferences.language), size)} width={size.columns} theme={theme}/>;
	}

	if (help !== undefined) {
		return <HelpScreen state={state} first={help} theme={theme}/>;
	}

	const side = game && shownSide(game);
	if (game !== undefined && side !== undefined) {
		const next = nextAtKeyboard(game);
		return next === undefined
			? <TableScreen state={state} game={game} side={side} theme={theme} boards={boards}/>
			: <HandOver state={state} game={game} seat={next} theme={theme}/>;
	}

	return menu && <MenuScreen state={state} menu={menu} theme={theme}/>;
}

/** Hands what a screen throws to whoever can give the terminal back, instead of ending with 0. */
export class Boundary extends Component<{readonly onFault: (error: unknown) => void; readonly children: ReactElement}, {readonly hasFailed: boolean}> {
	static getDerivedStateFromError() {
		return {hasFailed: true};
	}

	override state = {hasFailed: false};

	override componentDidCatch(error: unknown) {
		this.props.onFault(error);
	}

	override render() {
		return this.state.hasFailed ? undefined : this.props.children;
	}
}
