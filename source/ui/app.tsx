import {useEffect, useMemo, useSyncExternalStore} from 'react';
import {wordsFor} from '../words/words-for.js';
import {isTooSmall} from './arrangement.js';
import {Panel} from './components/panel.js';
import {createBoardMemory} from './game/board-memory.js';
import {nextAtKeyboard, shownSide} from './game/game.js';
import {tooSmallLines} from './panels/notices.js';
import type {Program} from './program.js';
import {HandOver} from './screens/hand-over.js';
import {MenuScreen} from './screens/menu-screen.js';
import {PageScreen} from './screens/page-screen.js';
import {StudyScreen} from './screens/study-screen.js';
import {TableScreen} from './screens/table-screen.js';
import {VillageScreen} from './screens/village-screen.js';
import {createTheme} from './text/theme.js';

/** Shows the state of the program; it only picks the screen. Keys go to the program, not through here. */
export function App({program}: {readonly program: Program}) {
	const state = useSyncExternalStore(program.subscribe, program.state);
	const boards = useMemo(() => createBoardMemory(), []);
	useEffect(() => {
		program.shown();
	});
	const {size, able, preferences, page, game, menu, studies, village} = state;
	const theme = useMemo(() => createTheme(preferences.theme, able), [preferences.theme, able]);
	if (isTooSmall(size)) {
		return <Panel lines={tooSmallLines(wordsFor(preferences.language), state)} width={size.columns} theme={theme}/>;
	}

	if (page !== undefined) {
		return <PageScreen state={state} page={page} theme={theme}/>;
	}

	const side = game && shownSide(game);
	if (game !== undefined && side !== undefined) {
		const next = nextAtKeyboard(game);
		return next === undefined
			? <TableScreen state={state} game={game} side={side} theme={theme} boards={boards}/>
			: <HandOver state={state} game={game} seat={next} theme={theme}/>;
	}

	const study = studies.at(-1);
	if (study !== undefined) {
		return <StudyScreen state={state} study={study} theme={theme} boards={boards}/>;
	}

	if (menu !== undefined) {
		return <MenuScreen state={state} menu={menu} theme={theme}/>;
	}

	return village && <VillageScreen state={state} village={village} theme={theme}/>;
}
